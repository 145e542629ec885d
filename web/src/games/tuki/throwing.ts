/** The drawn card is to be thrown away: the place to open is touched next. */

import type { Board } from '../../table/board.svelte';

const THROW = { kind: 'throw' } as const;

export function mayThrow(board: Board): boolean {
  return board.chooser.canBegin(THROW);
}

export function throwing(board: Board): boolean {
  return board.chooser.begun?.kind === THROW.kind;
}

export function toggleThrowing(board: Board): void {
  board.chooser.touch({ on: 'beginning', parts: THROW });
}
