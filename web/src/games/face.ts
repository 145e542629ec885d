/** What a game shows on every page: its cards, its felt, and which cards stand for it. */

import type { Look } from '../art/svg';

/** How a colour is shown that a move names. */
export interface Swatch {
  readonly base: string;
  readonly figure: string;
  /** A symbol for people who cannot tell the colours apart, drawn around the origin, about 30 high. */
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
  /** For a card that some editions lack: its rule. An edition without the rule has no such card. */
  readonly editions?: Readonly<Record<string, string>>;
  /** The colours that moves may name. */
  readonly swatches?: Readonly<Record<string, Swatch>>;
}
