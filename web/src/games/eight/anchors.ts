/** The places of this table that cards leave or reach. */

import { at, type Anchor } from '../../model/flights';

export const spot = {
  ...at,
  open: (seat: number): Anchor => `open-${seat}`,
  openPlace: (seat: number, place: number): Anchor => `open-${seat}-${place}`,
  blind: (seat: number, place: number): Anchor => `blind-${seat}-${place}`,
  burnt: (seat: number): Anchor => `burnt-${seat}`,
} as const;
