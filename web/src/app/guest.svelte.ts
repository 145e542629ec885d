/** Who this browser is to the server: a guest, known by a cookie. */

import type { Guest as GuestInfo, AnyMessage } from '../wire/types';
import type { App } from './app.svelte';
import type { Catalogue } from './catalogue.svelte';
import { HttpProblem, type Http } from './http';
import type { Server } from './server.svelte';

export class Guest {
  /** Name, language and tables as the server has them; null: the guest is not known yet. */
  info = $state.raw<GuestInfo | null>(null);
  /** Called when this browser has become a new guest because the server no longer knows its old one. */
  onReplaced: () => void = () => {};
  private arriving: Promise<void> | null = null;
  private replacing: Promise<void> | null = null;
  /** The guest is a new one, and has not been welcomed since. */
  private replaced = false;

  constructor(
    private readonly server: Server,
    private readonly catalogue: Catalogue,
    private readonly app: Pick<App, 'settings' | 'set' | 'say'>,
    private readonly http: Pick<Http, 'introduce' | 'who' | 'redeem'>,
  ) {
    server.listen(this);
    server.onUnknownGuest = () => {
      if (this.replaced) return false;
      void this.replace().catch(() => {});
      return true;
    };
  }

  hear(message: AnyMessage): void {
    if (message.t === 'welcome') this.replaced = false;
  }

  /** Have a guest, the catalogue and a connection: with the cookie of this browser, or as a new guest. */
  ready(): Promise<void> {
    this.arriving ??= this.arrive().finally(() => (this.arriving = null));
    return this.arriving;
  }

  /** Tell the server a name and the language of this browser. */
  async introduce(name: string): Promise<GuestInfo> {
    return (this.info = await this.http.introduce(name, this.app.settings.lang));
  }

  /** Ask again for the tables where this guest sits: they change with every table that is joined or finished. */
  async refreshTables(): Promise<void> {
    const known = this.info !== null;
    await this.ready();
    if (known) this.info = await this.http.who();
  }

  /** Become the guest who was given these digits on another device. */
  async become(digits: string): Promise<void> {
    const { name } = await this.http.redeem(digits);
    const known = await this.introduce(name); // the server speaks this device's language from now on
    this.app.set({ name: known.name });
    this.server.disconnect();
    await this.ready();
  }

  /** Connect again after the server ended the connection. */
  retry(): void {
    this.server.bye = null;
    if (this.info && !this.replaced) this.server.connect();
    else void this.replace().catch(() => {});
  }

  /** Become a new guest: the server no longer knows the old one. */
  replace(): Promise<void> {
    this.replacing ??= this.startAnew().finally(() => (this.replacing = null));
    return this.replacing;
  }

  private async arrive(): Promise<void> {
    const { server } = this;
    server.trouble = null;
    try {
      await Promise.all([this.catalogue.load(this.app.settings.lang), this.info ? null : this.comeIn()]);
      server.connect();
    } catch (error) {
      server.trouble = error instanceof HttpProblem ? error.problem : { code: 'offline', text: '' };
      throw error;
    }
  }

  private async comeIn(): Promise<void> {
    const wanted = this.app.settings.name || this.app.say(`web-guest-${1 + Math.floor(Math.random() * 12)}`);
    const { name } = await this.introduce(wanted);
    if (!this.app.settings.name) this.app.set({ name });
  }

  private async startAnew(): Promise<void> {
    await this.arriving?.catch(() => {});
    this.replaced = true;
    this.info = null;
    this.server.disconnect();
    try {
      await this.ready();
    } catch (error) {
      this.server.status = 'ended';
      throw error;
    }
    this.onReplaced();
  }
}
