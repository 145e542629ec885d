/** What a deal brought everybody, as rows to be read: the server's points, and why. */

import type { PointReason, SeatPoints } from '../wire/types';

export interface Row {
  readonly seat: number;
  /** The seat's points of all deals so far. */
  readonly total: number;
  /** The reasons that are drawn: cards that counted together, and what they came to. */
  readonly parts: readonly PointReason[];
  /** Why, in sentences; those that `parts` draw are only heard. */
  readonly lines: readonly { readonly text: string; readonly drawn: boolean }[];
}

export function rowsOf(seats: readonly SeatPoints[]): Row[] {
  return seats.map(({ seat, total, reasons, text }) => {
    const drawn = ({ cards }: PointReason): boolean => (cards ?? []).length > 0;
    const lines = reasons.map((reason) => ({ text: reason.text, drawn: drawn(reason) }));
    return {
      seat,
      total,
      parts: reasons.filter(drawn),
      lines: text ? [...lines, { text, drawn: false }] : lines,
    };
  });
}
