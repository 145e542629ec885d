/** Stand-ins for what the client needs of the world: a server, timers, a page. */

import { Catalogue } from '../src/app/catalogue.svelte';
import { Guest } from '../src/app/guest.svelte';
import { HttpProblem } from '../src/app/http';
import { Server } from '../src/app/server.svelte';
import { Connection, type SocketListener, type Timers } from '../src/model/connection';
import type { Receipt, ReceiptStore } from '../src/model/receipts';
import type { Route } from '../src/model/route';
import { defaults, type Settings } from '../src/model/settings';
import type { Facts } from '../src/text/fluent';
import type {
  AnyMessage,
  Catalogue as CatalogueInfo,
  Guest as GuestInfo,
  Replay,
  Snapshot,
  Table,
} from '../src/wire/types';

export class FakeTimers implements Timers {
  time = 0;
  private calls: { at: number; call: () => void }[] = [];
  now = (): number => this.time;
  later(milliseconds: number, call: () => void): () => void {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => (this.calls = this.calls.filter((each) => each !== entry));
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

/** Receipts that no browser stores. */
export class FakeReceiptStore implements ReceiptStore {
  all: readonly Receipt[] = [];
  read = (): readonly Receipt[] => this.all;
  write = (receipts: readonly Receipt[]): void => void (this.all = receipts);
}

export const WELCOME: AnyMessage = {
  t: 'welcome',
  protocol: 1,
  version: '1',
  name: 'Noa',
  lang: 'en',
  frame: 8192,
  rate: 20,
};

/** A page without a browser: messages are said by their names. */
export class FakePage {
  settings: Settings = { ...defaults('en'), name: 'Noa' };
  route: Route = { page: 'home' };
  toasts: string[] = [];
  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
  }
  say(message: string, facts?: Facts): string {
    return facts ? `${message} ${Object.values(facts).join(' ')}` : message;
  }
  knows(message: string): boolean {
    return message === 'game-known';
  }
  toast(text: string): void {
    this.toasts.push(text);
  }
}

/** A server that answers plain requests; `down` makes it unreachable. */
export class FakeHttp {
  asked: string[] = [];
  down = false;
  players: Pick<Replay, 'names' | 'bots'> = { names: [], bots: [] };
  private answer<Body>(request: string, body: Body): Promise<Body> {
    this.asked.push(request);
    return this.down
      ? Promise.reject(new HttpProblem({ code: 'offline', text: '', retry: true }))
      : Promise.resolve(body);
  }
  introduce = (name: string, lang: string): Promise<GuestInfo> =>
    this.answer(`introduce ${name}`, { name, lang, tables: [] } as unknown as GuestInfo);
  who = (): Promise<GuestInfo> => this.answer('who', { name: 'Noa', lang: 'en', tables: [{}] } as unknown as GuestInfo);
  redeem = (): Promise<GuestInfo> =>
    this.answer('redeem', { name: 'Gal', lang: 'he', tables: [] } as unknown as GuestInfo);
  catalogue = (lang: string): Promise<CatalogueInfo> =>
    this.answer(`catalogue ${lang}`, {
      lang,
      games: [],
      phrases: [],
      levels: [],
      clocks: [],
    } as unknown as CatalogueInfo);
  replay = (): Promise<Replay> => this.answer('replay', this.players as Replay);
}

/** The parts that every other part of the client needs, over a socket that a test speaks through. */
export class World {
  readonly timers = new FakeTimers();
  readonly page = new FakePage();
  readonly http = new FakeHttp();
  readonly sent: Record<string, unknown>[] = [];
  readonly naps: (() => void)[] = [];
  ready = false;
  private readonly ears: SocketListener[] = [];
  private ids = 0;
  readonly server = new Server(
    new Connection(
      (ear) => {
        this.ears.push(ear);
        return { send: (text) => this.sent.push(JSON.parse(text) as Record<string, unknown>), close: () => {} };
      },
      this.timers,
      () => `id${(this.ids += 1)}`,
      () => 1,
    ),
    () => Promise.resolve(this.ready),
    () => new Promise((resolve) => this.naps.push(resolve)),
  );
  readonly catalogue = new Catalogue(this.http.catalogue, this.page);
  readonly guest = new Guest(this.server, this.catalogue, this.page, this.http);

  /** How many sockets have been opened. */
  get sockets(): number {
    return this.ears.length;
  }

  /** The server says something on the latest socket. */
  hear(message: AnyMessage): void {
    this.ears.at(-1)?.heard(JSON.stringify(message));
  }

  /** The latest socket breaks. */
  hangUp(): void {
    this.ears.at(-1)?.closed();
  }

  /** Come in, and be welcomed. */
  async comeIn(): Promise<void> {
    await this.guest.ready();
    this.hear(WELCOME);
  }

  /** The latest command of a type. */
  command(type: string): Record<string, unknown> {
    const found = this.sent.findLast((command) => command['t'] === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }

  /** How many commands of a type were sent. */
  count(type: string): number {
    return this.sent.filter((command) => command['t'] === type).length;
  }

  /** Answer the latest command of a type, and let whoever waits for it go on. */
  async answer(type: string, refusal?: { code: string; text: string }, code?: string): Promise<void> {
    const re = String(this.command(type)['id']);
    this.hear(
      refusal ? { t: 'refused', re, ...refusal } : ({ t: 'done', re, ...(code ? { code } : {}) } as AnyMessage),
    );
    await settle();
  }
}

/** Let everything that waits for a settled promise go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** A table of one game, with these people; an empty name is an open seat. */
export function tableOf(names: readonly string[], changes: Partial<Table> = {}): Table {
  return {
    code: 'ABCDEF',
    settings: { game: 'taki' },
    stage: 'lobby',
    match: 0,
    seats: names.map((name) => (name ? { kind: 'person', name } : { kind: 'open' })),
    host: 0,
    ...changes,
  } as Table;
}

export function snapshotOf(table: Table, changes: Partial<Snapshot> = {}): Snapshot {
  const presence = { seats: table.seats.map(() => 'here' as const) };
  return { t: 'snapshot', code: table.code, seq: 1, table, seat: 0, host: true, presence, ...changes };
}
