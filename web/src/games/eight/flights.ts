import { cardsOf, number, type Flying, type Trip } from '../../model/flights';
import type { Happened } from '../../wire/types';
import { spot } from './anchors';

function tripOf(event: Happened, seat: number): Trip | null {
  const { event: kind, facts } = event;
  const cards = cardsOf(event);
  const blind = spot.blind(seat, number(facts['place']));
  if (kind === 'dealt' || kind === 'filled') return { cards, from: spot.pileOf(seat), to: spot.hand(seat) };
  if (kind === 'laid-out')
    return { cards, from: spot.pileOf(seat), to: cards.map((_, place) => spot.openPlace(seat, place)) };
  if (kind === 'took') return { cards: cards.slice(0, 8), from: spot.heap, to: spot.burnt(seat) };
  if (kind === 'turned-up') return { cards, from: blind, to: spot.heap };
  if (kind === 'turned-back') return { cards, from: spot.heap, to: blind };
  if (kind !== 'laid' || facts['source'] === 'blind') return null;
  return { cards, from: facts['source'] === 'open' ? spot.open(seat) : spot.held(seat, cards[0] ?? ''), to: spot.heap };
}

function tripsOf(event: Happened): readonly Trip[] {
  const trip = event.seat == null ? null : tripOf(event, event.seat);
  return trip ? [trip] : [];
}

export const flying: Flying = { tripsOf, dealing: new Set(['dealt', 'laid-out']) };
