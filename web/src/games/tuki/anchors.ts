/** The places of this table that cards leave or reach. */

import { at, type Anchor } from '../../model/flights';

export const spot = {
  ...at,
  /** The card that was taken and lies nowhere yet. */
  taken: (seat: number): Anchor => `taken-${seat}`,
} as const;
