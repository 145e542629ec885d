/** The rulebook of a game: the page has those that it was built with, the server every other. */

import { inSections, type Section } from '../model/rulebook';
import type { Language } from '../text/fluent';
import { loadRules } from '../text/load';
import { http } from './http';

export async function rulesOf(lang: Language, game: string): Promise<readonly Section[]> {
  return inSections((await loadRules(lang, game)) ?? (await http.rules(lang, game)).rules);
}
