/** The catalogue in the reader's language: games, editions, house rules, cards, moves, phrases, levels of bots. */

import { booksOf } from '../model/moves';
import type { Language } from '../text/fluent';
import type { Catalogue as CatalogueInfo } from '../wire/types';
import type { App } from './app.svelte';

export type Level = CatalogueInfo['levels'][number];

export class Catalogue {
  /** Null until it has been loaded. */
  loaded = $state.raw<CatalogueInfo | null>(null);
  /** The moves of each game, by the game's name. */
  readonly books = $derived(booksOf(this.loaded?.games ?? []));

  constructor(
    private readonly fetch: (lang: Language) => Promise<CatalogueInfo>,
    private readonly app: Pick<App, 'say' | 'knows'>,
  ) {}

  async load(lang: Language): Promise<void> {
    if (this.loaded?.lang !== lang) this.loaded = await this.fetch(lang);
  }

  /** What a game is called: by the page or, if it has no words for it, by the server. */
  gameName(game: string): string {
    const message = `game-${game}`;
    return this.app.knows(message) ? this.app.say(message) : (this.books.get(game)?.game.title ?? game);
  }

  /** A sentence about a game, from the page or the server; empty if there is none. */
  aboutGame(game: string): string {
    const message = `about-${game}`;
    return this.app.knows(message) ? this.app.say(message) : (this.books.get(game)?.game.about ?? '');
  }

  /** A few cards of a game, from low to high, to stand for it. */
  someCards(game: string): readonly string[] {
    const cards = Object.keys(this.books.get(game)?.game.cards ?? {}).toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    const picked = [0, 1, 2].map((i) => cards[Math.floor((i * (cards.length - 1)) / 2)]);
    return picked.filter((card, i) => card !== undefined && picked.indexOf(card) === i) as string[];
  }

  /** Whether there may be such a game; true until the catalogue is loaded. */
  mayKnow(game: string): boolean {
    return this.loaded === null || this.books.has(game) || this.app.knows(`game-${game}`);
  }
}
