/** Sentences in the reader's language, from the same Fluent files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'he', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;
export type Say = (message: string, facts?: Facts) => string;

export interface Voice extends Say {
  /** Whether there is such a message. */
  readonly knows: (message: string) => boolean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Make the voice of a language out of the text of its Fluent files. */
export function voice(lang: Language, source: string): Voice {
  // Isolation marks keep cards, names and numbers in order inside right-to-left sentences.
  const bundle = new FluentBundle(lang, { useIsolating: lang !== 'en' });
  bundle.addResource(new FluentResource(source));
  // English needs few of them: a right-to-left name would draw what stands beside it to its other side.
  const filled = (facts: Facts): Facts =>
    isRightToLeft(lang)
      ? facts
      : Object.fromEntries(
          Object.entries(facts).map(([name, fact]) => [
            name,
            typeof fact === 'string' && RIGHT_TO_LEFT.test(fact) ? isolated(fact) : fact,
          ]),
        );
  const say: Say = (id, facts = {}) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern == null) throw new Error(`${lang}: no text ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, filled(facts), errors);
    if (errors[0]) throw new Error(`${lang}: ${id}: ${errors[0].message}`);
    return said;
  };
  return Object.assign(say, { knows: (message: string) => bundle.hasMessage(message) });
}

export function isRightToLeft(lang: Language): boolean {
  return lang !== 'en';
}

/** Let a name, a card or a number stand in a sentence without disturbing its order. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** List names, each in its own direction. */
export function listed(names: readonly string[], comma: string): string {
  return (names.some((name) => RIGHT_TO_LEFT.test(name)) ? names.map(isolated) : names).join(comma);
}
