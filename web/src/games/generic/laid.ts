/** What lies on a plain table, as its board knows the game and its players. */

import { app } from '../../app/app.svelte';
import type { SeenView } from '../../model/table';
import type { Board } from '../../table/board.svelte';
import { readView, type Reading } from './reading';

export function laidOut(board: Board, view: SeenView): Reading {
  const by = { nameOf: (seat: number) => board.nameOf(seat), comma: app.say('comma') };
  return readView(view, board.book?.game.fields ?? [], by);
}
