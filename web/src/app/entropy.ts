/** What this browser remembers of the shuffles that it took part in. */

import { Receipts, type Receipt } from '../model/receipts';

const KEY = 'klaf.receipts';

/** Used where receipts cannot be stored: the game goes on, and this page can still check the shuffle. */
let held: readonly Receipt[] | null = null;

export const receipts = new Receipts({
  read(): readonly Receipt[] {
    if (held) return held;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? (stored as Receipt[]) : [];
    } catch {
      return [];
    }
  },
  write(all): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      held = null;
    } catch {
      held = all;
    }
  },
});
