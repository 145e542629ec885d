import { expect, test } from 'vitest';
import { flightsOf } from '../../src/model/flights';
import type { Happened } from '../../src/wire/types';
import { FLYING } from './parts';

const event = (kind: string, seat: number | null, facts: Happened['facts'] = {}): Happened => ({
  event: kind,
  seat,
  facts,
  text: '',
});

test('cards fly as the events tell, hidden ones face down', () => {
  const flights = flightsOf(
    FLYING['taki']!,
    [
      event('laid', 1, { card: '+3', named: '' }),
      event('drew', 2, { cards: null, count: 3, reason: 'plus3' }),
      event('turn', 2),
    ],
    3,
  );
  expect(flights.map(({ card, from, to }) => [card, from, to])).toEqual([
    ['+3', 'hand-1-+3', 'heap'],
    ...Array.from({ length: 3 }, () => [null, 'pile', 'hand-2']),
  ]);
  expect(flights.map(({ beat }) => beat)).toEqual(flights.map(({ beat }) => beat).toSorted((a, b) => a - b));
});

test('a parrot hovers from place to place while another card takes its own', () => {
  const flights = flightsOf(
    FLYING['tuki']!,
    [
      event('put', 0, { card: '7', place: 2 }),
      event('hovered', 0, { start: 2, landing: 7 }),
      event('binned', 0, { place: 7, card: '4', hidden: 1 }),
    ],
    2,
  );
  expect(flights.map(({ card, from, to }) => `${card} ${from} ${to}`)).toEqual([
    '7 taken-0 place-0-2',
    'P place-0-2 place-0-7',
    '4 place-0-7 heap',
  ]);
});

test('a deal goes round the table, and its first card is turned up after it', () => {
  const boxes = flightsOf(
    FLYING['tuki']!,
    [
      event('order', null, { order: [0, 1, 2] }),
      event('round', null, { number: 1 }),
      event('turned-up', null, { card: '6' }),
    ],
    3,
  );
  expect(boxes.map(({ to }) => to)).toEqual([
    ...[0, 1, 2].flatMap((seat) => [0, 1, 2, 3, 4, 5, 6, 7].map((place) => `place-${seat}-${place}`)),
    'heap',
  ]);
  expect(boxes.filter(({ card }) => card !== null).map(({ card, from }) => `${card} ${from}`)).toEqual(['6 pile']);
  const hands = flightsOf(
    FLYING['taki']!,
    [
      event('dealt', 0, { cards: ['R3', 'B4'], count: 2 }),
      event('dealt', 1, { cards: null, count: 2 }),
      event('turned-up', null, { card: 'king', goes_back: 1 }),
      event('turned-up', null, { card: 'G8', goes_back: 0 }),
    ],
    2,
  );
  expect(hands.map(({ card, to }) => `${card} ${to}`)).toEqual([
    'R3 hand-0',
    'B4 hand-0',
    'null hand-1',
    'null hand-1',
    'G8 heap',
  ]);
  for (const flights of [boxes, hands])
    expect(flights.at(-1)?.beat).toBeGreaterThan(Math.max(...flights.slice(0, -1).map(({ beat }) => beat)));
  const open = flightsOf(
    FLYING['eight']!,
    [event('begun', null, { number: 1 }), event('laid-out', 1, { cards: ['4', '5', '4'], count: 3 })],
    2,
  );
  expect(open.map(({ card, from, to }) => `${card} ${from} ${to}`)).toEqual(
    ['4', '5', '4'].map((card, place) => `${card} pile-1 open-1-${place}`),
  );
});
