/** The rulebook of a game: from the page for the games it was built with, from the server for every other. */

import { inSections, type Section } from '../model/rulebook';
import type { Language } from '../text/fluent';
import { loadRules } from '../text/load';
import { http } from './http';

export async function rulesOf(lang: Language, game: string): Promise<readonly Section[]> {
  return inSections((await loadRules(lang, game)) ?? (await http.rules(lang, game)).rules);
}
