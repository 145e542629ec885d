/** A lesson: a fixed match, move by move. The learner's next move is known; every other one has its answer. */

import type { Happened, MoveInfo, Refused } from '../wire/types';
import type { Words } from './moves';
import type { Language } from '../text/fluent';
import type { SeenMatch } from './table';

type InLanguages = Readonly<Record<Language, string>>;

export interface LessonStep {
  readonly seat: number;
  readonly move: string;
  readonly match: SeenMatch;
  readonly whys?: Readonly<Record<string, { readonly rule: string; readonly text: InLanguages }>>;
  readonly events: readonly (Omit<Happened, 'text'> & { readonly text: InLanguages })[];
}

export interface Lesson {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  readonly end: SeenMatch;
  readonly words: {
    readonly cards: Readonly<Record<string, InLanguages>>;
    readonly moves: readonly (Omit<MoveInfo, 'label'> & { readonly label: InLanguages })[];
  };
}

export const LEARNER = 0;

/** The number of the learner's move at a step, from 1; null if the other player moves. */
export function ownNumber(lesson: Lesson, at: number): number | null {
  if (lesson.steps[at]?.seat !== LEARNER) return null;
  return lesson.steps.slice(0, at + 1).filter((step) => step.seat === LEARNER).length;
}

export function ownMoves(lesson: Lesson): number {
  return lesson.steps.filter((step) => step.seat === LEARNER).length;
}

/** Return the match before a step, or at the end of the lesson. */
export function matchAt(lesson: Lesson, at: number): SeenMatch {
  return lesson.steps[at]?.match ?? lesson.end;
}

export function eventsOf(step: LessonStep, lang: Language): Happened[] {
  return step.events.map((event) => ({ ...event, text: event.text[lang] }));
}

/** What the cards and moves of a lesson are called: it needs no server for that. */
export function wordsOf({ words }: Lesson, lang: Language): Words {
  return {
    cards: Object.fromEntries(Object.entries(words.cards).map(([card, name]) => [card, name[lang]])),
    moves: words.moves.map((move) => ({ ...move, label: move.label[lang] })),
  };
}

/** Return the answer to a move that the lesson did not ask for; `other` is the answer if the move is legal. */
export function answer(step: LessonStep, move: string, lang: Language, other: string): Refused {
  const why = step.whys?.[move];
  const base = { t: 'refused', re: null, code: 'lesson' } as const;
  return why ? { ...base, text: why.text[lang], rule: why.rule } : { ...base, text: other };
}
