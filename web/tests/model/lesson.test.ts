import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/art';
import { answer, eventsOf, matchAt, ownMoves, ownNumber, type Lesson } from '../../src/model/lesson';

const read = (game: string): Lesson => JSON.parse(readFileSync(new URL(`../../src/lessons/${game}.json`, import.meta.url), 'utf-8')) as Lesson;

test.each(GAMES)('every step of %s that is asked for is legal there, and the table before and after it is known', (game) => {
  const lesson = read(game);
  lesson.steps.forEach((step, i) => {
    if (step.seat === 0) expect(step.match.moves).toContain(step.move);
    expect(matchAt(lesson, i + 1)).toBeDefined();
    for (const lang of ['en', 'he', 'ar'] as const) expect(eventsOf(step, lang).every((event) => event.text.length > 0)).toBe(true);
  });
});

test('own moves are counted from 1, and those of others are none', () => {
  const lesson = read('taki');
  expect([0, 1, 2].map((at) => ownNumber(lesson, at))).toEqual([1, null, 2]);
  expect(ownMoves(lesson)).toBe(11);
});

test('a move against the rules is answered with its rule, another legal one with encouragement', () => {
  const step = read('taki').steps[0]!;
  expect(answer(step, 'G7', 'en', 'other')).toMatchObject({ rule: 'TK-06' });
  expect(answer(step, 'B9', 'en', 'other')).toMatchObject({ text: 'other' });
});
