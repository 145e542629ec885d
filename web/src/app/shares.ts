/** What this browser added to each shuffle: kept until the shuffle has been checked. */

import { randomHex } from '../model/random';

export interface Share {
  readonly commitment: string;
  readonly seat: number;
  readonly share: string;
}

const KEY = 'klaf.shares';
const KEPT = 40;

function read(): Share[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Share[]) : [];
  } catch {
    return [];
  }
}

export function shareFor(commitment: string): Share | null {
  return read().find((share) => share.commitment === commitment) ?? null;
}

/** Draw a share for a commitment, once. */
export function newShare(commitment: string, seat: number): Share {
  const found = shareFor(commitment);
  if (found && found.seat === seat) return found;
  const share = { commitment, seat, share: randomHex(32) };
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().filter((each) => each.commitment !== commitment), share].slice(-KEPT)));
  } catch {
    // Without storage the check afterwards cannot name this share; the game goes on.
  }
  return share;
}
