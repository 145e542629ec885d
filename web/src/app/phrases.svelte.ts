/** What is said at the table: the latest phrase of each seat, for a few seconds. */

import type { TableState } from '../model/table';
import type { Said } from '../wire/types';
import type { App } from './app.svelte';

const SHOWN_FOR = 3500;

export class Phrases {
  /** By seat. */
  said = $state.raw<Readonly<Record<number, Said>>>({});

  constructor(
    private readonly app: Pick<App, 'settings'>,
    private readonly muted: { has(name: string): boolean },
  ) {}

  /** Show a phrase, unless its speaker is muted or no phrases are wanted; one's own is always shown. */
  hear(phrase: Said, state: TableState | null): void {
    const { seat } = phrase;
    const own = seat === state?.seat;
    if (!own && (!this.app.settings.phrases || this.muted.has(state?.table.seats[seat]?.name ?? ''))) return;
    this.said = { ...this.said, [seat]: phrase };
    setTimeout(() => {
      if (this.said[seat] === phrase)
        this.said = Object.fromEntries(Object.entries(this.said).filter(([other]) => Number(other) !== seat));
    }, SHOWN_FOR);
  }

  clear(): void {
    this.said = {};
  }
}
