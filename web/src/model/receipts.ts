/** What a client remembers of the rounds that it took part in, until their match has been checked. */

/** How many matches are remembered. */
const MATCHES = 40;

export interface Receipt {
  /** The match that the round was for. */
  readonly table: string;
  readonly match: number;
  readonly seat: number;
  /** What the server is bound by in the round; empty: this client was not shown it. */
  readonly shuffle: string;
  /** The number of this client; empty: it has told none. */
  readonly share: string;
  /**
   * `drawn`: bound to it; this client did not see the round sealed. `sealed`: it did, and sent the number.
   * `told`: the server has it. `left-out`: this client was there, and the round had no number of its, or one that it
   * never gave. `said-silent`: it was there and sent its number, and was named as silent.
   */
  readonly state: 'drawn' | 'sealed' | 'told' | 'left-out' | 'said-silent';
  /** The rounds before this one, as the table showed them: for whose silence they were given up. */
  readonly redealt: readonly (readonly number[])[];
  /** This client saw the match on the table. */
  readonly dealt: boolean;
}

/** Where receipts are stored. */
export interface ReceiptStore {
  read(): readonly Receipt[];
  write(receipts: readonly Receipt[]): void;
}

const sameMatch = (one: Receipt, other: Pick<Receipt, 'table' | 'match'>): boolean =>
  one.table === other.table && one.match === other.match;

/** The receipts of one client, in the order of their rounds; whole matches are forgotten, never single rounds. */
export class Receipts {
  constructor(private readonly store: ReceiptStore) {}

  find(shuffle: string, seat: number): Receipt | null {
    return this.store.read().find((one) => one.shuffle === shuffle && one.seat === seat) ?? null;
  }

  /** The last receipt of the round that came after so many others. */
  ofRound(where: Pick<Receipt, 'table' | 'match' | 'seat'>, number: number): Receipt | null {
    const found = this.store
      .read()
      .findLast((one) => sameMatch(one, where) && one.seat === where.seat && one.redealt.length === number);
    return found ?? null;
  }

  /** Add a receipt, or replace the receipt of the same round. */
  keep(receipt: Receipt): void {
    const known = this.store.read();
    const same = (one: Receipt): boolean =>
      one.shuffle !== '' && one.shuffle === receipt.shuffle && one.seat === receipt.seat;
    if (known.some(same)) {
      this.store.write(known.map((one) => (same(one) ? receipt : one)));
      return;
    }
    // A number whose round gave way to another before it was sealed is never told, and need not be remembered.
    const others = known.filter((one) => !sameMatch(one, receipt) || one.state !== 'drawn');
    this.store.write(remembered([...others, receipt], receipt));
  }

  /** A match lies on its table, or its record shows all that it must. */
  dealt(table: string, match: number): void {
    const known = this.store.read();
    if (known.some((one) => sameMatch(one, { table, match }) && !one.dealt))
      this.store.write(known.map((one) => (sameMatch(one, { table, match }) ? { ...one, dealt: true } : one)));
  }

  /** How many rounds of a table were sealed for a match that was not seen to be dealt. */
  waiting(table: string): number {
    return this.store.read().filter((one) => one.table === table && one.state !== 'drawn' && !one.dealt).length;
  }

  /**
   * The receipts that records must show, by match: of this one, and of any before it that was not seen to be dealt. So
   * no server hides a round by saying that it was for another match.
   */
  owed(table: string, match: number): ReadonlyMap<number, readonly Receipt[]> {
    const here = this.store.read().filter((one) => one.table === table);
    const last = here.findLastIndex((one) => one.match === match);
    const before = last < 0 ? here.filter((one) => one.match < match) : here.slice(0, last + 1);
    const owed = new Map<number, Receipt[]>([[match, []]]);
    for (const one of before)
      if (one.match === match || !(one.dealt || one.state === 'drawn'))
        owed.set(one.match, [...(owed.get(one.match) ?? []), one]);
    return owed;
  }
}

/** Forget the oldest matches, first those whose cards were dealt, but never the match of the new receipt. */
function remembered(receipts: readonly Receipt[], but: Receipt): Receipt[] {
  const matches = receipts.filter((one, index) => receipts.findIndex((other) => sameMatch(one, other)) === index);
  const old = matches.filter((one) => !sameMatch(one, but)).sort((one, other) => +other.dealt - +one.dealt);
  const gone = old.slice(0, Math.max(0, matches.length - MATCHES));
  return receipts.filter((one) => !gone.some((other) => sameMatch(one, other)));
}
