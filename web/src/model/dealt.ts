/** Whether a deal is the one that its key gives, card by card: docs/notation.md says how a deck becomes a deal. */

import { shuffled, words } from './shuffle';

/** Cards of a view; null for hidden ones. */
export type Cards = readonly (string | null)[] | null | undefined;

/** Return the cards that are not hidden. */
export function visible(cards: Cards): string[] {
  return (cards ?? []).filter((card) => card !== null);
}

export function same(one: Cards, other: Cards): boolean {
  return visible(one).join(' ') === visible(other).join(' ');
}

/** Whether two hands are the same; the server sends hands sorted. */
export function alike(one: Cards, other: Cards): boolean {
  return same(visible(one).toSorted(), visible(other).toSorted());
}

/** What a seat gets of cards that are dealt singly. */
export function gotBy(seat: number, players: number, cards: readonly string[]): string[] {
  return cards.filter((_, i) => i % players === seat);
}

/** Shuffle the deck of an open deal anew, sorted as `kinds` lists its cards; null: there are cards of no kind. */
export function shuffledAnew(
  kinds: readonly string[],
  all: readonly string[],
  key: string,
  shuffle: number,
): readonly string[] | null {
  const deck = kinds.flatMap((card) => all.filter((each) => each === card));
  return deck.length === all.length ? shuffled(deck, words(key, shuffle)) : null;
}
