/** What a person can do at a table, and what the table answers. Moves come from the server; here they are only chosen. */

import { tick, untrack } from 'svelte';
import { app } from '../app/app.svelte';
import { client } from '../app/client';
import { playSound, type Sound } from '../app/sound';
import { atDealsEnd } from '../model/dealend';
import { flightsOf } from '../model/flights';
import type { MoveBook, Words } from '../model/moves';
import type { Pace } from '../model/queue';
import type { Change, SeenMatch, TableState } from '../model/table';
import type { Happened, MoveInfo, Refused, Seat } from '../wire/types';
import type { TableFace } from './face';
import { Stage } from './stage';

/** Who takes the moves: the server, or a lesson. A replay has none. */
export interface Referee {
  /** Null: done. */
  play(move: string): Promise<Refused | null>;
  why(move: string): Promise<Refused | null>;
  /** All that has happened is shown: moves can be chosen. */
  readonly settled: boolean;
  /** Take a state as shown, so that cards can fly to where they are in it. */
  reveal(state: TableState, change: Change): void;
}

export interface Summary {
  readonly events: readonly Happened[];
}

export interface Choices {
  readonly title: string;
  readonly moves: readonly MoveInfo[];
}

/** Of several sounds at once only the first of these is heard. */
const LOUDEST: readonly Sound[] = ['win', 'call', 'lay', 'draw', 'flip'];
const PROMPT = 1500; // how long a touch is one of this moment
const DOUBLE = 450; // two touches within this are one
const LOOK = 900; // how long the end of a deal is looked at before its points

export class Desk {
  layer = $state.raw<HTMLElement | null>(null);
  readonly stage = new Stage(() => this.layer);
  /** Why what was touched is not possible. */
  reason = $state.raw<Refused | null>(null);
  /** A touch that may mean several moves. */
  choices = $state.raw<Choices | null>(null);
  /** "Last card!" will be called with the next card. */
  armed = $state(false);
  /** The beginning of a move that needs another touch: `swap:0`. */
  picked = $state<string | null>(null);
  summary = $state.raw<Summary | null>(null);
  /** A replay with all cards open. */
  open = $state(false);
  private closeSummary: () => void = () => {};
  private drops = 0;
  private busy = $state(false);
  /** The card that was touched last of those that can be laid. */
  private laid = { card: '', at: -DOUBLE, seq: 0 };
  /** One has passed on this: the server keeps that to itself until the time is up, and offers the moves until then. */
  private passed = $state.raw<SeenMatch | null>(null);
  private asking = $state(0);
  private pressedAt = $state.raw<TableState | null>(null);

  constructor(
    readonly face: TableFace,
    private readonly source: () => TableState,
    private readonly referee: Referee | null,
    private readonly words: () => MoveBook<Words> | undefined = () => client.catalogue.books.get(face.name),
  ) {}

  get game(): string {
    return this.face.name;
  }

  /** A replay shows; it does not let play. */
  get live(): boolean {
    return this.referee !== null;
  }

  /** The server keeps the table: without a line nothing goes on. */
  get served(): boolean {
    return this.live && this.state.table.code !== '';
  }

  get state(): TableState {
    return this.source();
  }

  get match(): SeenMatch {
    const { match } = this.state;
    if (!match) throw new Error('no match on the table');
    return match;
  }

  get book(): MoveBook<Words> | undefined {
    return this.words();
  }

  /** The seat that one looks from: one's own, or the first. */
  get me(): number {
    return this.state.seat ?? 0;
  }

  get seated(): boolean {
    return this.state.seat !== null;
  }

  /** The cards at the lower edge are one's own; else one looks at somebody's. */
  get own(): boolean {
    return this.live && this.seated;
  }

  readonly moves = $derived.by<readonly string[]>(() =>
    this.referee?.settled && !this.busy && this.passed !== this.state.match ? (this.state.match?.moves ?? []) : [],
  );
  readonly myTurn = $derived.by(
    () => this.live && this.seated && (this.state.match?.acting.includes(this.me) ?? false),
  );

  /** A press waits for what the server says to it; what changes the table is its answer. */
  readonly waiting = $derived.by(() => (this.busy && this.state === this.pressedAt) || this.asking > 0);

  can(move: string): boolean {
    return this.moves.includes(move);
  }

  /** Whether some legal move begins so. */
  canBegin(start: string): boolean {
    return this.moves.some((move) => move.startsWith(start));
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

  isBot(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot';
  }

  /** Who plays; after a match, who has played. */
  private get seats(): readonly Seat[] {
    const { match, players, table } = this.state;
    return (match?.view.over ? players : null) ?? table.seats;
  }

  /** A bot plays one's own seat until one takes it back. */
  get standIn(): boolean {
    const { presence, seat, match } = this.state;
    return this.live && seat !== null && !match?.view.over && (presence.stand_ins?.includes(seat) ?? false);
  }

  isActing(seat: number): boolean {
    const { match } = this.state;
    if (!match || match.view.over) return false;
    return this.face.lit?.(match.view, seat) ?? match.acting.includes(seat);
  }

  async act(move: string): Promise<void> {
    if (this.busy || !this.referee) return;
    this.reason = null;
    this.choices = null;
    this.picked = null;
    this.pressedAt = this.state;
    this.busy = true;
    this.armed = false;
    try {
      const { match } = this.state;
      const refused = await this.referee.play(move);
      if (refused) this.refuse(refused);
      else if (move === 'pass') this.passed = match;
    } finally {
      this.busy = false;
    }
  }

  /** A move that is not among the legal ones: ask the server for the reason. If it is one by then, `touched` goes on. */
  async askWhy(move: string, touched?: () => void): Promise<void> {
    if (!this.referee || !this.seated) return;
    const until = performance.now() + PROMPT;
    this.asking += 1;
    try {
      const refused = await this.referee.why(move);
      if (refused) return this.refuse(refused);
      // What makes it legal may be on its way still; an answer that was long in coming is to a touch of another moment.
      while (touched && !this.can(move) && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 50));
      if (this.can(move) && performance.now() < until) touched?.();
    } finally {
      this.asking -= 1;
    }
  }

