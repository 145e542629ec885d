import { expect, test } from 'vitest';
import { rowsOf, type Tally } from '../../src/model/points';
import type { Happened, SeatPoints } from '../../src/wire/types';

const event = (seat: number | null, text: string): Happened => ({ event: 'counts', seat, facts: {}, text });
const told = (seat: number, total: number, ...why: string[]): SeatPoints => ({
  seat,
  points: 1,
  total,
  reasons: why.map((text) => ({ kind: 'any', points: 1, text })),
});
const nothing = (): Tally => ({ total: null, parts: [] });

test('a game whose table picks no events shows what the server tells', () => {
  const rows = rowsOf(2, [], [told(0, 7, 'Noa: a pair'), told(1, 0)], nothing);
  expect(rows.map(({ seat, total, lines }) => [seat, total, lines.map(({ text }) => text)])).toEqual([
    [0, 7, ['Noa: a pair']],
    [1, 0, []],
  ]);
});

test('a game of one deal that tells no points has no rows', () => {
  expect(rowsOf(2, [], null, nothing)).toEqual([]);
});

test('totals are those that the server tells; events say why', () => {
  const [pair, rest] = [event(1, 'a pair'), event(1, 'the rest')];
  const tally = (_seat: number, own: readonly Happened[]): Tally => ({
    total: 1,
    parts: own.filter((one) => one === pair).map((one) => ({ event: one, cards: ['7', '7'], points: 0 })),
  });
  const rows = rowsOf(2, [pair, rest, event(null, 'a tie')], [told(0, 4), told(1, 9, 'a pair')], tally);
  expect(rows.map(({ seat, total }) => [seat, total])).toEqual([[1, 9]]);
  expect(rows[0]?.lines).toEqual([
    { text: 'a pair', drawn: true },
    { text: 'the rest', drawn: false },
  ]);
});

test("where the server's points are not known, those of the events are shown", () => {
  expect(rowsOf(1, [event(0, 'three')], null, () => ({ total: 3, parts: [] }))[0]?.total).toBe(3);
});
