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

  /** Whether there is such a game, as far as is known by now. */
  mayKnow(game: string): boolean {
    return this.loaded === null || this.books.has(game) || this.app.knows(`game-${game}`);
  }
}
