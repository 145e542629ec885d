/** The drawn card is to be thrown away: the place to open is touched next. */

import type { Desk } from '../../table/desk.svelte';

const THROW = 'throw';

export function mayThrow(desk: Desk): boolean {
  return desk.canBegin(`${THROW}:`);
}

export function throwing(desk: Desk): boolean {
  return desk.picked === THROW && mayThrow(desk);
}

export function toggleThrowing(desk: Desk): void {
  desk.picked = throwing(desk) ? null : THROW;
}
