import { expect, test } from 'vitest';
import { columnsOf, openSum } from '../../../src/games/tuki/box';

/** A box as it is written: upper row, lower row; a dot is a hidden card. */
const box = (upper: string, lower: string): (string | null)[] =>
  `${upper} ${lower}`.split(' ').map((card) => (card === '.' ? null : card));
const pairs = (upper: string, lower: string): (string | null | false)[] =>
  columnsOf(box(upper, lower)).map(({ pair, number }) => pair && number);
const sum = (upper: string, lower: string): number => openSum(box(upper, lower));

test('a column is a pair when both cards are open and equal, or one is a parrot', () => {
  expect(pairs('8 8 P 4', '8 7 4 P')).toEqual(['8', false, '4', '4']);
  expect(pairs('8 . P .', '. 8 . .')).toEqual([false, false, false, false]);
  expect(pairs('0 P 12 1', '0 P 1 12')).toEqual(['0', null, false, false]);
});

test('equal cards that lie beside each other are no pair', () => {
  expect(pairs('8 8 3 3', '1 2 4 5')).toEqual([false, false, false, false]);
  expect(pairs('1 2 3 4', '2 3 4 1')).toEqual([false, false, false, false]);
});

test('open cards count their number, pairs and hidden cards nothing', () => {
  expect(sum('. . . .', '. . . .')).toBe(0);
  expect(sum('10 . . 12', '. 0 3 .')).toBe(25);
  expect(sum('8 9 . .', '8 . 2 .')).toBe(11);
  expect(sum('1 2 3 4', '5 6 7 8')).toBe(36);
});

test('a parrot counts nothing, alone or beside its pair', () => {
  expect(sum('P . . .', '. . . 7')).toBe(7);
  expect(sum('P 6 P 5', '11 P P .')).toBe(5);
});

test('two equal pairs count −10, three −15 and four −20', () => {
  expect(sum('7 7 . .', '7 7 . .')).toBe(-10);
  expect(sum('7 7 7 .', '7 7 7 9')).toBe(-6);
  expect(sum('7 7 7 7', '7 7 7 7')).toBe(-20);
  expect(sum('7 3 3 7', '7 3 3 7')).toBe(-20);
  expect(sum('7 3 . .', '7 3 . .')).toBe(0);
});

test('a parrot makes pairs that count with their equals, two parrots none', () => {
  expect(sum('4 P . .', 'P 4 . .')).toBe(-10);
  expect(sum('0 0 0 2', '0 P 0 1')).toBe(-12);
  expect(sum('P P 4 .', 'P P 4 .')).toBe(0);
});
