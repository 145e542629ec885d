/** What the server tells of the open cards of a box: what they come to so far, and which columns are pairs. */

import type { SeenMatch } from '../../model/table';
import type { Sum } from '../../wire/types';

/** Parts of a sum that are no pairs. */
const SINGLE: ReadonlySet<string> = new Set(['card', 'column']);

export function sumOf({ marks }: SeenMatch, seat: number): Sum | undefined {
  return marks?.sums?.find((sum) => sum.seat === seat);
}

/** Return the sum of a seat's open cards, or a dash while players still open their first cards. */
export function pointsOf(match: SeenMatch, seat: number): string {
  return String(sumOf(match, seat)?.points ?? '–');
}

/** The places of cards that are pairs. */
export function pairedPlaces(sum: Sum | undefined): ReadonlySet<number> {
  return new Set((sum?.parts ?? []).filter(({ kind }) => !SINGLE.has(kind)).flatMap(({ places }) => places));
}
