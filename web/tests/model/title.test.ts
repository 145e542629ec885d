import { expect, test } from 'vitest';
import { titleOf } from '../../src/model/title';

test('the title names the page, and the game as soon as it is known', () => {
  const say = (message: string, facts = {}): string => [message, ...Object.values(facts).map(String)].join(' ');
  const called = (game: string): string => `game-${game}`;
  expect(titleOf({ page: 'home' }, null, say, called)).toBe('web-title');
  expect(titleOf({ page: 'settings' }, null, say, called)).toBe('web-title-of web-settings');
  expect(titleOf({ page: 'rules', game: 'eight', rule: null }, null, say, called)).toBe(
    'web-title-of web-rules-of game-eight',
  );
  expect(titleOf({ page: 'table', code: 'ABC234' }, null, say, called)).toBe('web-title-of web-title-code ABC234');
  expect(titleOf({ page: 'table', code: 'ABC234' }, 'tuki', say, called)).toBe(
    'web-title-of web-title-table game-tuki ABC234',
  );
  expect(titleOf({ page: 'replay', code: 'ABC234', match: 1, step: 0 }, 'taki', say, called)).toBe(
    'web-title-of web-title-replay game-taki',
  );
});
