import { expect, test } from 'vitest';
import { readingOf, words } from '../../src/games/generic/reading';
import type { SeenView } from '../../src/model/table';

const HEAD = {
  game: 'stairs',
  rules: 1,
  edition: 'only',
  players: 2,
  options: { dealt: 4 },
  key: null,
  shuffles: 1,
  over: false,
  winners: [] as number[],
  viewer: 0,
  turn: 1,
} as const;
const NAMED = { cards: { ace: 'the ace' }, moves: [{ move: '7' }, { move: 'lay:9', card: '9' }, { move: 'draw' }] };
const read = (fields: object) => readingOf({ ...HEAD, ...fields } as SeenView, NAMED);

test('lists of lists lie before the seats, each in its own', () => {
  const { seats, lots } = read({
    hands: [
      [7, 9],
      [null, null],
    ],
    shown: [['ace'], []],
  });
  expect(seats[0]?.lots).toEqual([
    { name: 'hands', cards: ['7', '9'] },
    { name: 'shown', cards: ['ace'] },
  ]);
  expect(seats[1]?.lots).toEqual([
    { name: 'hands', cards: [null, null] },
    { name: 'shown', cards: [] },
  ]);
  expect(lots).toEqual([]);
});

test('what a seat may not see of another is nothing, not an empty hand', () => {
  expect(read({ hands: [[7], null] }).seats.map(({ lots }) => lots.length)).toEqual([1, 0]);
});

test('a list of cards is a pile, face down where they are not seen, also with as many cards as there are seats', () => {
  const { lots, seats } = read({ pile: [null, null], laid: [7, 'ace'], empty: [] });
  expect(lots).toEqual([
    { name: 'pile', cards: [null, null] },
    { name: 'laid', cards: ['7', 'ace'] },
    { name: 'empty', cards: [] },
  ]);
  expect(seats.map((seat) => seat.lots)).toEqual([[], []]);
});

test('numbers and words are facts, of the match or of each seat', () => {
  const { facts, seats } = read({ top: 7, colour: 'red', won: true, lost: false, nothing: null, points: [0, 12] });
  expect(facts).toEqual([
    { name: 'top', value: '7' },
    { name: 'colour', value: 'red' },
    { name: 'won', value: '✓' },
  ]);
  expect(seats.map((seat) => seat.facts)).toEqual([
    [{ name: 'points', value: '0' }],
    [{ name: 'points', value: '12' }],
  ]);
});

test('what says how a match was set up is not shown, and names of fields are read as words', () => {
  const { lots, facts, seats } = read({ phase: 'play', key: null, shuffles: 2, rules: 1 });
  expect([lots, facts, seats.flatMap(({ lots: own, facts: told }) => [...own, ...told])]).toEqual([[], [], []]);
  expect(words('cards_to_draw')).toBe('cards to draw');
});
