/** Read the rows of the compiled rules' log as events, by the game's description. */

import type { Description, EventKind, FactKind, InRow } from './description';
import { bitsOf } from './record';

/** A row: the kind of event, its seat, and two numbers that hold its facts. */
export type Row = readonly [kind: bigint, seat: bigint, a: bigint, b: bigint];
export type Fact = string | number | (string | number)[] | null;

/** Something that happened. `secret`: the facts that only its seat may see. */
export interface Event {
  readonly event: string;
  readonly seat: number | null;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly secret: readonly string[];
}

/** Turn rows into events. */
export function readEvents(game: Description, rows: readonly Row[]): Event[] {
  const kinds = new Map(game.events.map((kind) => [kind.number, kind]));
  const events: Event[] = [];
  for (let next = 0; next < rows.length;) {
    const first = next;
    const row = rows[first] as Row;
    const kind = kinds.get(Number(row[0]));
    if (!kind) throw new Error(`no event ${row[0]}`);
    next += 1;
    if (kind.joined) while (next < rows.length && continues(row, rows[next] as Row)) next += 1;
    events.push(readEvent(game, kind, rows.slice(first, next)));
  }
  return events;
}

function continues(row: Row, other: Row): boolean {
  return other[3] >= 0n && other[0] === row[0] && other[1] === row[1] && other[2] === row[2];
}

function readEvent(game: Description, kind: EventKind, rows: readonly Row[]): Event {
  const row = rows[0] as Row;
  const facts = Object.entries(kind.facts).map(([name, fact]) => [name, readFact(game, fact, rows)] as const);
  return {
    event: kind.name,
    seat: row[1] >= 0n ? Number(row[1]) : null,
    facts: Object.fromEntries(facts),
    secret: Object.entries(kind.facts).flatMap(([name, fact]) => (fact.secret ? [name] : [])),
  };
}

function readFact(game: Description, fact: InRow, rows: readonly Row[]): Fact {
  const row = rows[0] as Row;
  const kind = game.facts[fact.kind] as FactKind;
  const numberIn = (one: Row): number => {
    const shifted = (one[fact.at] as bigint) >> BigInt(fact.shift);
    return Number(fact.bits ? BigInt.asUintN(fact.bits, shifted) : shifted);
  };
  const none = row[3] < 0n;
  switch (fact.form) {
    case 'single':
      return spelt(kind, numberIn(row));
    case 'each':
      return none ? [] : rows.map((one) => spelt(kind, numberIn(one)));
    case 'members':
      return bitsOf(BigInt.asUintN(64, BigInt(numberIn(row))));
    case 'length':
      return none ? 0 : rows.length;
  }
}

/** Return a number of the rules as programs read it. */
export function spelt(kind: FactKind, number: number): string | number {
  if (kind.numeric || kind.words.length === 0) return number;
  const word = kind.words[number];
  return word === undefined ? '' : typeof word === 'string' ? word : word.text;
}

/** Return an event as a seat, or a spectator (null), may see it: a secret fact is null. */
export function seenBy(event: Event, viewer: number | null): Event {
  if (event.secret.length === 0 || (viewer !== null && viewer === event.seat)) return event;
  const facts = Object.entries(event.facts).map(([name, fact]) => [name, event.secret.includes(name) ? null : fact]);
  return { ...event, facts: Object.fromEntries(facts) as Event['facts'], secret: [] };
}
