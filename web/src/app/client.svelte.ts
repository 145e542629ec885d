/** The client's side of the server: who one is, the table one is at, and what is to be seen of it. */

import { app } from './app.svelte';
import { HttpProblem, http, whenUnknown } from './http';
import { muted } from './muted.svelte';
import { shelf } from './shares';
import { sentenceOf } from './sentence';
import { playSound, type Sound } from './sound';
import { Connection, RefusedError, type Ear, type Socket, type Status, type Wish } from '../model/connection';
import { MoveBook } from '../model/moves';
import { ShowQueue, type Pace } from '../model/queue';
import { newId, randomHex } from '../model/random';
import { Sharing } from '../model/sharing';
import { applied, updated, type Change, type TableState } from '../model/table';
import {
  PROTOCOL,
  SUBPROTOCOL,
  type AnyMessage,
  type Bye,
  type Catalogue,
  type Done,
  type Guest,
  type Listed,
  type Refused,
  type Said,
  type Settings,
  type Table,
} from '../wire/types';

export type Level = Catalogue['levels'][number];

/** Something that stands in the way, with the server's own sentence where it has one. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
}

/** Where changes of the table are seen. */
export interface Stage {
  /** Show a change at a pace; done when it has been seen. */
  readonly show: (change: Change, pace: Pace) => Promise<void>;
  /** Have done with what is being shown: the table is another by now. */
  readonly drop: () => void;
}

function dial(ear: Ear): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
  socket.onopen = () => ear.opened();
  socket.onmessage = (event) => ear.heard(String(event.data));
  socket.onclose = () => ear.closed();
  return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
}

