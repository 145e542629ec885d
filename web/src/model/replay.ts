/** A replay as a table: what is drawn of a step. */

import type { Replay } from '../wire/types';
import type { SeenView, TableState } from './table';

/** The seat through whose eyes the server tells a replay; null: all cards are open. */
export function viewerOf({ steps }: Replay): number | null {
  return (steps.at(-1)?.view as unknown as SeenView | undefined)?.viewer ?? null;
}

/** The table as it was at a step; null: there is no such step. */
export function stateAt(replay: Replay, code: string, match: number, step: number): TableState | null {
  const current = replay.steps[step];
  if (!current) return null;
  const view = current.view as unknown as SeenView;
  const seats = replay.names.map((name, seat) => ({
    kind: replay.bots.includes(seat) ? ('bot' as const) : ('person' as const),
    name,
  }));
  return {
    seq: step,
    table: { code, settings: { game: replay.game }, stage: 'over', match, seats, commitment: '' },
    seat: 0,
    host: false,
    presence: { seats: replay.names.map(() => 'here' as const) },
    match: { number: match, view, moves: [], acting: view.turn == null ? [] : [view.turn], scores: [] },
    clock: null,
    log: current.events,
  };
}