  /** Choose among moves that one touch may mean. */
  pick(title: string, moves: readonly MoveInfo[]): void {
    const [only] = moves;
    if (moves.length === 1 && only) void this.act(only.move);
    else this.choices = { title, moves };
  }

  /** Forget what was half chosen when the moves that it leads to are gone: time has run out, or a bot has played. */
  forgetStale(): void {
    const moves = this.state.match?.moves ?? [];
    const leads = (start: string): boolean => moves.some((move) => move === start || move.startsWith(`${start}:`));
    untrack(() => {
      if (this.choices?.moves.some((info) => !leads(info.move))) this.choices = null;
      if (this.picked !== null && !leads(this.picked)) this.picked = null;
      if (!this.mayCall) this.armed = false;
    });
  }

  /** A card of the hand or of the open cards was touched. */
  touch(card: string): void {
    const { book, laid } = this;
    // A double click is one touch, also where there are two such cards.
    const twice = laid.card === card && performance.now() - laid.at < DOUBLE && this.state.seq <= laid.seq + 1;
    if (book && !twice) this.choose(card, book);
  }

  private choose(card: string, book: MoveBook<Words>): void {
    const fits = book.infos(this.moves).filter((info) => this.lays(info, card));
    const called = fits.filter((info) => (info.call ?? false) === this.armed);
    const wanted = called.length > 0 ? called : fits;
    if (wanted.length > 0) {
      this.laid = { card, at: performance.now(), seq: this.state.seq };
      this.pick(
        book.cardName(card),
        wanted.filter((info) => info.call === wanted[0]?.call),
      );
    } else void this.askWhy(book.plain(card)?.move ?? card, () => this.choose(card, book));
  }

  /** Whether some move of this moment lays a card and calls with it. */
  get mayCall(): boolean {
    return this.book?.infos(this.state.match?.moves ?? []).some((info) => info.call) ?? false;
  }

  private lays(info: MoveInfo, card: string): boolean {
    return this.face.lays?.(info, card) ?? info.card === card;
  }

  playable(card: string): boolean {
    return this.book?.infos(this.moves).some((info) => this.lays(info, card)) ?? false;
  }

  /** Show a change of the table: cards fly, and the end of a deal is looked at before the next begins. */
  readonly show = async (change: Change, pace: Pace): Promise<void> => {
    const { events, state } = change;
    const [first, last] = [events.findIndex(this.face.counts), events.findLastIndex(this.face.counts)];
    const tempo = app.tempo * pace;
    this.hush(events);
    if (first < 0 || !this.state.match) return this.fly(change, events, state, tempo);
    const played = events.slice(0, first);
    if (state.match?.view.over) return this.fly(change, played, state, tempo);
    const { drops } = this;
    const ended = atDealsEnd(this.state, this.face.ended, played, events.slice(first, last + 1));
    await this.fly(change, played, ended, tempo);
    this.referee?.reveal(ended, change);
    if (tempo > 0 && !document.hidden && drops === this.drops)
      await new Promise((resolve) => setTimeout(resolve, LOOK * tempo));
    if (pace > 0 && drops === this.drops)
      await this.pause(events.filter(this.face.counts), state.table.settings.clock ? 5000 : 15_000);
    if (drops === this.drops) await this.fly(change, events.slice(last + 1), state, tempo);
  };

  /** Let cards fly to where they are in a state. */
  private async fly(change: Change, events: readonly Happened[], state: TableState, tempo: number): Promise<void> {
    const flights = flightsOf(this.face.flying, events, state.match?.view.players ?? 0);
    const { drops } = this;
    if (tempo === 0 || flights.length === 0 || document.hidden) return;
    if (!this.layer?.isConnected) {
      // The table itself comes with the first deal: its places must be there before cards leave them.
      this.referee?.reveal(state, change);
      await tick();
    }
    const before = this.stage.departures(flights);
    this.referee?.reveal(state, change);
    await tick();
    // A bank that was empty is there again only with the deal that comes out of it.
    const after = this.stage.departures(flights);
    if (drops === this.drops)
      await this.stage.fly(
        flights,
        before.map((place, i) => place ?? after[i] ?? null),
        this.game,
        app.look,
        tempo,
      );
  }

  /** Have done with what is being shown: the table is another by now. */
  readonly drop = (): void => {
    this.drops += 1;
    this.closeSummary();
    this.stage.drop();
  };

  endPause(): void {
    this.closeSummary();
  }

  private pause(events: readonly Happened[], longest: number): Promise<void> {
    return new Promise((resolve) => {
      const summary = { events };
      const close = (): void => {
        clearTimeout(timer);
        if (this.summary === summary) this.summary = null;
        resolve();
      };
      const timer = setTimeout(close, longest);
      this.closeSummary = close;
      this.summary = summary;
    });
  }

  private hush(events: readonly Happened[]): void {
    const heard = events.map((event) => this.face.sounds(event));
    const loudest = LOUDEST.find((sound) => heard.includes(sound));
    if (loudest) playSound(loudest);
    if (this.seated && events.some((event) => event.event === 'turn' && event.seat === this.me)) playSound('turn');
  }

  private refuse(refused: Refused): void {
    playSound('bad');
    this.reason = refused;
  }
}
