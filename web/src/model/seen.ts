/** A replay shows all cards; looked at from a seat, it hides what that seat could not see. */

import type { GameView } from '../wire/types';

/** `seat` null: everything is open. */
export function seenFrom(view: GameView, seat: number | null): GameView {
  if (view.game === 'tuki') return view;
  if (seat === null) return view;
  if (view.game === 'taki') return { ...view, hands: view.hands.map((hand, i) => (i === seat ? hand : null)) };
  const hidden = (cards: readonly (string | null)[]): (string | null)[] => cards.map((card) => (card === '-' ? card : null));
  return {
    ...view,
    hands: view.hands.map((hand, i) => (i === seat ? hand : hidden(hand))),
    banks: view.banks.map(hidden),
    blind: view.blind.map(hidden),
  };
}
