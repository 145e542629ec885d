import { expect, test } from 'vitest';
import { MoveBook } from '../../src/model/moves';
import type { GameInfo } from '../../src/wire/types';

const BOOK = new MoveBook({
  name: 'taki',
  title: 'TAKI',
  about: '',
  version: 1,
  fewest: 2,
  most: 10,
  editions: [],
  labels: {},
  only: {},
  options: [],
  cards: { R7: 'red 7' },
  moves: [
    { move: 'R7!', kind: 'lay', label: '', card: 'R7', call: true },
    { move: '7x2', kind: 'lay', label: '', card: '7', count: 2 },
    { move: 'R7', kind: 'lay', label: '', card: 'R7' },
    { move: '7', kind: 'lay', label: '', card: '7' },
    { move: 'draw', kind: 'draw', label: '' },
  ],
  fields: [],
} satisfies GameInfo);

test('legal moves are described, and those that are not known are left out', () => {
  expect(BOOK.infos(['R7', 'nonsense', 'draw']).map((info) => info.move)).toEqual(['R7', 'draw']);
});

test('cards without a name are called by their spelling', () => {
  expect([BOOK.cardName('R7'), BOOK.cardName('B3')]).toEqual(['red 7', 'B3']);
});
