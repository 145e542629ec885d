/** Shows what happens at a table: cards fly, sounds are heard, and the end of a deal is looked at. */

import { tick } from 'svelte';
import type { App } from '../app/app.svelte';
import type { Presenter } from '../app/shown.svelte';
import type { Sound } from '../app/sound';
import { flightsOf } from '../model/flights';
import type { Pace } from '../model/queue';
import { atDealsEnd, type Change, type SeenEnd, type TableState } from '../model/table';
import type { Happened } from '../wire/types';
import type { TableFace } from './face';
import type { Flights } from './flights';

/** What the presenter needs to know of its table. */
export interface Presents {
  readonly face: Pick<TableFace, 'name' | 'flying' | 'sounds'>;
  /** The table as it is shown. */
  readonly state: TableState;
  /** The layer in which cards fly; null: the table is not on the screen. */
  readonly layer: HTMLElement | null;
  readonly flights: Pick<Flights, 'departures' | 'fly' | 'drop'>;
  /** Show a state, so that cards can fly to their places in it. */
  reveal(state: TableState, change: Change): void;
}

/** The page on which it shows. */
export interface Stage extends Pick<App, 'tempo' | 'look'> {
  /** Nobody sees it. */
  readonly hidden: boolean;
  playSound(sound: Sound): void;
}

/** Of several sounds at once only the first of these is heard. */
const LOUDEST: readonly Sound[] = ['win', 'call', 'lay', 'draw', 'flip'];
const LOOK = 900; // how long the end of a deal is looked at before its points, in milliseconds
const [PAUSE, PAUSE_WITHOUT_CLOCK] = [5000, 15_000]; // how long its points are shown at most

export class TablePresenter implements Presenter {
  /** The end of a deal, whose points are shown before the next. */
  summary = $state.raw<SeenEnd | null>(null);
  private closeSummary: () => void = () => {};
  private drops = 0;

  constructor(
    private readonly table: Presents,
    private readonly page: Stage,
  ) {}

  /** Show a change of the table: cards fly, and the end of a deal is looked at before the next begins. */
  readonly show = async (change: Change, pace: Pace): Promise<void> => {
    const { events, state } = change;
    const { state: before } = this.table;
    const tempo = this.page.tempo * pace;
    const { ended } = change;
    this.playSounds(events);
    if (!ended || !before.match || state.match?.view.over) return this.fly(change, events, state, tempo);
    const [played, dealt] = [events.slice(0, ended.events), events.slice(ended.events)];
    const logged = played.filter((_, place) => !ended.counting.includes(place));
    const end = atDealsEnd(before, ended, logged);
    const { drops } = this;
    await this.fly(change, played, end, tempo);
    this.table.reveal(end, change);
    if (tempo > 0 && !this.page.hidden && drops === this.drops)
      await new Promise((resolve) => setTimeout(resolve, LOOK * tempo));
    if (pace > 0 && drops === this.drops)
      await this.pause(ended, state.table.settings.clock ? PAUSE : PAUSE_WITHOUT_CLOCK);
    if (drops === this.drops) await this.fly(change, dealt, state, tempo);
  };

  /** Stop showing: the browser is at another table now. */
  readonly drop = (): void => {
    this.drops += 1;
    this.closeSummary();
    this.table.flights.drop();
  };

  /** Go on to the next deal. */
  endPause(): void {
    this.closeSummary();
  }

  /** Let cards fly to their places in a state. */
  private async fly(change: Change, events: readonly Happened[], state: TableState, tempo: number): Promise<void> {
    const { table, drops } = this;
    const flights = flightsOf(table.face.flying, events, state.match?.view.players ?? 0);
    if (tempo === 0 || flights.length === 0 || this.page.hidden) return;
    if (!table.layer?.isConnected) {
      // The table itself comes with the first deal: its places must be there before cards leave them.
      table.reveal(state, change);
      await tick();
    }
    const before = table.flights.departures(flights);
    table.reveal(state, change);
    await tick();
    if (drops !== this.drops) return;
    // A bank that was empty is there again only with the deal that comes out of it.
    const after = table.flights.departures(flights);
    const from = before.map((place, i) => place ?? after[i] ?? null);
    await table.flights.fly(flights, from, table.face.name, this.page.look, tempo);
  }

  private pause(summary: SeenEnd, longest: number): Promise<void> {
    return new Promise((resolve) => {
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

  private playSounds(events: readonly Happened[]): void {
    const { face, state } = this.table;
    const heard = events.map((event) => face.sounds(event));
    const loudest = LOUDEST.find((sound) => heard.includes(sound));
    if (loudest) this.page.playSound(loudest);
    if (events.some((event) => event.event === 'turn' && event.seat !== null && event.seat === state.seat))
      this.page.playSound('turn');
  }
}
