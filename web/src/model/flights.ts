/** What events make cards do: which card flies from where to where, and when. */

import type { Happened } from '../wire/types';

/** A place on the table that a card can leave or reach; components mark theirs with it. */
export type Anchor = string;

export interface Flight {
  /** The card, if the viewer may see it. */
  readonly card: string | null;
  readonly from: Anchor;
  readonly to: Anchor;
  /** When it starts, in beats from the beginning of the update. */
  readonly beat: number;
}

export const at = {
  hand: (seat: number): Anchor => `hand-${seat}`,
  held: (seat: number, card: string): Anchor => `hand-${seat}-${card}`,
  place: (seat: number, place: number): Anchor => `place-${seat}-${place}`,
  /** A seat's own draw pile. */
  pileOf: (seat: number): Anchor => `pile-${seat}`,
  pile: 'pile',
  heap: 'heap',
} as const;

/** Cards that leave one place at once. */
export interface Trip {
  readonly cards: readonly (string | null)[];
  readonly from: Anchor;
  /** Where all of them go, or each. */
  readonly to: Anchor | readonly Anchor[];
}

/** The cards that an event is about; null for cards that the viewer may not see. */
export function cardsOf(event: Happened): (string | null)[] {
  const { cards, card, count } = event.facts;
  if (Array.isArray(cards)) return cards.map(String);
  if (typeof card === 'string') return [card];
  return Array.from({ length: typeof count === 'number' ? count : 1 }, () => null);
}

/** A fact that is a number. */
export function number(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}

/** How cards fly in a game. */
export interface Flying {
  /** The trips of an event's cards. */
  readonly tripsOf: (event: Happened, players: number) => readonly Trip[];
  /** The events that deal to all: their cards go round the table at the same time. */
  readonly dealing: ReadonlySet<string>;
}

/** Cards of one step follow each other closely. */
const FOLLOW = 0.28;
/** List the flights of an update's events, in order. */
export function flightsOf({ tripsOf, dealing }: Flying, events: readonly Happened[], players: number): Flight[] {
  const flights: Flight[] = [];
  let [beat, dealt] = [0, 0];
  for (const event of events) {
    const round = dealing.has(event.event);
    for (const { cards, from, to } of tripsOf(event, players)) {
      if (cards.length === 0) continue;
      if (!round) beat = Math.max(beat, dealt);
      const last = (cards.length - 1) * FOLLOW;
      cards.forEach((card, i) =>
        flights.push({ card, from, to: typeof to === 'string' ? to : (to[i] ?? from), beat: beat + i * FOLLOW }),
      );
      if (round) dealt = beat + last + FOLLOW;
      beat += round ? 0.2 : 0.7 + last;
    }
  }
  return flights;
}
