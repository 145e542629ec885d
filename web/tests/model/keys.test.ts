import { expect, test } from 'vitest';
import { actionOf, moveKeyOf } from '../../src/model/keys';

test('arrows follow the reading direction and shortcuts of the browser are left alone', () => {
  const key = (code: string, ctrlKey = false) => ({ code, ctrlKey, altKey: false, metaKey: false });
  expect([actionOf(key('ArrowLeft'), false), actionOf(key('ArrowLeft'), true)]).toEqual(['previous', 'next']);
  expect([actionOf(key('KeyR'), true), actionOf(key('KeyR', true), true), actionOf(key('KeyZ'), true)]).toEqual([
    'rules',
    null,
    null,
  ]);
  const keys = [{ letter: 'L', move: 'last', label: '' }];
  expect([moveKeyOf(key('KeyL'), keys)?.move, moveKeyOf(key('KeyL', true), keys)]).toEqual(['last', undefined]);
});
