/**
 * Lay out a view of a game that nobody has drawn a table for, by the fields that the catalogue describes: lists of
 * cards lie before the seats or in the middle, all else is told as facts. No rules.
 */

import type { SeenView } from '../../model/table';
import type { FieldInfo } from '../../wire/types';

/** Cards that lie together; null: a card that is not seen. */
export interface Lot {
  readonly name: string;
  readonly label: string;
  readonly cards: readonly (string | null)[];
}

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface Place {
  readonly lots: readonly Lot[];
  readonly facts: readonly Fact[];
}

export interface Reading {
  /** What lies before each seat. */
  readonly seats: readonly Place[];
  readonly middle: Place;
}

/** What calls seats by their names, and writes lists. */
export interface Speaker {
  nameOf(seat: number): string;
  readonly comma: string;
}

interface Filling {
  readonly lots: Lot[];
  readonly facts: Fact[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Add the value of a field; whose turn it is is shown otherwise, and what there is not is not shown. */
function take({ lots, facts }: Filling, { name, label, holds, empty }: FieldInfo, value: unknown, by: Speaker): void {
  if (value == null || holds === 'turn') return;
  if (holds === 'cards' || holds === 'card') {
    const cards = listOf(value).filter((card) => card !== (empty || undefined));
    lots.push({ name, label, cards: cards.map((card) => (card === null ? null : String(card))) });
    return;
  }
  const named = holds === 'seat' || holds === 'seats';
  const values = holds === 'flag' ? (value === true ? ['✓'] : []) : listOf(value);
  const said = values.map((one) => (one === null ? '?' : named ? by.nameOf(Number(one)) : String(one)));
  if (said.length > 0) facts.push({ name, label, value: said.join(by.comma) });
}

export function readView(view: SeenView, fields: readonly FieldInfo[], by: Speaker): Reading {
  const seats = Array.from({ length: view.players }, (): Filling => ({ lots: [], facts: [] }));
  const middle: Filling = { lots: [], facts: [] };
  for (const field of fields) {
    const value = (view as unknown as Readonly<Record<string, unknown>>)[field.name];
    if (field.holds === 'deals') {
      const deals = value as readonly (readonly number[])[];
      seats.forEach((place, seat) => {
        const own = deals.map((deal) => deal[seat]);
        take(place, field, own, by);
      });
    } else if (field.each) {
      seats.forEach((place, seat) => {
        take(place, field, (value as readonly unknown[])[seat], by);
      });
    } else take(middle, field, value, by);
  }
  return { seats, middle };
}
