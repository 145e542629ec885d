import { cardsOf, number, type Flying, type Trip } from '../../model/flights';
import type { Happened } from '../../wire/types';
import { spot } from './anchors';

const BOX = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function tripOf(event: Happened, seat: number): Trip | null {
  const { event: kind, facts } = event;
  const cards = cardsOf(event);
  const place = spot.place(seat, number(facts['place']));
  if (kind === 'took') return { cards, from: spot.heap, to: spot.taken(seat) };
  if (kind === 'drew') return { cards, from: spot.pile, to: spot.taken(seat) };
  if (kind === 'put') return { cards, from: spot.taken(seat), to: place };
  if (kind === 'threw') return { cards, from: spot.taken(seat), to: spot.heap };
  if (kind === 'binned') return { cards, from: place, to: spot.heap };
  if (kind !== 'hovered') return null;
  const [start, landing] = [number(facts['start']), number(facts['landing'])];
  return { cards: ['P'], from: spot.place(seat, start), to: spot.place(seat, landing) };
}

/** Boxes are dealt to all, and the first card of the bin is turned up. */
function ofAll(event: Happened, players: number): readonly Trip[] {
  if (event.event === 'turned-up') return [{ cards: cardsOf(event), from: spot.pile, to: spot.heap }];
  if (event.event !== 'round') return [];
  return Array.from({ length: players }, (_, seat) => ({
    cards: BOX.map(() => null),
    from: spot.pile,
    to: BOX.map((place) => spot.place(seat, place)),
  }));
}

function tripsOf(event: Happened, players: number): readonly Trip[] {
  if (event.seat == null) return ofAll(event, players);
  const trip = tripOf(event, event.seat);
  return trip ? [trip] : [];
}

export const flying: Flying = { tripsOf, dealing: new Set(['round']) };
