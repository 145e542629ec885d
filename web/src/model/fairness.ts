/** Read what a finished match's record says about its shuffle, and see whether it holds. */

import type { Receipt } from './receipts';
import { commitmentOf, keyOf, shareCommitmentOf } from './shuffle';

type Numbers = readonly (string | null)[];

/** One round of a shuffle: what everybody was bound by, and the numbers that were told. */
export interface Round {
  readonly bound: string;
  readonly secret: string;
  readonly sealed: Numbers;
  readonly shares: Numbers;
  /** The seats for whose silence the round was given up. */
  readonly refused: readonly number[];
}

export interface FairnessRecord {
  readonly key: string;
  /** The last made the key. */
  readonly rounds: readonly [...Round[], Round];
}

/** Read the headers; null: the record tells nothing about a shared shuffle. */
export function readFairness(record: string): FairnessRecord | null {
  const headers = new Map(
    record.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const named = (name: string): string => headers.get(name) ?? '';
  const [bound, secret, key] = [named('commitment'), named('secret'), named('key')];
  if (!bound || !secret || !key) return null;
  const players = Number(named('players'));
  const numbers = (spelt: string, between: string): Numbers => {
    const words = spelt === '-' ? [] : spelt.split(between).filter(Boolean);
    const given = new Map(words.map((word) => word.split(':') as [string, string]));
    return Array.from({ length: players }, (_, seat) => given.get(String(seat)) ?? null);
  };
  const earlier = named('redealt')
    .split('; ')
    .filter(Boolean)
    .map((spelt) => {
      const [was, told, sealed, shares, refused] = spelt.split(' ') as [string, string, string, string, string];
      return {
        bound: was,
        secret: told,
        sealed: numbers(sealed, ','),
        shares: numbers(shares, ','),
        refused: refused === '-' ? [] : refused.split(',').map(Number),
      };
    });
  const last = { bound, secret, sealed: numbers(named('sealed'), ' '), shares: numbers(named('shares'), ' ') };
  return { key, rounds: [...earlier, { ...last, refused: [] }] };
}

/** The seats that were bound to a number and did not reveal it. */
const silent = ({ sealed, shares }: Round): number[] =>
  sealed.flatMap((bound, seat) => (bound !== null && shares[seat] === null ? [seat] : []));

/** The numbers of a round are those that their seats were bound to, and it names who did not tell theirs. */
function keeps(round: Round, barred: readonly number[]): boolean {
  const opened = round.shares.every(
    (share, seat) => share === null || round.sealed[seat] === shareCommitmentOf(round.bound, seat, share),
  );
  const absent = silent(round);
  return opened && round.refused.every((seat) => absent.includes(seat)) && barred.every((seat) => !round.sealed[seat]);
}

/**
 * What became of this client's numbers. `used`: one of them is in the key. `changed`: one was left out or replaced.
 * `silent`: it is said not to have told one. `hidden`: the record does not show all rounds that it took part in.
 * `absent`: the match was dealt without a number of its.
 */
export type Mine = 'used' | 'changed' | 'silent' | 'hidden' | 'absent';

export interface Checked {
  /** The secrets told now are those that the server was bound to before the deal. */
  readonly bound: boolean;
  /** Every number is the one that its seat was bound to before any was told. */
  readonly sealed: boolean;
  /** The key is made of the last secret and all shares. */
  readonly made: boolean;
  /** Null: this client had no part in the shuffle. */
  readonly mine: Mine | null;
}

/** Check a record; `mine` are the receipts of this client, who played the match at the seat. */
export function check({ key, rounds }: FairnessRecord, mine: readonly Receipt[], seat: number | null): Checked {
  const last = rounds[rounds.length - 1]!;
  const secrets = new Set(rounds.map((round) => round.secret));
  const barred = (index: number): number[] => rounds.slice(0, index).flatMap((round) => round.refused);
  const told = mine.findLast((one) => one.state === 'told');
  return {
    bound:
      rounds.every((round) => commitmentOf(round.secret) === round.bound) &&
      secrets.size === rounds.length &&
      (!told || rounds.some((round) => round.bound === told.shuffle)),
    sealed: rounds.every((round, index) => keeps(round, barred(index))) && silent(last).length === 0,
    made: keyOf(last.secret, last.shares) === key,
    mine: missed(mine, rounds) ?? used(mine, seat, last),
  };
}

/** What a record leaves out, or says otherwise, of the rounds that a client took part in; null: nothing. */
export function missed(receipts: readonly Receipt[], rounds: readonly Round[]): Mine | null {
  const found = new Set(receipts.map((receipt) => wrong(receipt, rounds)));
  return (['hidden', 'silent', 'changed'] as const).find((one) => found.has(one)) ?? null;
}

function wrong(receipt: Receipt, rounds: readonly Round[]): Mine | null {
  const { seat, share, state } = receipt;
  if (state === 'drawn') return null;
  const number = rounds.findIndex((round) => round.bound === receipt.shuffle);
  const round = rounds[number];
  if (share && !(round && sameRounds(rounds.slice(0, number), receipt.redealt))) return 'hidden';
  if (state === 'said-silent') return 'silent';
  if (state === 'left-out' || !round) return 'changed';
  const shown = round.shares[seat] ?? null;
  if (round.sealed[seat] !== shareCommitmentOf(round.bound, seat, share) || (shown !== null && shown !== share))
    return 'changed';
  if (shown === share || state === 'sealed') return null;
  return round.refused.includes(seat) ? 'silent' : 'changed';
}

/** The rounds that were given up are those that the table showed. */
const sameRounds = (rounds: readonly Round[], shown: Receipt['redealt']): boolean =>
  JSON.stringify(rounds.map((round) => round.refused)) === JSON.stringify(shown);

function used(mine: readonly Receipt[], seat: number | null, last: Round): Mine | null {
  // Whoever remembers nothing played on another device, or not at all.
  if (!mine.length && (seat === null || (last.shares[seat] ?? null) !== null)) return null;
  return mine.some((one) => one.share && last.shares[one.seat] === one.share) ? 'used' : 'absent';
}
