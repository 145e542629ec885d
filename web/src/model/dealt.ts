/** Whether a deal is the one that its key gives: docs/notation.md says how a shuffled deck becomes a deal. */

import { CARDS, type Game } from '../art';
import { shuffled, words } from './fair';
import type { GameView } from '../wire/types';

const of = (cards: readonly (string | null)[] | null | undefined): string[] => (cards ?? []).filter((card) => card !== null);
const sorted = (cards: readonly string[]): string => cards.toSorted().join(' ');

/** What each seat was dealt, and what was left. */
function parts(view: GameView): { seats: string[][]; rest: string[] } {
  const seats = Array.from({ length: view.players }, (_, seat) => {
    if (view.game === 'taki') return of(view.hands[seat]);
    if (view.game === 'tuki') return of(view.boxes[seat]);
    return [view.hands, view.banks, view.open, view.blind].flatMap((place) => of(place[seat]));
  });
  const rest = view.game === 'taki' ? [...of(view.pile), ...view.discards] : view.game === 'tuki' ? [...of(view.pile), ...view.bin] : [];
  return { seats, rest };
}

/** Shuffle the deck of an open deal anew, and compare what everyone got. */
export function dealFits(game: Game, view: GameView, key: string): boolean {
  const { seats, rest } = parts(view);
  const all = [...seats.flat(), ...rest];
  const deck = CARDS[game].flatMap((card) => all.filter((each) => each === card));
  // In Tuki Tuki the seats are shuffled first. The first card of Eight and a half is the top, elsewhere the last.
  const cards = shuffled(deck, words(key, game === 'tuki' ? 1 : 0));
  if (game !== 'eight') cards.reverse();
  return deck.length === all.length && seats.every((got, seat) => sorted(got) === sorted(got.map((_, i) => cards[i * seats.length + seat] ?? '')));
}
