/** The rulebook of a game: the page has those that it was built with, the server every other. */

import type { Language } from '../text/fluent';
import { loadRules, type Section } from '../text/load';
import { http } from './http';

export async function rulesOf(lang: Language, game: string): Promise<readonly Section[]> {
  const sections = await loadRules(lang, game);
  if (sections.length > 0) return sections;
  const { rules } = await http.rules(lang, game);
  return [{ title: '', rules: rules.map(({ rule, title, text }) => ({ id: rule, title, text })) }];
}
