import { at, cardsOf, number, type Flying, type Trip } from '../../model/flights';
import type { Happened } from '../../wire/types';

const BOX = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function tripOf(event: Happened, seat: number): Trip | null {
  const { event: kind, facts } = event;
  const cards = cardsOf(event);
  const place = at.place(seat, number(facts['place']));
  if (kind === 'took') return { cards, from: at.heap, to: at.taken(seat) };
  if (kind === 'drew') return { cards, from: at.pile, to: at.taken(seat) };
  if (kind === 'put') return { cards, from: at.taken(seat), to: place };
  if (kind === 'threw') return { cards, from: at.taken(seat), to: at.heap };
  if (kind === 'binned') return { cards, from: place, to: at.heap };
  if (kind !== 'hovered') return null;
  const [start, landing] = [number(facts['start']), number(facts['landing'])];
  return { cards: ['P'], from: at.place(seat, start), to: at.place(seat, landing) };
}

/** Boxes are dealt to all, and the first card of the bin is turned up. */
function ofAll(event: Happened, players: number): readonly Trip[] {
  if (event.event === 'turned-up') return [{ cards: cardsOf(event), from: at.pile, to: at.heap }];
  if (event.event !== 'round') return [];
  return Array.from({ length: players }, (_, seat) => ({
    cards: BOX.map(() => null),
    from: at.pile,
    to: BOX.map((place) => at.place(seat, place)),
  }));
}

function tripsOf(event: Happened, players: number): readonly Trip[] {
  if (event.seat == null) return ofAll(event, players);
  const trip = tripOf(event, event.seat);
  return trip ? [trip] : [];
}

export const flying: Flying = { tripsOf, dealing: new Set(['round']) };
