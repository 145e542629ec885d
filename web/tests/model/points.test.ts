import { expect, test } from 'vitest';
import { rowsOf } from '../../src/model/points';
import type { SeatPoints } from '../../src/wire/types';

const pair = { kind: 'pair', points: 0, text: 'a pair', cards: ['7', '7'] };
const bonus = { kind: 'bonus', points: 1, text: 'a bonus' };
const told = (seat: number, total: number, more: Partial<SeatPoints> = {}): SeatPoints => ({
  seat,
  points: 1,
  total,
  reasons: [],
  ...more,
});

test('every seat has a row with its total, one that got nothing too', () => {
  const rows = rowsOf([told(0, 7, { reasons: [bonus] }), told(1, 0)]);
  expect(rows.map(({ seat, total, lines }) => [seat, total, lines.map(({ text }) => text)])).toEqual([
    [0, 7, ['a bonus']],
    [1, 0, []],
  ]);
});

test('reasons that have cards are drawn and only heard; what it came to stands last', () => {
  const [row] = rowsOf([told(0, 9, { reasons: [pair, bonus], text: '1 in this round, 9 in all' })]);
  expect(row?.parts).toEqual([pair]);
  expect(row?.lines).toEqual([
    { text: 'a pair', drawn: true },
    { text: 'a bonus', drawn: false },
    { text: '1 in this round, 9 in all', drawn: false },
  ]);
});
