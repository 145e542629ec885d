/** What a person has chosen, kept in the browser. */

import { LANGUAGES, type Language } from '../text/fluent';

export interface Settings {
  readonly lang: Language;
  readonly name: string;
  readonly sound: boolean;
  /** Hear what others say. */
  readonly phrases: boolean;
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'less';
  readonly patterns: boolean;
  readonly large: boolean;
  readonly leftHanded: boolean;
}

export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'klaf.settings';
const CHOICES: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  lang: LANGUAGES,
  speed: ['slow', 'normal', 'fast'],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'less'],
};

export function defaults(lang: Language): Settings {
  return {
    lang,
    name: '',
    sound: true,
    phrases: true,
    speed: 'normal',
    theme: 'auto',
    motion: 'auto',
    patterns: false,
    large: false,
    leftHanded: false,
  };
}

/** Guess the language from what the browser asks for. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lang = tag.slice(0, 2).toLowerCase().replace('iw', 'he');
    const found = LANGUAGES.find((each) => each === lang);
    if (found) return found;
  }
  return 'en';
}

/** Read the settings; whatever is missing or makes no sense is as by default. */
export function readSettings(store: KeyValueStore | null, wanted: readonly string[]): Settings {
  const base = defaults(guessLanguage(wanted));
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // Damaged storage, or none at all: the defaults serve.
  }
  const entries = Object.entries(base).map(([key, value]) => {
    const saved = stored[key];
    const choices = CHOICES[key as keyof Settings] as readonly unknown[] | undefined;
    const fits = typeof saved === typeof value && (!choices || choices.includes(saved));
    return [key, fits ? saved : value];
  });
  return Object.fromEntries(entries) as Settings;
}

export function storeSettings(store: KeyValueStore | null, settings: Settings): void {
  try {
    store?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage costs the memory, not the game.
  }
}

export const SPEED: Readonly<Record<Settings['speed'], number>> = { slow: 1.6, normal: 1, fast: 0.5 };
