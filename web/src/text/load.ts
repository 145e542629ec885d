/** The texts of a language, fetched when they are first needed. */

import type { RuleText } from '../wire/types';
import { voice, type Language, type Voice } from './fluent';

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:text/en'),
  he: () => import('virtual:text/he'),
  ar: () => import('virtual:text/ar'),
};

const RULES: Readonly<Record<Language, () => Promise<{ default: Record<string, RuleText[]> }>>> = {
  en: () => import('virtual:rules/en'),
  he: () => import('virtual:rules/he'),
  ar: () => import('virtual:rules/ar'),
};

export async function loadVoice(lang: Language): Promise<Voice> {
  return voice(lang, (await TEXTS[lang]()).default);
}

/** The rules of a game; null: the page was built without its rulebook. */
export async function loadRules(lang: Language, game: string): Promise<readonly RuleText[] | null> {
  return (await RULES[lang]()).default[game] ?? null;
}
