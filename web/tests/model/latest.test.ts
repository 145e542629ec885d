import { expect, test } from 'vitest';
import { latestEvents, withoutName } from '../../src/model/latest';
import type { Happened } from '../../src/wire/types';

const log = (...kinds: string[]): Happened[] =>
  kinds.map((event, i) => ({ event, seat: 0, facts: {}, text: `${event} ${i}` }));
const shown = (...kinds: string[]): string[] => latestEvents(log(...kinds)).map((event) => event.text);

test('what happened last is told without whose turn it is then', () => {
  expect(shown('laid', 'turn')).toEqual(['laid 0']);
  expect(shown('drew', 'turn', 'laid', 'debt', 'turn')).toEqual(['laid 2', 'debt 3']);
  expect(shown('turn')).toEqual([]);
  expect(shown()).toEqual([]);
});

test('of a long turn the last two events are told', () => {
  expect(shown('turn', 'laid', 'laid', 'laid')).toEqual(['laid 2', 'laid 3']);
});

test('a sentence is told without the name that stands above it', () => {
  expect(withoutName('Noa: 5 cards, 2 of them burnt', 'Noa')).toBe('5 cards, 2 of them burnt');
  expect(withoutName('\u2068בוט \u20682\u2069 (\u2068מזדמן\u2069)\u2069: מספר הקלפים 3', 'בוט \u20682\u2069')).toBe(
    'מספר הקלפים 3',
  );
  expect(withoutName('\u200f\u2068נועה\u2069: 7', 'נועה')).toBe('7');
  expect(withoutName('A: B: 5 cards', 'A: B')).toBe('5 cards');
  expect(withoutName('Tied for the fewest cards: nobody scores', 'Noa')).toBe(
    'Tied for the fewest cards: nobody scores',
  );
});
