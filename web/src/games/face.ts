/** What a game shows on every page: its cards, its felt, and which cards stand for it. */

import type { Look } from '../art/svg';

/** What a move names, if it is a colour: how it is shown. */
export interface Swatch {
  readonly base: string;
  readonly figure: string;
  /** A drawing around the origin, some 30 high, that tells it without colour. */
  readonly symbol: string;
}

/** Pages of the house on which cards of a game are shown. */
export type HousePage = 'join' | 'outdated' | 'settings' | 'stopped' | 'trouble';

export interface GameFace {
  readonly name: string;
  /** The number that the rules give the game: games are shown in this order. */
  readonly number: number;
  /** Every card, as notation spells it, in the order of the deck. */
  readonly cards: readonly string[];
  /** Draw a card. */
  readonly draw: (card: string, look: Look) => string;
  /** Draw the back of a card. */
  readonly back: (look: Look) => string;
  /** How many sit at a table that is dealt at once. */
  readonly seats: number;
  /** The cards of its poster. */
  readonly poster: readonly string[];
  /** The cards over its lobby. */
  readonly fan: readonly string[];
  /** The cards that it gives to pages of the house. */
  readonly house?: { readonly [Page in HousePage]?: readonly string[] };
  /** The cards that a rule is about. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** The rule of a card that not every edition has: where it does not hold there is no such card. */
  readonly editions?: Readonly<Record<string, string>>;
  /** What moves name, where that is a colour. */
  readonly swatches?: Readonly<Record<string, Swatch>>;
}
