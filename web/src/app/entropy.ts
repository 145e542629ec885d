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

/** What this browser must find in the shuffle of a match: the last number that it told, or was not let tell. */
export function storedShare(table: string, match: number): Share | null {
  return read().findLast((one) => one.table === table && one.match === match && one.state !== 'drawn') ?? null;
}

export const shareStore: ShareStore = {
  find: (shuffle, seat) => read().find((one) => one.shuffle === shuffle && one.seat === seat) ?? null,
  keep: (share) => write([...read().filter((one) => one.shuffle !== share.shuffle), share]),
};
