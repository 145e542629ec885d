/** Say events and reasons of the rules in the reader's language, with the sentences of the game's locale files. */

import type { Description, FactKind, Term, Word } from '../rules/description';
import type { Event, Fact } from '../rules/events';
import type { Reason } from '../rules/reasons';
import { directed, isolatedIn, type Facts, type Language, type Voice } from './fluent';

/** Characters for private use, which no name can hold, stand for the players' names until the sentence is made. */
const STAND_IN = 0xe000;
const standIn = (seat: number): string => String.fromCharCode(STAND_IN + seat);

export class Teller {
  private readonly terms: ReadonlyMap<string, Term>;

  /** `say`: the voice of a language with the sentences of the game. */
  constructor(
    private readonly game: Description,
    private readonly lang: Language,
    private readonly say: Voice,
  ) {
    const words = Object.values(game.facts).flatMap((kind) => kind.words);
    this.terms = new Map(words.flatMap((word) => (typeof word === 'string' ? [] : [[word.text, word]])));
  }

  /** Say what happened, as somebody may see it; `names`: the players', by seat. */
  event(event: Event, names: readonly string[]): string {
    const kind = this.game.events.find((one) => one.name === event.event);
    const facts: Facts = { name: event.seat === null ? '' : standIn(event.seat) };
    const entries = Object.entries(event.facts);
    for (const [name, fact] of entries) {
      const of = this.game.facts[kind?.facts[name]?.kind ?? ''] as FactKind;
      if (Array.isArray(fact)) {
        const said = fact.map((one) => this.wordOf(of, one)).map((word) => String(this.spoken(word)));
        facts[name] = directed(said.join(this.say('comma')));
        facts['count'] ??= fact.length;
      } else this.put(facts, name, fact === null ? '' : this.wordOf(of, fact));
    }
    const hidden = entries.some(([, fact]) => fact === null) ? '-hidden' : '';
    return this.named(this.say(`${this.game.game}-${event.event}${hidden}`, facts), names);
  }

  /** Say why a move is not legal. */
  reason(reason: Reason, names: readonly string[]): string {
    const { why, rule } = reason;
    const kinds = this.game.reasons.find((one) => one.why === why && one.rule === rule)?.facts ?? [];
    const facts: Facts = { rule };
    for (const [name, of] of kinds) {
      const kind = this.game.facts[of] as FactKind;
      const fact = reason.facts[name] as string | number;
      if (kind.named && typeof fact === 'number' && names[fact] !== undefined && this.say.knows(`table-${why}`))
        return this.named(this.say(`table-${why}`, { name: standIn(fact), rule }), names);
      this.put(facts, name, this.wordOf(kind, fact, false));
    }
    return this.say(`why-${why}`, facts);
  }

  /** Return the word for a fact in a sentence. */
  private wordOf(kind: FactKind, fact: Exclude<Fact, null>, named = true): Word {
    if (Array.isArray(fact)) throw new Error('a fact in a list is no list');
    if (named && kind.named) return standIn(Number(fact));
    if (kind.fromOne && typeof fact === 'number') return fact + 1;
    if (kind.numeric) return kind.words[Number(fact)] ?? fact;
    return kind.words.find((word) => typeof word !== 'string' && word.text === fact) ?? fact;
  }

  /** Put a fact among those of a sentence, with the other forms of a term. */
  private put(facts: Facts, name: string, word: Word): void {
    const spoken = this.spoken(word);
    facts[name] = typeof spoken === 'string' ? directed(spoken) : spoken;
    if (typeof word === 'object')
      for (const form of this.say.forms(word.message))
        facts[`${name}-${form}`] = this.say(`${word.message}.${form}`, this.factsOf(word));
  }

  private spoken(word: Word): string | number {
    if (typeof word === 'object') return this.say(word.message, this.factsOf(word));
    return word;
  }

  private factsOf(term: Term): Facts {
    const facts: Facts = {};
    for (const [name, word] of Object.entries(term.facts)) this.put(facts, name, word);
    return facts;
  }

  private named(sentence: string, names: readonly string[]): string {
    return sentence.replaceAll(/[\ue000-\ue00f]/g, (letter) =>
      isolatedIn(this.lang, names[letter.charCodeAt(0) - STAND_IN] ?? ''),
    );
  }
}
