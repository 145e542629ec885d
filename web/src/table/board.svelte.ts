/** A table as it is drawn: whose view it is, who sits where, what can be chosen and what is shown. */

import { app } from '../app/app.svelte';
import { client } from '../app/client';
import { playSound } from '../app/sound';
import type { MoveBook, Words } from '../model/moves';
import type { Change, SeenMatch, TableState } from '../model/table';
import type { MoveInfo, Seat } from '../wire/types';
import { Chooser, type Referee } from './chooser.svelte';
import type { TableFace } from './face';
import { Flights } from './flights';
import { TablePresenter, type Stage } from './presenter.svelte';

/** Where a board finds its table: at the server, in a lesson or in a replay. */
export interface Source {
  /** The table as it is shown; not null while there is a board. */
  readonly state: TableState | null;
  /** All that has happened is shown: moves can be chosen. */
  readonly settled: boolean;
  /** Show a state, so that cards can fly to their places in it. */
  reveal?(state: TableState, change: Change): void;
  /** The names of cards and moves; without it, those of the catalogue are used. */
  readonly book?: MoveBook<Words> | undefined;
}

const PAGE: Stage = {
  get tempo() {
    return app.tempo;
  },
  get look() {
    return app.look;
  },
  get hidden() {
    return document.hidden;
  },
  playSound,
};

export class Board {
  /** The element in which cards fly. */
  layer = $state.raw<HTMLElement | null>(null);
  /** A replay with all cards open. */
  open = $state(false);
  readonly flights = new Flights(() => this.layer);
  readonly chooser = new Chooser(this);
  readonly presenter = new TablePresenter(this, PAGE);

  /** `referee`: who takes the moves; null: nothing can be played here. */
  constructor(
    readonly face: TableFace,
    private readonly source: Source,
    readonly referee: Referee | null,
  ) {}

  get game(): string {
    return this.face.name;
  }

  get state(): TableState {
    const { state } = this.source;
    if (!state) throw new Error('no table to draw');
    return state;
  }

  get settled(): boolean {
    return this.source.settled;
  }

  get match(): SeenMatch {
    const { match } = this.state;
    if (!match) throw new Error('no match on the table');
    return match;
  }

  get book(): MoveBook<Words> | undefined {
    return this.source.book ?? client.catalogue.books.get(this.game);
  }

  /** Whether moves can be made here: false in a replay. */
  get live(): boolean {
    return this.referee !== null;
  }

  /** The table is at the server: without a connection nothing goes on. */
  get served(): boolean {
    return this.live && this.state.table.code !== '';
  }

  /** The seat from which the table is seen: the own one, or the first. */
  get me(): number {
    return this.state.seat ?? 0;
  }

  get seated(): boolean {
    return this.state.seat !== null;
  }

  /** Whether the cards at the lower edge are the player's own, and not somebody else's. */
  get own(): boolean {
    return this.live && this.seated;
  }

  get myTurn(): boolean {
    return this.own && (this.state.match?.acting.includes(this.me) ?? false);
  }

  /** A bot plays the own seat until its person takes it back. */
  get standIn(): boolean {
    const { presence, seat, match } = this.state;
    return this.live && seat !== null && !match?.view.over && (presence.stand_ins?.includes(seat) ?? false);
  }

  /** Whether the light is on a seat. */
  isActing(seat: number): boolean {
    const { match } = this.state;
    if (!match || match.view.over) return false;
    return this.face.lit?.(match.view, seat) ?? match.acting.includes(seat);
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot';
  }

  nameOf(seat: number): string {
    const sitting = this.seats[seat];
    if (sitting?.kind === 'bot') return app.say('web-bot', { number: seat + 1 });
    return sitting?.name || app.say('seat', { number: seat + 1 });
  }

  /** What the cards at the lower edge are called. */
  handLabel(count: number): string {
    return this.own
      ? app.say('web-own-hand', { count })
      : app.say('web-hand-of', { name: this.nameOf(this.me), count });
  }

  lays(info: MoveInfo, card: string): boolean {
    return this.face.lays?.(info, card) ?? info.card === card;
  }

  onRefused(): void {
    playSound('bad');
  }

  reveal(state: TableState, change: Change): void {
    this.source.reveal?.(state, change);
  }

  /** Who plays; after a match, who has played. */
  private get seats(): readonly Seat[] {
    const { match, players, table } = this.state;
    return (match?.view.over ? players : null) ?? table.seats;
  }
}
