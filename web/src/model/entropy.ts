/** What this client adds to shuffles: a share whenever its seat has none, remembered only where it was accepted. */

import type { Table } from '../wire/types';

export interface Offer {
  readonly commitment: string;
  readonly share: string;
}

/** The match that a share is for: the next at a table. */
interface For {
  readonly table: string;
  readonly match: number;
}

export interface Share extends Offer, For {
  readonly seat: number;
}

/** Where shares are remembered until the shuffle has been checked. */
export interface ShareStore {
  find(commitment: string): Share | null;
  keep(share: Share): void;
  drop(commitment: string): void;
}

export class ShareOffers {
  private offer: Offer | null = null;
  private offeredFor: For = { table: '', match: 0 };
  private waiting = false;

  constructor(
    private readonly store: ShareStore,
    private readonly draw: () => string,
  ) {}

  /** Take in how a table stands; the share to send, if one is missing. With the seat the share is given up too. */
  wanted(table: Pick<Table, 'code' | 'match' | 'commitment' | 'seats'>, seat: number | null): Offer | null {
    const { commitment } = table;
    const saved = this.store.find(commitment);
    if (saved && saved.seat !== seat) this.store.drop(commitment);
    const mine = seat === null ? undefined : table.seats[seat];
    if (seat === null || !mine) return null;
    this.offeredFor = { table: table.code, match: table.match + 1 };
    const current = this.offer?.commitment === commitment ? this.offer : null;
    if (mine.share != null) {
      if (current?.share === mine.share) this.store.keep({ ...current, ...this.offeredFor, seat });
      return null;
    }
    if (this.waiting && current) return null;
    this.offer = { commitment, share: this.draw() };
    this.waiting = true;
    return this.offer;
  }

  /** An offer was answered: what is accepted must be used, even if the table does not show it. */
  answered(offer: Offer, accepted: boolean, seat: number | null): void {
    if (offer !== this.offer) return;
    this.waiting = false;
    if (accepted && seat !== null) this.store.keep({ ...offer, ...this.offeredFor, seat });
  }
}
