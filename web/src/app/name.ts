/** Change this guest's name, at the server and at the table. */

import { RefusedError } from '../model/connection';
import { isIdle } from '../model/table';
import type { Refused } from '../wire/types';
import type { App } from './app.svelte';
import type { Guest } from './guest.svelte';
import type { CurrentTable } from './table.svelte';

export class Name {
  constructor(
    private readonly guest: Guest,
    private readonly table: CurrentTable,
    private readonly app: Pick<App, 'settings' | 'set' | 'say' | 'toast'>,
    /** What to tell the person of something that went wrong. */
    private readonly errorText: (error: unknown) => string,
  ) {
    table.onMatchEnd = (name) => void this.apply(name);
  }

  /**
   * Change the name; where others at the table have that name already, all stays as it was.
   *
   * @throws RefusedError
   */
  async change(name: string): Promise<void> {
    const before = this.guest.info?.name ?? this.app.settings.name;
    const known = await this.guest.introduce(name);
    const refused = await this.sitAgain();
    if (refused) await this.restore(before, refused);
    this.app.set({ name: known.name });
    const { seat, table } = this.table.known ?? {};
    if (typeof seat === 'number' && table && !isIdle(table)) this.app.toast(this.app.say('web-name-later'));
  }

  /** After a match, use the name that was chosen while it was played. */
  private async apply(before: string): Promise<void> {
    const refused = await this.sitAgain();
    if (refused) await this.restore(before, refused).catch((error: unknown) => this.app.toast(this.errorText(error)));
  }

  /** Sit down under the new name, where nothing is played; the others see it at once. */
  private async sitAgain(): Promise<Refused | null> {
    const { seat, table } = this.table.known ?? {};
    if (typeof seat !== 'number' || !table || !isIdle(table)) return null;
    if (table.seats[seat]?.name === this.guest.info?.name) return null;
    const refused = await this.table.tell({ t: 'sit', seat }).catch(() => null);
    return refused?.code === 'playing' ? null : refused;
  }

  private async restore(name: string, refused: Refused): Promise<never> {
    const known = await this.guest.introduce(name);
    this.app.set({ name: known.name });
    throw new RefusedError(refused);
  }
}
