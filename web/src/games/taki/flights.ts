import { at, cardsOf, type Flying, type Trip } from '../../model/flights';
import type { Happened } from '../../wire/types';

function tripsOf(event: Happened): readonly Trip[] {
  const { event: kind, seat, facts } = event;
  const cards = cardsOf(event);
  if (seat == null) return kind === 'turned-up' && !facts['goes_back'] ? [{ cards, from: at.pile, to: at.heap }] : [];
  if (kind === 'dealt' || kind === 'drew') return [{ cards, from: at.pile, to: at.hand(seat) }];
  return kind === 'laid' ? [{ cards, from: at.held(seat, cards[0] ?? ''), to: at.heap }] : [];
}

export const flying: Flying = { tripsOf, dealing: new Set(['dealt']) };
