/** What the server tells of a match besides the fields of its view: marks at seats, and marks of the table. */

import type { SeatMark, TableMark } from '../wire/types';
import type { SeenMatch } from './table';

/** The mark of a kind at a seat; undefined: the seat has none. */
export function seatMark({ marks }: SeenMatch, kind: string, seat: number): SeatMark | undefined {
  return marks?.seats?.find((mark) => mark.kind === kind && mark.seat === seat);
}

/** The mark of a kind that the table has; undefined: it has none. */
export function tableMark({ marks }: SeenMatch, kind: string): TableMark | undefined {
  return marks?.table?.find((mark) => mark.kind === kind);
}
