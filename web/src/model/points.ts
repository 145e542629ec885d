/** What a deal brought everybody, as rows to be read: the server's points, and why. */

import type { Happened, SeatPoints } from '../wire/types';

/** Cards that counted together, what they came to, and the event that says so in words. */
export interface Part {
  readonly event: Happened;
  readonly cards: readonly string[];
  readonly points: unknown;
}

export interface Row {
  readonly seat: number;
  /** All that the seat has by now; null: nothing is added up. */
  readonly total: unknown;
  readonly parts: readonly Part[];
  /** Why, in sentences; those that `parts` draw are only heard. */
  readonly lines: readonly { readonly text: string; readonly drawn: boolean }[];
}

export interface Tally {
  readonly total: unknown;
  readonly parts: readonly Part[];
}

/**
 * Make the rows: of the events that count a deal or, where the game's table picks none, of what the server tells.
 *
 * `told`: the server's points of the deal; null: they are not known here. `tally`: what a seat's own events say.
 */
export function rowsOf(
  seats: number,
  events: readonly Happened[],
  told: readonly SeatPoints[] | null,
  tally: (seat: number, own: readonly Happened[]) => Tally,
): Row[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => event.seat === seat);
    const said = told?.find((one) => one.seat === seat);
    const { total, parts } = tally(seat, own);
    const counted = own.map((event) => ({ text: event.text, drawn: parts.some((part) => part.event === event) }));
    const reasons = events.length > 0 ? [] : (said?.reasons ?? []).map(({ text }) => ({ text, drawn: false }));
    return { seat, total: said?.total ?? total, parts, lines: [...counted, ...reasons] };
  }).filter(({ lines, total }) => lines.length > 0 || (events.length === 0 && total !== null));
}
