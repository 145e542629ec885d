/** What this client adds to shuffles: a share for each round, kept secret until the round is sealed. */

import type { Commit, Reveal, Shuffle, Table } from '../wire/types';
import type { Receipt, Receipts } from './receipts';
import { shareCommitmentOf } from './shuffle';

/** In so many rounds a client tells shares without seeing a match dealt: a server that wants more deceives. */
export const ROUNDS = 32;

export type ShareCommand = Omit<Commit, 'id'> | Omit<Reveal, 'id'>;

export class Sharing {
  private asked: ShareCommand | null = null;
  private waiting = false;
  /** The round in which this client is bound, on a line that has not broken since. */
  private bound: string | null = null;
  /** On such a line this client was there: of which match, from which round on. */
  private there: { table: string; match: number; since: number } | null = null;
  /** The match that was last seen on a table. */
  private match = '';

  constructor(
    private readonly receipts: Receipts,
    private readonly draw: () => string,
  ) {}

  /** Read the table's state, and return the command to send now, if any. */
  wanted(table: Table, seat: number | null): ShareCommand | null {
    const { code, stage, shuffle } = table;
    const match = table.match + 1;
    if (stage !== 'dealing') this.see(table);
    if (!shuffle || seat === null || stage !== 'dealing') {
      this.there = { table: code, match, since: 0 };
      return null;
    }
    const [round, sealed] = [shuffle.commitment, shuffle.sealed ?? false];
    const known = this.receipts.find(round, seat);
    const shown = shuffle.commitments?.[seat] ?? null;
    const redealt = shuffle.redealt ?? [];
    const mine = { table: code, match, seat, shuffle: '', share: '', state: 'drawn', redealt, dealt: false } as const;
    this.compare(mine, shuffle, known);
    if (this.waiting && this.asked?.shuffle === round && (this.asked.t === 'reveal') === sealed) return null;
    if (!sealed) {
      const barred = redealt.some((refused) => refused.includes(seat));
      if (barred || shown !== null || (!known && this.receipts.waiting(code) >= ROUNDS)) return null;
      const drawn = known ?? { ...mine, shuffle: round, share: this.draw() };
      if (!known) this.receipts.keep(drawn);
      return this.ask({ t: 'commit', shuffle: round, commitment: shareCommitmentOf(round, seat, drawn.share) });
    }
    if (!known || shown !== shareCommitmentOf(round, seat, known.share)) return null;
    const revealed = shuffle.shares?.[seat] ?? null;
    if (revealed === known.share) this.note(known, 'told');
    if (revealed !== null) return null;
    this.note(known, 'sealed');
    return this.ask({ t: 'reveal', shuffle: round, share: known.share });
  }

  /** The match of a table was dealt. */
  private see({ code, match }: Table): void {
    const current = `${code} ${match}`;
    if (!match || this.match === current) return;
    this.match = current;
    this.receipts.dealt(code, match);
  }

  /** Compare what a table shows of this client with what it did; `mine`: a receipt of the round, still blank. */
  private compare(mine: Receipt, shuffle: Shuffle, known: Receipt | null): void {
    const { table, match, seat, redealt } = mine;
    const shown = shuffle.commitments?.[seat] ?? null;
    if (this.there?.table !== table || this.there.match !== match) {
      const elsewhere = known === null && shown !== null; // bound by another device of theirs
      this.there = { table, match, since: redealt.length + Number(elsewhere) };
    }
    const { since } = this.there;
    redealt.forEach((refused, number) => {
      if (number < since || !refused.includes(seat)) return;
      this.note(this.receipts.ofRound(mine, number) ?? { ...mine, redealt: redealt.slice(0, number) }, 'said-silent');
    });
    const expected = known && shareCommitmentOf(shuffle.commitment, seat, known.share);
    const leftOut = (shuffle.sealed ?? false) && shown === null && this.bound === shuffle.commitment;
    const forged = shown !== null && shown !== expected && redealt.length >= since;
    if (leftOut || forged) this.note(known ?? { ...mine, shuffle: shuffle.commitment }, 'left-out');
  }

  private note(receipt: Receipt, state: Receipt['state']): void {
    if (receipt.state === state || (receipt.state === 'told' && state === 'sealed')) return;
    this.receipts.keep({ ...receipt, state });
  }

  private ask(command: ShareCommand): ShareCommand {
    [this.asked, this.waiting] = [command, true];
    return command;
  }

  /** A command was answered: a share that was accepted must be used, even if the table does not show it. */
  answered(command: ShareCommand, accepted: boolean, seat: number | null): void {
    if (command !== this.asked) return;
    this.waiting = false;
    if (!accepted) return;
    if (command.t === 'commit') {
      this.bound = command.shuffle;
      return;
    }
    const known = seat === null ? null : this.receipts.find(command.shuffle, seat);
    if (known?.state === 'sealed') this.note(known, 'told');
  }

  /** The connection broke: the table's next state shows which commands arrived. */
  lost(): void {
    [this.waiting, this.bound, this.there] = [false, null, null];
  }
}
