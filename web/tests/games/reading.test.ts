import { expect, test } from 'vitest';
import { readView } from '../../src/games/generic/reading';
import type { SeenView } from '../../src/model/table';
import type { FieldInfo } from '../../src/wire/types';

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
} as const;
const BY = { nameOf: (seat: number) => ['Noa', 'Dan'][seat] ?? '', comma: ', ' };

/** Read a view by fields, each written as `NAME HOLDS`, with `each` where every seat has a value. */
function read(values: object, ...written: string[]) {
  const fields = written.map((one): FieldInfo => {
    const [name = '', holds, each] = one.split(' ');
    return { name, label: `the ${name}`, holds: holds as FieldInfo['holds'], each: each === 'each' };
  });
  return readView({ ...HEAD, ...values } as SeenView, fields, BY);
}
const valuesOf = (facts: readonly { readonly value: string }[]): string[] => facts.map(({ value }) => value);

test('cards of each seat lie before it', () => {
  const { seats, middle } = read(
    { hands: [[7, 'ace'], [null]], shown: [[], [9]] },
    'hands cards each',
    'shown cards each',
  );
  expect(seats[0]?.lots).toEqual([
    { name: 'hands', label: 'the hands', cards: ['7', 'ace'] },
    { name: 'shown', label: 'the shown', cards: [] },
  ]);
  expect(seats[1]?.lots.map(({ cards }) => cards)).toEqual([[null], ['9']]);
  expect(middle.lots).toEqual([]);
});

test('what a seat may not see of another is nothing, not an empty hand', () => {
  expect(read({ hands: [[7], null] }, 'hands cards each').seats.map(({ lots }) => lots.length)).toEqual([1, 0]);
});

test('other cards lie in the middle, also as many as there are seats, and a single one', () => {
  const { middle, seats } = read(
    { pile: [null, null], laid: [7, 9], first: '5' },
    'pile cards',
    'laid cards',
    'first card',
  );
  expect(middle.lots.map(({ cards }) => cards)).toEqual([[null, null], ['7', '9'], ['5']]);
  expect(seats.map((seat) => seat.lots)).toEqual([[], []]);
});

test('numbers are no cards, though there be cards of the same numbers', () => {
  const { middle, seats } = read(
    { points: [3, 4], asked: [7, 9], top: 7 },
    'points number each',
    'asked numbers',
    'top number',
  );
  expect(seats.map(({ lots, facts }) => [lots, valuesOf(facts)])).toEqual([
    [[], ['3']],
    [[], ['4']],
  ]);
  expect([middle.lots, valuesOf(middle.facts)]).toEqual([[], ['7, 9', '7']]);
});

test('an empty place is no card', () => {
  const field = { name: 'open', label: 'open', holds: 'cards', each: true, empty: '-' } as const;
  const { seats } = readView(
    {
      ...HEAD,
      open: [
        ['-', '5'],
        ['-', '-'],
      ],
    } as unknown as SeenView,
    [field],
    BY,
  );
  expect(seats.map(({ lots }) => lots[0]?.cards)).toEqual([['5'], []]);
});

test('seats are called by their names, points of deals stand with their seats', () => {
  const { middle, seats } = read(
    {
      asked: [0, 1],
      closer: 1,
      points: [
        [3, 4],
        [10, 0],
      ],
    },
    'asked seats',
    'closer seat',
    'points deals',
  );
  expect(valuesOf(middle.facts)).toEqual(['Noa, Dan', 'Dan']);
  expect(seats.map(({ facts }) => valuesOf(facts))).toEqual([['3, 10'], ['4, 0']]);
});

test('what is not so is not told, and whose turn it is is shown otherwise', () => {
  const { middle } = read(
    { turn: 1, won: true, lost: false, nobody: null, none: [], colour: 'red' },
    'turn turn',
    'won flag',
    'lost flag',
    'nobody seat',
    'none seats',
    'colour word',
  );
  expect(valuesOf(middle.facts)).toEqual(['✓', 'red']);
});
