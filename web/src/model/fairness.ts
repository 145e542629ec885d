/** Read what a finished match's record says about its shuffle. */

import { commitmentOf, keyOf } from './shuffle';

export interface FairnessRecord {
  readonly commitment: string;
  readonly secret: string;
  readonly key: string;
  readonly shares: readonly (string | null)[];
}

/** Read the headers; null: the record tells nothing about a shared shuffle. */
export function readFairness(record: string): FairnessRecord | null {
  const headers = new Map(
    record.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [commitment, secret, key, players] = ['commitment', 'secret', 'key', 'players'].map(
    (name) => headers.get(name) ?? '',
  );
  if (!commitment || !secret || !key) return null;
  const given = new Map(
    (headers.get('shares') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word) => word.split(':') as [string, string]),
  );
  const shares = Array.from({ length: Number(players) }, (_, seat) => given.get(String(seat)) ?? null);
  return { commitment, secret, key, shares };
}

export interface Checked {
  /** The secret told now is the one that the server was bound to before the deal. */
  readonly bound: boolean;
  /** The key is made of that secret and all shares. */
  readonly made: boolean;
  /** What this browser added is among them, unchanged; null: it added nothing that it remembers. */
  readonly mine: boolean | null;
}

export function check(
  record: FairnessRecord,
  before: string | null,
  mine: { seat: number; share: string } | null,
): Checked {
  return {
    bound: commitmentOf(record.secret) === (before ?? record.commitment),
    made: keyOf(record.secret, record.shares) === record.key,
    mine: mine ? record.shares[mine.seat] === mine.share : null,
  };
}
