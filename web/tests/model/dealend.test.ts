import { expect, test } from 'vitest';
import { atDealsEnd } from '../../src/model/dealend';
import { ENDED } from '../games/parts';
import type { TableState } from '../../src/model/table';
import type { EightView, Happened, TukiView } from '../../src/wire/types';

const told = (event: string, seat: number | null, facts: Happened['facts'] = {}): Happened => ({
  event,
  seat,
  facts,
  text: '',
});
const at = (view: object): TableState =>
  ({ match: { view, moves: ['take'], acting: [0] }, log: [] }) as unknown as TableState;

test('a box lies open as it was counted, parts of several columns too', () => {
  const view = { game: 'tuki', boxes: [Array(8).fill(null)], open: [[]], bin: ['3'], taken: ['9'] };
  const played = [told('put', 0, { place: 7, card: '9' }), told('binned', 0, { place: 7, card: '4', hidden: 1 })];
  const counted = [
    told('counted', 0, { part: 'quartet', columns: [0, 3], cards: ['5', '5', 'P', '9'] }),
    told('counted', 0, { part: 'column', columns: [1], cards: ['1', '2'] }),
    told('counted', 0, { part: 'column', columns: [2], cards: ['7', '8'] }),
  ];
  const ended = atDealsEnd(at(view), ENDED['tuki']!, played, counted);
  const seen = ended.match?.view as unknown as TukiView;
  expect(seen.boxes[0]).toEqual(['5', '1', '7', 'P', '5', '2', '8', '9']);
  expect(seen.open[0]).toHaveLength(8);
  expect([seen.bin, seen.taken]).toEqual([['3', '4'], []]);
  expect([ended.between, ended.match?.moves, ended.match?.acting]).toEqual([true, [], []]);
  expect(ended.log).toEqual(played);
});

const EIGHT = {
  game: 'eight',
  pot: ['5', 'half'],
  pot_value: 11,
  hands: [[], ['1', '2']],
  banks: [[], ['3']],
  open: [
    ['-', '-', '-'],
    ['4', '5', '6'],
  ],
  blind: [
    ['7', '-', '-'],
    [null, null, null],
  ],
  burnt: [[], ['0']],
};

test('who got rid of all cards has none, and the last one lies on the pot', () => {
  const seen = atDealsEnd(
    at(EIGHT),
    ENDED['eight']!,
    [
      told('turned-up', 0, { place: 0, card: '7' }),
      told('laid', 0, { cards: ['7'], source: 'blind', value: 14 }),
      told('out', 0),
    ],
    [],
  ).match?.view as unknown as EightView;
  expect([seen.pot, seen.pot_value]).toEqual([['5', 'half', '7'], 14]);
  expect([seen.hands[0], seen.blind[0], seen.open[0]]).toEqual([[], ['-', '-', '-'], ['-', '-', '-']]);
  expect([seen.hands[1], seen.blind[1], seen.burnt]).toEqual([
    ['1', '2'],
    [null, null, null],
    [[], ['0']],
  ]);
});

test('a pot that is taken for an offence is burnt', () => {
  const seen = atDealsEnd(
    at(EIGHT),
    ENDED['eight']!,
    [
      told('laid', 0, { cards: ['6'], source: 'blind', value: 12 }),
      told('arrested', 0),
      told('took', 1, { count: 3 }),
      told('out', 0),
    ],
    [],
  ).match?.view as unknown as EightView;
  expect([seen.pot, seen.pot_value, seen.burnt]).toEqual([[], 0, [[], ['0', '5', 'half', '6']]]);
});
