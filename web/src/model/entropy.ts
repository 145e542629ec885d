/** What this client adds to shuffles: a share for each round, kept secret until the round is sealed. */

import type { Commit, Reveal, Table } from '../wire/types';
import { shareCommitmentOf } from './shuffle';

export interface Share {
  /** The match that the share is for. */
  readonly table: string;
  readonly match: number;
  /** What the server is bound by in the round. */
  readonly shuffle: string;
  readonly seat: number;
  readonly share: string;
  /** `told`: it must be used. `left-out`: the round was sealed without it, though this client was bound and there. */
  readonly state: 'drawn' | 'told' | 'left-out';
}

/** Where shares are remembered until the shuffle has been checked. */
export interface ShareStore {
  find(shuffle: string, seat: number): Share | null;
  keep(share: Share): void;
}

export type ShareCommand = Omit<Commit, 'id'> | Omit<Reveal, 'id'>;

export class Sharing {
  private asked: ShareCommand | null = null;
  private waiting = false;
  /** The round in which this client is bound, on a line that has not broken since. */
  private bound: string | null = null;

  constructor(
    private readonly store: ShareStore,
    private readonly draw: () => string,
  ) {}

  /** Take in how a table stands; what to send now, if anything. */
  wanted({ code, match, stage, shuffle }: Table, seat: number | null): ShareCommand | null {
    if (!shuffle || seat === null || stage !== 'dealing') return null;
    const [round, sealed] = [shuffle.commitment, shuffle.sealed ?? false];
    if (this.waiting && this.asked?.shuffle === round && (this.asked.t === 'reveal') === sealed) return null;
    const known = this.store.find(round, seat);
    const shown = shuffle.commitments?.[seat] ?? null;
    if (!sealed) {
      if (shown !== null || shuffle.redealt?.some((refused) => refused.includes(seat))) return null;
      const drawn = known ?? {
        table: code,
        match: match + 1,
        shuffle: round,
        seat,
        share: this.draw(),
        state: 'drawn',
      };
      if (!known) this.store.keep(drawn);
      return this.ask({ t: 'commit', shuffle: round, commitment: shareCommitmentOf(round, seat, drawn.share) });
    }
    if (!known || (shuffle.shares?.[seat] ?? null) !== null) return null;
    if (shown === shareCommitmentOf(round, seat, known.share))
      return this.ask({ t: 'reveal', shuffle: round, share: known.share });
    if (this.bound === round) this.store.keep({ ...known, state: 'left-out' });
    return null;
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
    const known = seat === null ? null : this.store.find(command.shuffle, seat);
    if (known) this.store.keep({ ...known, state: 'told' });
  }

  /** The line broke: the table will show what came through. */
  lost(): void {
    [this.waiting, this.bound] = [false, null];
  }
}