const timers = {
  now: () => performance.now(),
  later: (milliseconds: number, call: () => void) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Whether nothing is played at a table: then people sit down and change their names. */
function between({ stage }: Table): boolean {
  return stage === 'lobby' || stage === 'over';
}

class Client {
  status = $state.raw<Status>('idle');
  guest = $state.raw<Guest | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  lobby = $state.raw<readonly Listed[]>([]);
  /** The table as it is shown: it follows what is known at the pace of the eye. */
  shown = $state.raw<TableState | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The server speaks a newer protocol than this page. */
  outdated = $state(false);
  /** The latest phrase of each seat. */
  said = $state.raw<Readonly<Record<number, Said>>>({});
  /** How many times lately the line has been tried in vain. */
  failures = $state(0);
  bye = $state.raw<Bye | null>(null);
  /** What the server said when it went to come back. */
  parting = $state('');
  /** How many answers are awaited. */
  asking = $state(0);
  /** The server is there, and still gets the games ready. */
  starting = $state(false);

  private known = $state(-1);
  private live = $state.raw<TableState | null>(null);
  readonly books = $derived(new Map((this.catalogue?.games ?? []).map((game) => [game.name, new MoveBook(game)])));

  /** What a game is called: by the page or, if it has no words for it, by the server. */
  gameName(game: string): string {
    const message = `game-${game}`;
    return app.knows(message) ? app.say(message) : (this.books.get(game)?.game.title ?? game);
  }

  /** Whether there is such a game, as far as is known by now. */
  mayKnow(game: string): boolean {
    return this.catalogue === null || this.books.has(game) || app.knows(`game-${game}`);
  }
  /** The match that is played at the table where one sits; null: none is. */
  readonly played = $derived(
    this.live?.seat != null && this.live.table.stage === 'playing'
      ? { code: this.live.table.code, match: this.live.table.match }
      : null,
  );
  /** All that is known is shown: moves can be chosen. */
  readonly settled = $derived(this.shown !== null && this.shown.seq === this.known);
  /** There was a line, or should be one, and there is none: it is tried again and again. */
  readonly away = $derived(
    this.failures > 0 && !this.starting && (this.status === 'waiting' || this.status === 'opening'),
  );

  private stage: Stage | null = null;
  private staged: () => void = () => {};
  private code: string | null = null;
  /** Counts whenever one comes to a table or goes: who has gone meanwhile does not enter. */
  private comings = 0;
  /** How many tables are being made, whose codes are not known yet. */
  private creating = 0;
  private watching = false;
  private readonly line = new Connection(dial, timers, newId);
  private readonly queue = new ShowQueue<Change>(
    (change, pace) => this.show(change, pace),
    (change) => (this.shown = updated(change.state, this.live)),
  );

  constructor() {
    this.line.onStatus = (status) => {
      const unknown = status === 'ended' && this.line.bye?.code === 'guest';
      this.status = unknown && !this.anew ? 'waiting' : status;
      this.failures = this.line.failures;
      this.bye = this.line.bye;
      if (unknown && !this.anew) void this.comeInAnew().catch(() => {});
      else if (unknown && this.bye) this.line.giveUp((this.trouble = this.bye));
      if (this.bye?.code === 'stopping') this.parting = this.bye.text;
      if (status === 'open') {
        this.starting = false;
        this.parting = '';
      } else if (status === 'waiting' && this.bye?.code === 'starting' && !this.starting) void this.awaitServer();
    };
    this.line.onMessage = (message) => this.hear(message);
    this.line.greeting = () => this.greeting();
    this.line.onUnwelcome = (wish, refused) => {
      if (wish.t !== 'enter' || wish.code !== this.code || refused.again) return;
      this.code = null;
      this.forgetTable();
      this.trouble = refused;
    };
    whenUnknown(() => this.comeInAnew());
    addEventListener('online', () => this.line.nudge());
    addEventListener('offline', () => this.line.check());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      // A device that slept may have lost its line without a word.
      this.line.nudge();
      this.line.check();
    });
    app.onLanguage = () => void this.changeLanguage();
  }

  /** Come in: with the cookie one has, or as a new guest. */
  ready(): Promise<void> {
    this.entering ??= this.arrive().finally(() => (this.entering = null));
    return this.entering;
  }

  private entering: Promise<void> | null = null;
  private coming: Promise<void> | null = null;
  /** One came in as a new guest, and has not been welcomed since. */
  private anew = false;

  private async arrive(): Promise<void> {
    this.trouble = null;
    try {
      await Promise.all([this.loadCatalogue(), this.guest ? null : this.comeIn()]);
      this.line.start();
    } catch (error) {
      this.trouble = error instanceof HttpProblem ? error.problem : { code: 'offline', text: '' };
      throw error;
    }
  }

  /** Be called otherwise; where others at the table have that name, all stays as it was. */
  async rename(name: string): Promise<void> {
    const before = this.guest?.name ?? app.settings.name;
    this.guest = await http.introduce(name, app.settings.lang);
    const refused = await this.sitAnew();
    if (refused) await this.keepName(before, refused);
    app.set({ name: this.guest.name });
    const { seat, table } = this.live ?? {};
    if (typeof seat === 'number' && table && !between(table)) app.toast(app.say('web-name-later'));
  }

  /** Ask again where one sits: it changes with every table that one comes to or finishes. */
  async lookForTables(): Promise<void> {
    const known = this.guest !== null;
    await this.ready();
    if (known) this.guest = await http.who();
  }

  /** Become the guest who was given these digits on another device. */
  async become(digits: string): Promise<void> {
    const { name } = await http.redeem(digits);
    this.guest = await http.introduce(name, app.settings.lang); // the server speaks this device's language from now on
    app.set({ name: this.guest.name });
    this.line.stop();
    await this.ready();
  }

  async create(settings: Settings, bots: Level[]): Promise<string> {
    const comings = (this.comings += 1);
    await this.ready();
    this.creating += 1;
    try {
      const done = await this.line.ask({ t: 'create', settings, bots });
      const code = done.code ?? '';
      if (comings === this.comings) this.code = code; // else one has gone to another table meanwhile
      return code;
    } finally {
      this.creating -= 1;
    }
  }

  /** A table against bots, dealt at once. */
  async playNow(game: string, seats: number): Promise<string> {
    const code = await this.create(
      { game, seats, public: false, clock: 0, options: {}, edition: null },
      Array.from({ length: seats - 1 }, () => 'casual' as const),
    );
    if (this.code === code) await this.ask({ t: 'start' }).catch(() => {});
    return code;
  }

  async enter(code: string): Promise<void> {
    if (this.code === code && this.live?.table.code === code) return this.ready();
    this.forgetTable();
    const comings = (this.comings += 1);
    await this.ready();
    if (this.code !== code && comings === this.comings) {
      this.code = code;
      await this.line.ask({ t: 'enter', code, seq: null }).catch((error: unknown) => {
        if (comings !== this.comings) return; // one is elsewhere by now
        this.code = null;
        this.trouble = error instanceof RefusedError ? error.refused : { code: 'offline', text: '' };
      });
    }
  }

  /** Go from a table; whoever only looks at a replay of it stays there, and is told when the next match begins. */
  leave(table: string): void {
    const { route } = app;
    if ((route.page === 'replay' || route.page === 'table') && route.code === table) return;
    this.comings += 1;
    if (this.code !== null && this.status === 'open') void this.line.ask({ t: 'leave' }).catch(() => {});
    this.code = null;
    this.forgetTable();
  }

  /** Be told of public tables while the home page is open. */
  async watchLobby(on: boolean): Promise<void> {
    if (this.watching === on) return;
    this.watching = on;
    if (on) await this.ready();
    if (this.status === 'open') await this.line.ask({ t: 'watch-lobby', on }).catch(() => {});
  }

  ask(wish: Wish): Promise<Done> {
    return this.line.ask(wish);
  }

  /** Do something and tell the person if it was refused. */
  async tell(wish: Wish): Promise<Refused | null> {
    const moving = wish.t === 'stand' || wish.t === 'sit';
    if (moving) this.moving += 1;
    this.asking += 1;
    try {
      await this.line.ask(wish);
      return null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return error.refused;
    } finally {
      if (moving) this.moving -= 1;
      this.asking -= 1;
    }
  }

  play(move: string): Promise<Refused | null> {
    return this.tell({ t: 'play', move, seq: this.live?.seq ?? 0 });
  }

  why(move: string): Promise<Refused | null> {
    return this.tell({ t: 'why', move });
  }

  /** Learn who played the match on the table, where one came later: others may sit there by now. */
  async recallPlayers(): Promise<void> {
    const { table, match, players } = this.live ?? {};
    if (!table || !match?.view.over || players) return;
    const found = await http.replay(table.code, match.number, app.settings.lang).catch(() => null);
    if (!found) return;
    const played = found.names.map((name, seat) => ({
      kind: found.bots.includes(seat) ? ('bot' as const) : ('person' as const),
      name,
    }));
    const named = (state: TableState | null): TableState | null =>
      state?.table.code === table.code && state.match?.number === match.number ? { ...state, players: played } : state;
    this.live = named(this.live);
    this.shown = named(this.shown);
  }

  /** Set a stage that lets cards fly, until the call that it gives takes it down. */
  setStage(stage: Stage): () => void {
    this.stage = stage;
    this.staged();
    return () => {
      if (this.stage === stage) this.stage = null;
    };
  }

  /** Show a change; one that comes before its table is on the screen waits for it, so that the first deal is seen. */
  private async show(change: Change, pace: Pace): Promise<void> {
    if (!this.stage) await new Promise<void>((resolve) => (this.staged = resolve));
    if (this.queue.showing === change) await this.stage?.show(change, pace);
  }

  /** Show a state on the way of a change, or the one that it leads to. */
  reveal(state: TableState, change: Change): void {
    if (this.queue.showing === change) this.shown = updated(state, this.live); // else it was forgotten meanwhile
  }

  retry(): void {
    this.bye = null;
    if (this.guest && !this.anew) this.line.start();
    else void this.comeInAnew().catch(() => {});
  }

  sound(name: Sound): void {
    if (app.settings.sound) playSound(name);
  }

  /** Ask now and then whether the server is ready; then the line is opened at once. */
  private async awaitServer(): Promise<void> {
    this.starting = true;
    while (this.starting) {
      await new Promise((resolve) => setTimeout(resolve, 800));
      if (this.starting && (await http.awake())) return this.line.start();
    }
  }

  private async comeIn(): Promise<void> {
    const name = app.settings.name || app.say(`web-guest-${1 + Math.floor(Math.random() * 12)}`);
    this.guest = await http.introduce(name, app.settings.lang);
    if (!app.settings.name) app.set({ name: this.guest.name });
  }

  /** Come in as a new guest: the server does not know the one that it let in before. */
  private comeInAnew(): Promise<void> {
    this.coming ??= this.startAnew().finally(() => (this.coming = null));
    return this.coming;
  }

  private async startAnew(): Promise<void> {
    await this.entering?.catch(() => {});
    this.anew = true;
    this.guest = null;
    this.line.stop();
    try {
      await this.ready();
    } catch (error) {
      this.status = 'ended';
      throw error;
    }
    if (!this.live) return;
    this.live = { ...this.live, seat: null, host: false };
    app.toast(app.say('web-new-guest'));
  }

  /** Sit under the name one has by now, where nothing is played; others see it at once. */
  private async sitAnew(): Promise<Refused | null> {
    const { seat, table } = this.live ?? {};
    if (typeof seat !== 'number' || !table || !between(table) || table.seats[seat]?.name === this.guest?.name)
      return null;
    const refused = await this.tell({ t: 'sit', seat }).catch(() => null);
    return refused?.code === 'playing' ? null : refused;
  }

  /** Have the name that one had before. */
  private async keepName(name: string, refused: Refused): Promise<never> {
    this.guest = await http.introduce(name, app.settings.lang);
    app.set({ name: this.guest.name });
    throw new RefusedError(refused);
  }

  /** After a match, take the seat under the name that was chosen while it was played. */
  private async takeName(before: string): Promise<void> {
    const refused = await this.sitAnew();
    if (refused) await this.keepName(before, refused).catch((error: unknown) => app.toast(sentenceOf(error)));
  }

  private async loadCatalogue(): Promise<void> {
    if (this.catalogue?.lang !== app.settings.lang) this.catalogue = await http.catalogue(app.settings.lang);
  }

  private async changeLanguage(): Promise<void> {
    if (!this.guest) return;
    // First of all: what is asked from now on is answered in it.
    const spoken =
      this.status === 'open' ? this.line.ask({ t: 'speak', lang: app.settings.lang }).catch(() => {}) : null;
    void http.introduce(this.guest.name, app.settings.lang).catch(() => {});
    await this.loadCatalogue().catch(() => {});
    if (!spoken) return;
    await spoken;
    if (this.code !== null) await this.line.ask({ t: 'enter', code: this.code, seq: null }).catch(() => {});
  }

  private greeting(): Wish[] {
    const wishes: Wish[] = [];
    if (this.watching) wishes.push({ t: 'watch-lobby', on: true });
    if (this.code !== null && this.live) wishes.push({ t: 'enter', code: this.code, seq: this.live.seq });
    return wishes;
  }

  private forgetTable(): void {
    this.live = null;
    this.shown = null;
    this.known = -1;
    this.said = {};
    this.drop();
  }

  private drop(): void {
    this.queue.clear();
    this.stage?.drop();
  }

  private hear(message: AnyMessage): void {
    if (message.t === 'welcome') {
      this.outdated = message.protocol !== PROTOCOL;
      this.anew = false;
    }
    if (message.t === 'lobby') this.lobby = message.tables;
    if (message.t === 'said') this.phrase(message);
    // What was asked for before one left is of no use any more.
    if (message.t === 'snapshot' && message.table.code !== this.code && (this.code !== null || this.creating === 0))
      return;
    const change = applied(this.live, message, performance.now());
    if (change === 'gap') {
      if (this.code !== null && this.live)
        void this.line.ask({ t: 'enter', code: this.code, seq: this.live.seq }).catch(() => {});
      return;
    }
    if (change === null) return;
    const before = this.live;
    if (
      before &&
      before.seat !== null &&
      change.state.seat === null &&
      between(change.state.table) &&
      this.moving === 0
    )
      app.toast(app.say('web-removed'));
    if (before) this.tellHost(before, change.state);
    this.live = change.state;
    this.code = change.state.table.code;
    this.known = change.state.seq;
    this.addShare(change.state);
    if (before && !between(before.table) && between(change.state.table))
      void this.takeName(before.table.seats[before.seat ?? -1]?.name ?? '');
    // While one looks at a replay nothing is shown here: what happens meanwhile is not made up for afterwards.
    const unseen = this.stage === null && app.route.page === 'replay';
    if (change.fresh || unseen) this.drop();
    // What changes no card is seen at once, unless cards that moved before are still on their way.
    if (
      change.fresh ||
      unseen ||
      (before && before.match === change.state.match && this.queue.idle && this.shown?.seq === before.seq)
    )
      this.shown = change.state;
    else if (before?.seq !== change.state.seq) this.queue.push(change);
    else if (this.shown) this.shown = updated(this.shown, change.state);
  }

  /** Say it when another is the host; one who changes seats is not another. */
  private tellHost(before: TableState, after: TableState): void {
    const [was, is] = [before.table.host ?? null, after.table.host ?? null];
    if (before.table.code !== after.table.code) return;
    if (after.host && !before.host) app.toast(app.say('web-host-you'));
    else if (was !== null && is !== null && was !== is && !after.host)
      app.toast(app.say('web-host-now', { name: after.table.seats[is]?.name ?? '' }));
  }

  private phrase(said: Said): void {
    const { seat } = said;
    const own = seat === this.live?.seat;
    if (!own && (!app.settings.phrases || muted.has(this.live?.table.seats[seat]?.name ?? ''))) return;
    this.said = { ...this.said, [seat]: said };
    setTimeout(() => {
      if (this.said[seat] === said)
        this.said = Object.fromEntries(Object.entries(this.said).filter(([other]) => Number(other) !== seat));
    }, 3500);
  }

  /** Add this browser's part to the coming shuffle, for every seat one takes. */
  private addShare({ table, seat }: TableState): void {
    if (table.stage === 'playing') return;
    const offer = this.sharing.wanted(table, seat);
    if (!offer) return;
    const answered = (accepted: boolean): void => this.sharing.answered(offer, accepted, this.live?.seat ?? null);
    void this.line.ask({ t: 'share', ...offer }).then(
      () => answered(true),
      () => answered(false),
    );
  }

  private readonly sharing = new Sharing(shelf, () => randomHex(32));
  /** How often one is giving one's seat up oneself, for good or to sit down again. */
  private moving = 0;
}

export const client = new Client();
