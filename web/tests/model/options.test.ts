import { expect, test } from 'vitest';
import { typedNumber } from '../../src/model/options';
import { picturesOf } from '../../src/games/faces';
import type { OptionInfo } from '../../src/wire/types';

test('a number that is typed is taken where it is whole and within its bounds', () => {
  const rounds: OptionInfo = {
    name: 'stall',
    rule: 'TU-18',
    label: '',
    kind: 'number',
    default: 10,
    lowest: 1,
    highest: 99,
  };
  expect(
    ['3', '1', '99', ' 7 ', '3.5', '', ' ', '0', '100', '-1', 'x', '1e400'].map((text) => typedNumber(text, rounds)),
  ).toEqual([3, 1, 99, 7, null, null, null, null, null, null, null, null]);
});

test('cards stand beside a rule where the edition has them', () => {
  expect(picturesOf('taki', 'TK-01', () => true)).toEqual(expect.arrayContaining(['king', '+3', 'break']));
  const older = picturesOf('taki', 'TK-01', (rule) => rule < 'TK-26' || rule > 'TK-33');
  expect([older.includes('king'), older.includes('+3'), older.includes('break')]).toEqual([true, false, false]);
  expect(picturesOf('taki', 'TK-99', () => true)).toEqual([]);
});
