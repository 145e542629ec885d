/** What the player has chosen so far at a table, and what the server, or a lesson, answers to it. */

import { untrack } from 'svelte';
import {
  NOTHING_CHOSEN,
  canBegin,
  canLay,
  canTouch,
  choose,
  refreshed,
  type Choice,
  type Parts,
  type Touch,
} from '../model/choice';
import type { MoveBook, Words } from '../model/moves';
import type { SeenMatch, TableState } from '../model/table';
import type { MoveInfo, Refused } from '../wire/types';

/** Who takes the moves: the server, or a lesson. A replay has none. */
export interface Referee {
  /** Make a move; null: done. */
  play(move: string): Promise<Refused | null>;
  /** Return why a move is illegal; null if it is legal. */
  why(move: string): Promise<Refused | null>;
}

/** What the chooser needs to know of its table. */
export interface Chooses {
  readonly state: TableState;
  /** All that has happened is shown: moves can be chosen. */
  readonly settled: boolean;
  readonly referee: Referee | null;
  readonly book: MoveBook<Words> | undefined;
  /** Whether a move lays a card. */
  lays(info: MoveInfo, card: string): boolean;
  /** Something cannot be done. */
  onRefused(): void;
}

const PROMPT = 1500; // how long a touch may wait for what makes it legal, in milliseconds
const ASK_EVERY = 50;

export class Chooser {
  private choice = $state.raw<Choice>(NOTHING_CHOSEN);
  /** Why what was touched is not possible. */
  reason = $state.raw<Refused | null>(null);
  private playing = $state(false);
  private asking = $state(0);
  private playedAt = $state.raw<TableState | null>(null);
  /** The match as it was when the player passed: the server keeps that to itself until the time is up. */
  private passed = $state.raw<SeenMatch | null>(null);

  constructor(private readonly table: Chooses) {}

  /** The moves that can be chosen now. */
  readonly moves = $derived.by<readonly string[]>(() => {
    const { referee, settled, state } = this.table;
    return referee && settled && !this.playing && this.passed !== state.match ? (state.match?.moves ?? []) : [];
  });
  private readonly legal = $derived(this.infos(this.moves));
  /** An answer is awaited; a table that has changed since is an answer too. */
  readonly waiting = $derived.by(() => (this.playing && this.table.state === this.playedAt) || this.asking > 0);

  get question(): Choice['question'] {
    return this.choice.question;
  }

  /** The beginning of a move that needs another touch. */
  get begun(): Parts | null {
    return this.choice.begun;
  }

  /** The next card is laid with the call that goes with it. */
  get calling(): boolean {
    return this.choice.calling;
  }

  /** Whether some card can be laid with a call. */
  get mayCall(): boolean {
    return this.legal.some((info) => info.call);
  }

  can(move: string): boolean {
    return this.moves.includes(move);
  }

  /** Whether some legal move has these parts. */
  canBegin(parts: Parts): boolean {
    return canBegin(parts, this.legal);
  }

  canLay(card: string): boolean {
    return canLay(card, { legal: this.legal, lays: (info, each) => this.table.lays(info, each) });
  }

  /** Whether a place can be touched for moves of these kinds, or for a move that has begun. */
  canTouch(place: number, kinds: readonly string[]): boolean {
    return canTouch(this.choice, place, kinds, this.legal);
  }

  /** Take in a touch: make the move that it means, or find out why there is none. */
  touch(touch: Touch): void {
    const { book, state } = this.table;
    const { choice, play, ask, retry } = choose(this.choice, touch, {
      legal: this.legal,
      moves: book?.game.moves ?? [],
      lays: (info, card) => this.table.lays(info, card),
      seq: state.seq,
      now: performance.now(),
    });
    if (play !== undefined) void this.play(play, choice);
    else this.choice = choice;
    if (ask !== undefined) void this.ask(ask, retry ? touch : null);
  }

  /** Touch a button, a pile or a key that stands for one move. */
  press(move: string): void {
    this.touch({ on: 'move', move });
  }

  /** Give up what was asked or begun. */
  cancel(): void {
    this.touch({ on: 'cancel' });
  }

  /** Forget what was half chosen when the moves that it leads to are gone. */
  refresh(): void {
    const legal = this.infos(this.table.state.match?.moves ?? []);
    untrack(() => (this.choice = refreshed(this.choice, legal)));
  }

  private infos(moves: readonly string[]): readonly MoveInfo[] {
    const { book } = this.table;
    return moves.map((move) => book?.info(move) ?? { move, kind: move, label: move });
  }

  private async play(move: string, choice: Choice): Promise<void> {
    const { book, referee, state } = this.table;
    if (this.playing || !referee) return;
    this.choice = choice;
    this.reason = null;
    this.playedAt = state;
    this.playing = true;
    try {
      const refused = await referee.play(move);
      if (refused) this.refuse(refused);
      else if (book?.info(move)?.declines) this.passed = state.match;
    } finally {
      this.playing = false;
    }
  }

  /** Ask why a move is not legal. If it is by then, what was touched is touched again. */
  private async ask(move: string, touch: Touch | null): Promise<void> {
    const { referee, state } = this.table;
    if (!referee || state.seat === null) return;
    const until = performance.now() + PROMPT;
    const prompt = (): boolean => performance.now() < until;
    this.asking += 1;
    try {
      const refused = await referee.why(move);
      if (refused) return this.refuse(refused);
      // What makes it legal may be on its way still; an answer that was long in coming is to a touch of another moment.
      while (touch && !this.can(move) && prompt()) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
      if (touch && this.can(move) && prompt()) this.touch(touch);
    } finally {
      this.asking -= 1;
    }
  }

  private refuse(refused: Refused): void {
    this.reason = refused;
    this.table.onRefused();
  }
}
