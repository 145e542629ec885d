/** The lessons of the games that have one, fetched when they are wanted. */

import type { Lesson } from '../model/lesson';

const LESSONS = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in LESSONS;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = LESSONS[`./${game}/lesson.json`];
  if (!load) throw new Error(`no lesson of ${game}`);
  return load();
}
