/**
 * How the table stood when a deal ended. The server tells of the next deal at once, and of the end of the last one in
 * events: they say what everybody was left with. Display only.
 */

import type { Happened } from '../wire/types';
import type { SeenView, TableState } from './table';

/** From the state before a deal's last move, what happened in that move, and what was counted then. */
export function atDealsEnd(
  state: TableState,
  ended: (view: SeenView, events: readonly Happened[]) => SeenView,
  played: readonly Happened[],
  counted: readonly Happened[],
): TableState {
  const { match } = state;
  if (!match) return state;
  return {
    ...state,
    between: true,
    clock: null,
    log: [...state.log, ...played],
    match: { ...match, moves: [], acting: [], view: ended(match.view, [...played, ...counted]) },
  };
}
