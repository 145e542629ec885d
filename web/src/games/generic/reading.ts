/**
 * Read a view of a game that nobody has drawn a table for. A list of lists has one for each seat; a list of cards is
 * a pile; what is left are facts. No rules: only the document, and the cards that the catalogue names.
 */

import type { SeenView } from '../../model/table';
import { COMMON_FIELDS } from '../../wire/types';

/** Cards that lie together; null: a card that is not seen. */
export interface Lot {
  readonly name: string;
  readonly cards: readonly (string | null)[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Reading {
  /** What lies before each seat. */
  readonly seats: readonly { readonly lots: readonly Lot[]; readonly facts: readonly Fact[] }[];
  /** What lies in the middle. */
  readonly lots: readonly Lot[];
  readonly facts: readonly Fact[];
}

/** What says how a match was set up or goes, not what lies on the table. */
const HEAD: ReadonlySet<string> = new Set([...COMMON_FIELDS, 'turn', 'phase']);

const isCard = (value: unknown, known: ReadonlySet<string>): boolean => value === null || known.has(String(value));

function cardsOf(values: readonly unknown[]): (string | null)[] {
  return values.map((value) => (value === null ? null : String(value)));
}

function factText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? '✓' : null;
  if (typeof value === 'number' || typeof value === 'string') return value === '' ? null : String(value);
  return null;
}

/** `known`: the texts of the game's cards. */
export function readView(view: SeenView, known: ReadonlySet<string>): Reading {
  const seats = Array.from({ length: view.players }, () => ({ lots: [] as Lot[], facts: [] as Fact[] }));
  const lots: Lot[] = [];
  const facts: Fact[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (HEAD.has(name)) continue;
    if (!Array.isArray(value)) {
      const said = factText(value);
      if (said !== null) facts.push({ name, value: said });
      continue;
    }
    const values: readonly unknown[] = value;
    const perSeat = values.length === view.players;
    if (perSeat && values.some(Array.isArray)) {
      seats.forEach((seat, i) => {
        const own = values[i];
        if (Array.isArray(own)) seat.lots.push({ name, cards: cardsOf(own) });
      });
    } else if (values.every((each) => isCard(each, known))) {
      lots.push({ name, cards: cardsOf(values) });
    } else if (perSeat) {
      seats.forEach((seat, i) => {
        const said = factText(values[i]);
        if (said !== null) seat.facts.push({ name, value: said });
      });
    }
  }
  return { seats, lots, facts };
}

/** The name of a field as words. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What a catalogue, or a lesson, says of a game. */
interface Named {
  readonly cards: Readonly<Record<string, string>>;
  readonly moves: readonly { readonly move: string; readonly card?: string | null }[];
}

/** Read a view by what its game's cards are called; a move that is a card's own text tells of that card. */
export function readingOf(view: SeenView, named: Named | undefined): Reading {
  const texts = (named?.moves ?? []).flatMap(({ move, card }) => [move, ...(card == null ? [] : [card])]);
  return readView(view, new Set([...Object.keys(named?.cards ?? {}), ...texts]));
}
