import { expect, test } from 'vitest';
import { seatMark, tableMark } from '../../src/model/marks';
import type { SeenMatch } from '../../src/model/table';

const total = { kind: 'total', seat: 1, number: 7 };
const round = { kind: 'round', number: 2, of: 5 };
const MATCH = { marks: { seats: [{ kind: 'closer', seat: 0 }, total], table: [round] } } as unknown as SeenMatch;

test('a mark is found by its kind, and at a seat by the seat', () => {
  expect([seatMark(MATCH, 'total', 1), seatMark(MATCH, 'total', 0)]).toEqual([total, undefined]);
  expect([tableMark(MATCH, 'round'), tableMark(MATCH, 'total')]).toEqual([round, undefined]);
});

test('a match that is told without marks has none', () => {
  const bare = {} as unknown as SeenMatch;
  expect([seatMark(bare, 'total', 1), tableMark(bare, 'round')]).toEqual([undefined, undefined]);
});
