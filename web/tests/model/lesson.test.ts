import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES } from '../../src/games/faces';
import { plainest } from '../../src/model/choice';
import { answer, eventsOf, matchAt, ownMoves, ownNumber, wordsOf, type Lesson } from '../../src/model/lesson';
import type { TakiView } from '../../src/wire/types';
import { MoveBook } from '../../src/model/moves';

const NAMES = FACES.map(({ name }) => name);
const read = (game: string): Lesson =>
  JSON.parse(readFileSync(new URL(`../../src/games/${game}/lesson.json`, import.meta.url), 'utf-8')) as Lesson;

test.each(NAMES)(
  'every step of %s that is asked for is legal there, and the table before and after it is known',
  (game) => {
    const lesson = read(game);
    lesson.steps.forEach((step, i) => {
      if (step.seat === 0) expect(step.match.moves).toContain(step.move);
      expect(matchAt(lesson, i + 1)).toBeDefined();
      for (const lang of ['en', 'he', 'ar'] as const)
        expect(eventsOf(step, lang).every((event) => event.text.length > 0)).toBe(true);
    });
  },
);

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

test.each(NAMES)(
  '%s knows by itself what its cards and moves are called, and what to ask about a touched card',
  (game) => {
    const lesson = read(game);
    for (const lang of ['en', 'he', 'ar'] as const) {
      const book = new MoveBook(wordsOf(lesson, lang));
      for (const step of lesson.steps.filter(({ seat }) => seat === 0)) {
        expect(book.infos(step.match.moves).map(({ move, label }) => [move, label.length > 0])).toEqual(
          step.match.moves.map((move) => [move, true]),
        );
        for (const move of Object.keys(step.whys ?? {})) expect(book.info(move)?.label).toBeTruthy();
      }
    }
    const first = lesson.steps[0]!.match.view as unknown as TakiView;
    if (first.game === 'taki') {
      const book = new MoveBook(wordsOf(lesson, 'en'));
      expect(book.cardName('R+2')).toBe('red +2');
      expect(
        first.hands[0]!.filter((card) => card !== null && card !== 'colour').map((card) =>
          plainest(card!, book.game.moves),
        ),
      ).toEqual(first.hands[0]!.filter((card) => card !== 'colour'));
    }
  },
);
