/** The texts of a language, fetched when they are first needed. */

import { voice, type Language, type Voice } from './fluent';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:text/en'),
  he: () => import('virtual:text/he'),
  ar: () => import('virtual:text/ar'),
};

const RULES: Readonly<Record<Language, () => Promise<{ default: Record<string, Section[]> }>>> = {
  en: () => import('virtual:rules/en'),
  he: () => import('virtual:rules/he'),
  ar: () => import('virtual:rules/ar'),
};

export async function loadVoice(lang: Language): Promise<Voice> {
  return voice(lang, (await TEXTS[lang]()).default);
}

/** The rulebook of a game, section by section. */
export async function loadRules(lang: Language, game: string): Promise<readonly Section[]> {
  return (await RULES[lang]()).default[game] ?? [];
}
