/** The table that this browser is at: entering and leaving it, its known state, and the commands sent to it. */

import { RefusedError, type NewCommand } from '../model/connection';
import { noticesOf } from '../model/notices';
import type { Sharing } from '../model/entropy';
import { applied, codeOf, isIdle, type TableState } from '../model/table';
import type { AnyMessage, Refused, Settings } from '../wire/types';
import type { App } from './app.svelte';
import type { Level } from './catalogue.svelte';
import type { Guest } from './guest.svelte';
import type { Http } from './http';
import type { Phrases } from './phrases.svelte';
import type { Server } from './server.svelte';
import { Shown } from './shown.svelte';

export class CurrentTable {
  /** The table's latest state from the server; null if this browser is at no table. */
  known = $state.raw<TableState | null>(null);
  readonly shown = new Shown(
    () => this.known,
    () => this.app.route.page === 'replay',
  );
  /** The match that is played at the table where this guest sits; null: none. */
  readonly played = $derived(
    this.known?.seat != null && this.known.table.stage === 'playing'
      ? { code: this.known.table.code, match: this.known.table.match }
      : null,
  );
  /** Called when a match has ended, with the name that this guest played under. */
  onMatchEnd: (name: string) => void = () => {};
  private code: string | null = null;
  /** Counts every coming and going: who has gone elsewhere meanwhile does not enter. */
  private visits = 0;
  /** How many commands are under way by which this guest gives up or changes the seat. */
  private moving = 0;

  constructor(
    private readonly server: Server,
    private readonly guest: Pick<Guest, 'ready'>,
    private readonly phrases: Phrases,
    private readonly sharing: Sharing,
    private readonly app: Pick<App, 'settings' | 'route' | 'say' | 'toast'>,
    private readonly http: Pick<Http, 'replay'>,
  ) {
    server.listen(this);
  }

  /** Make a table and sit down there; returns its code. */
  async create(settings: Settings, bots: Level[]): Promise<string> {
    const visit = (this.visits += 1);
    await this.guest.ready();
    const done = await this.server.ask({ t: 'create', settings, bots });
    const code = done.code ?? '';
    if (visit === this.visits) this.code = code;
    else if (this.code === null) this.tellLeft(); // the server believes that the person is there, who has gone home
    return code;
  }

  /** Make a table against bots, and deal at once. */
  async playNow(game: string, seats: number): Promise<string> {
    const code = await this.create(
      { game, seats, public: false, clock: 0, options: {}, edition: null },
      Array.from({ length: seats - 1 }, () => 'casual' as const),
    );
    if (this.code === code) await this.server.ask({ t: 'start' }).catch(() => {});
    return code;
  }

  async enter(code: string): Promise<void> {
    if (this.code === code) return this.guest.ready();
    this.forget();
    const visit = (this.visits += 1);
    await this.guest.ready();
    if (visit !== this.visits) return;
    this.code = code;
    await this.server.ask({ t: 'enter', code, seq: null }).catch((error: unknown) => {
      if (visit !== this.visits) return;
      this.code = null;
      this.server.trouble = error instanceof RefusedError ? error.refused : { code: 'offline', text: '' };
    });
  }

  /** Go from a table; a person who only looks at a replay of it stays, and is told when the next match begins. */
  leave(table: string): void {
    const { route } = this.app;
    if ((route.page === 'replay' || route.page === 'table') && route.code === table) return;
    this.visits += 1;
    if (this.code !== null) this.tellLeft();
    this.code = null;
    this.forget();
  }

  /** Ask for the whole table again, for example in another language. */
  async reload(): Promise<void> {
    if (this.code !== null) await this.server.ask({ t: 'enter', code: this.code, seq: null }).catch(() => {});
  }

  /** This browser is another guest now, who has no seat. */
  loseSeat(): void {
    if (!this.known) return;
    this.known = { ...this.known, seat: null, host: false };
    this.app.toast(this.app.say('web-new-guest'));
  }

  /** Do something at the table; returns why it was refused, or null. */
  async tell(wish: NewCommand): Promise<Refused | null> {
    const moving = wish.t === 'stand' || wish.t === 'sit' ? 1 : 0;
    this.moving += moving;
    try {
      return await this.server.tell(wish);
    } finally {
      this.moving -= moving;
    }
  }

  play(move: string): Promise<Refused | null> {
    return this.tell({ t: 'play', move, seq: this.known?.seq ?? 0 });
  }

  /** Ask why a move is illegal; null if it is legal. */
  why(move: string): Promise<Refused | null> {
    return this.tell({ t: 'why', move });
  }

  /** Find out who played the finished match if this browser came later: other people may have their seats now. */
  async recallPlayers(): Promise<void> {
    const { table, match, players } = this.known ?? {};
    if (!table || !match?.view.over || players) return;
    const found = await this.http.replay(table.code, match.number, this.app.settings.lang).catch(() => null);
    if (!found) return;
    const played = found.names.map((name, seat) => ({
      kind: found.bots.includes(seat) ? ('bot' as const) : ('person' as const),
      name,
    }));
    const named = (state: TableState | null): TableState | null =>
      state?.table.code === table.code && state.match?.number === match.number ? { ...state, players: played } : state;
    this.known = named(this.known);
    this.shown.amend(named);
  }

  greeting(): readonly NewCommand[] {
    this.sharing.lost();
    return this.code === null ? [] : [{ t: 'enter', code: this.code, seq: this.known?.seq ?? null }];
  }

  unwelcome(wish: NewCommand, refused: Refused): void {
    if (wish.t !== 'enter' || wish.code !== this.code || refused.retry) return;
    this.code = null;
    this.forget();
    this.server.trouble = refused;
  }

  hear(message: AnyMessage): void {
    const code = codeOf(message);
    if (code === null || code !== this.code) return; // it is about a table that the person has left
    if (message.t === 'said') this.phrases.hear(message, this.known);
    const change = applied(this.known, message, performance.now());
    if (change === null) return;
    if (change === 'gap') {
      for (const wish of this.greeting()) void this.server.ask(wish).catch(() => {});
      return;
    }
    const before = this.known;
    const { state } = change;
    if (before)
      for (const [notice, facts] of noticesOf(before, state, this.moving > 0))
        this.app.toast(this.app.say(notice, facts));
    this.known = state;
    this.shuffle(state);
    if (before && !isIdle(before.table) && isIdle(state.table))
      this.onMatchEnd(before.table.seats[before.seat ?? -1]?.name ?? '');
    this.shown.follow(change, before);
  }

  /** Tell the server also after a break: it may have been asked to enter before, and be asked that again. */
  private tellLeft(): void {
    void this.server.ask({ t: 'leave' }).catch(() => {});
  }

  private forget(): void {
    this.known = null;
    this.phrases.clear();
    this.shown.forget();
  }

  /** Do this browser's part in the coming shuffle. */
  private shuffle({ table, seat }: TableState): void {
    const command = this.sharing.wanted(table, seat);
    if (!command) return;
    const answered = (accepted: boolean): void => this.sharing.answered(command, accepted, this.known?.seat ?? null);
    void this.server.ask(command).then(
      () => answered(true),
      () => answered(false),
    );
  }
}
