import { at, cardsOf, number, type Flying, type Trip } from '../../model/flights';
import type { Happened } from '../../wire/types';

function tripOf(event: Happened, seat: number): Trip | null {
  const { event: kind, facts } = event;
  const cards = cardsOf(event);
  const blind = at.blind(seat, number(facts['place']));
  if (kind === 'dealt' || kind === 'filled') return { cards, from: at.bank(seat), to: at.hand(seat) };
  if (kind === 'laid-out')
    return { cards, from: at.bank(seat), to: cards.map((_, place) => at.openPlace(seat, place)) };
  if (kind === 'took') return { cards: cards.slice(0, 8), from: at.heap, to: at.burnt(seat) };
  if (kind === 'turned-up') return { cards, from: blind, to: at.heap };
  if (kind === 'turned-back') return { cards, from: at.heap, to: blind };
  if (kind !== 'laid' || facts['source'] === 'blind') return null;
  return { cards, from: facts['source'] === 'open' ? at.open(seat) : at.held(seat, cards[0] ?? ''), to: at.heap };
}

function tripsOf(event: Happened): readonly Trip[] {
  const trip = event.seat == null ? null : tripOf(event, event.seat);
  return trip ? [trip] : [];
}

export const flying: Flying = { tripsOf, dealing: new Set(['dealt', 'laid-out']) };
