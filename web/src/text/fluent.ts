/** Sentences in the reader's language, from the same Fluent files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'he', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;
export type Say = (message: string, facts?: Facts) => string;

export interface Voice extends Say {
  /** Whether there is such a message. */
  readonly knows: (message: string) => boolean;
  /** The attributes of a message: other forms of a word. */
  readonly forms: (message: string) => readonly string[];
}

const RIGHT_TO_LEFT_MARK = '\u200f';
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Make the voice of a language out of the text of its Fluent files. */
export function voice(lang: Language, source: string): Voice {
  // Isolation marks keep cards, names and numbers in order inside right-to-left sentences.
  const bundle = new FluentBundle(lang, {
    useIsolating: lang !== 'en',
    // A list joined by something else than commas: `{ JOINED($cards, by: " + ") }`.
    functions: {
      JOINED: ([items], { by }) =>
        String(items)
          .replace(new RegExp(`^${RIGHT_TO_LEFT_MARK}`), '')
          .replaceAll(say('comma'), String(by)),
    },
  });
  bundle.addResource(withPlainLiterals(new FluentResource(source)));
  // English needs isolation only for right-to-left names, which would change the order of the words around them.
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
  return Object.assign(say, {
    knows: (message: string) => bundle.hasMessage(message),
    forms: (message: string) => Object.keys(bundle.getMessage(message)?.attributes ?? {}),
  });
}

/** Make texts in quotation marks a part of their sentence, as Python does: Fluent for JavaScript isolates them. */
function withPlainLiterals(resource: FluentResource): FluentResource {
  for (const { value, attributes } of resource.body) [value, ...Object.values(attributes)].forEach(unquote);
  return resource;
}

type Pattern = FluentResource['body'][number]['value'];

function unquote(pattern: Pattern): void {
  if (!Array.isArray(pattern)) return;
  pattern.forEach((element, place) => {
    if (typeof element === 'string') return;
    if (element.type === 'str') pattern[place] = element.value;
    if (element.type === 'select') element.variants.forEach((variant) => unquote(variant.value));
  });
}

export function isRightToLeft(lang: Language): boolean {
  return lang !== 'en';
}

/** Let a name, a card or a number stand in a sentence without disturbing its order. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Make a text run from right to left if it is a list whose separator has a right-to-left mark. */
export function directed(text: string): string {
  return text.includes(RIGHT_TO_LEFT_MARK) ? RIGHT_TO_LEFT_MARK + text : text;
}

/** Let a name stand in a sentence of a language: Hebrew and Arabic sentences isolate all that is filled in. */
export function isolatedIn(lang: Language, name: string): string {
  return !isRightToLeft(lang) && RIGHT_TO_LEFT.test(name) ? isolated(name) : directed(name);
}

/** List names, each in its own direction. */
export function listed(names: readonly string[], comma: string): string {
  return (names.some((name) => RIGHT_TO_LEFT.test(name)) ? names.map(isolated) : names).join(comma);
}
