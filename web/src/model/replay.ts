/** A replay as a table: every step and, before the next deal, how the last one ended. */

import type { Happened, Replay, Step } from '../wire/types';
import type { SeenMatch, SeenView, TableState } from './table';

export interface Frame extends Pick<SeenMatch, 'view' | 'marks' | 'acting' | 'moment'> {
  readonly events: readonly Happened[];
  /** A deal is over here, and the next has not begun. */
  readonly between: boolean;
}

export function framesOf(replay: Pick<Replay, 'steps'>): Frame[] {
  return replay.steps.flatMap((step) => {
    const { acting, moment = {}, ended } = step;
    const last = { ...shown(step), acting, moment, events: step.events, between: false };
    if (!ended || last.view.over) return [last];
    const end = { ...shown(ended), acting: [], moment: {}, events: step.events.slice(0, ended.events), between: true };
    return [end, { ...last, events: step.events.slice(ended.events) }];
  });
}

function shown({ view, marks }: Pick<Step, 'view' | 'marks'>): Pick<SeenMatch, 'view' | 'marks'> {
  return { view: view as unknown as SeenView, marks: marks ?? {} };
}

/** The seat through whose eyes the server tells a replay; null: all cards are open. */
export function viewerOf({ steps }: Replay): number | null {
  return (steps.at(-1)?.view as unknown as SeenView | undefined)?.viewer ?? null;
}

/** Return the table at a frame; null if there is no such frame. */
export function stateAt(replay: Replay, code: string, match: number, index: number): TableState | null {
  const current = framesOf(replay)[index];
  if (!current) return null;
  const { events, between, ...seen } = current;
  const seats = replay.names.map((name, seat) => ({
    kind: replay.bots.includes(seat) ? ('bot' as const) : ('person' as const),
    name,
  }));
  return {
    seq: index,
    table: { code, settings: { game: replay.game }, stage: 'over', match, seats },
    seat: 0,
    host: false,
    presence: { seats: replay.names.map(() => 'here' as const) },
    match: { number: match, ...seen, moves: [], scores: [] },
    between,
    clock: null,
    log: events,
  };
}
