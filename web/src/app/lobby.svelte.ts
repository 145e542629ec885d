/** The public tables that wait for players, as the home page lists them. */

import type { NewCommand } from '../model/connection';
import type { AnyMessage, Listed } from '../wire/types';
import type { Guest } from './guest.svelte';
import type { Server } from './server.svelte';

export class Lobby {
  tables = $state.raw<readonly Listed[]>([]);
  private watching = false;

  constructor(
    private readonly server: Server,
    private readonly guest: Pick<Guest, 'ready'>,
  ) {
    server.listen(this);
  }

  /** Start or stop following the list of public tables. */
  async watch(on: boolean): Promise<void> {
    if (this.watching === on) return;
    this.watching = on;
    if (on) await this.guest.ready();
    if (this.watching === on && this.server.status === 'open')
      await this.server.ask({ t: 'watch-lobby', on }).catch(() => {});
  }

  greeting(): readonly NewCommand[] {
    return this.watching ? [{ t: 'watch-lobby', on: true }] : [];
  }

  hear(message: AnyMessage): void {
    if (message.t === 'lobby') this.tables = message.tables;
  }
}
