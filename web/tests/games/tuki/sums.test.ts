import { expect, test } from 'vitest';
import { pairedPlaces, pointsOf, sumOf } from '../../../src/games/tuki/sums';
import type { SeenMatch } from '../../../src/model/table';
import type { Sum } from '../../../src/wire/types';

const SUM: Sum = {
  seat: 1,
  points: -1,
  parts: [
    { kind: 'quartet', points: -10, places: [0, 4, 2, 6], cards: ['7', '7', 'P', '7'], number: '7' },
    { kind: 'column', points: 9, places: [1, 5], cards: ['4', '5'] },
    { kind: 'card', points: 0, places: [3], cards: ['P'] },
  ],
};

test('the sum of a box is what the server tells of it', () => {
  const match = { marks: { sums: [SUM] } } as unknown as SeenMatch;
  expect([sumOf(match, 1)?.points, sumOf(match, 0)]).toEqual([-1, undefined]);
  expect([pointsOf(match, 1), pointsOf(match, 0)]).toEqual(['-1', '–']);
});

test('pairs are the parts that are neither a column nor a card', () => {
  expect([...pairedPlaces(SUM)]).toEqual([0, 4, 2, 6]);
  expect(pairedPlaces(undefined).size).toBe(0);
});
