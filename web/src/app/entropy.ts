/** What this browser added to each shuffle: kept until the shuffle has been checked. */

import type { Share, ShareStore } from '../model/entropy';

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

function write(shares: Share[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares.slice(-KEPT)));
  } catch {
    // Without storage the check afterwards cannot name this share; the game goes on.
  }
}

const others = (commitment: string): Share[] => read().filter((share) => share.commitment !== commitment);

/** What this browser added to the shuffle of a match, and what the server was bound to when it did. */
export function storedShare(table: string, match: number): Share | null {
  return read().findLast((share) => share.table === table && share.match === match) ?? null;
}

export const shareStore: ShareStore = {
  find: (commitment) => read().find((share) => share.commitment === commitment) ?? null,
  keep: (share) => write([...others(share.commitment), share]),
  drop: (commitment) => write(others(commitment)),
};
