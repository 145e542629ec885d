/** The moves of a game as the server describes them, found by what a person touches. No rules: only names. */

import type { GameInfo, MoveInfo } from '../wire/types';

/** What cards and moves are called and, but for lessons, what the fields of views are. */
export type Words = Pick<GameInfo, 'cards' | 'moves'> & Partial<Pick<GameInfo, 'fields'>>;

export class MoveBook<Known extends Words = GameInfo> {
  private readonly byText: ReadonlyMap<string, MoveInfo>;

  constructor(readonly game: Known) {
    this.byText = new Map(game.moves.map((info) => [info.move, info]));
  }

  info(move: string): MoveInfo | undefined {
    return this.byText.get(move);
  }

  infos(legal: readonly string[]): MoveInfo[] {
    return legal.map((move) => this.byText.get(move)).filter((info) => info !== undefined);
  }

  cardName(card: string): string {
    return this.game.cards[card] ?? card;
  }
}

/** The moves of each game, by the game's name. */
export function booksOf(games: readonly GameInfo[]): ReadonlyMap<string, MoveBook> {
  return new Map(games.map((game) => [game.name, new MoveBook(game)]));
}
