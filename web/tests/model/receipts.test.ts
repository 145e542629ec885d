import { beforeEach, expect, test } from 'vitest';
import { ROUNDS, Sharing, type ShareCommand } from '../../src/model/entropy';
import { check, missed, type Mine, type Round } from '../../src/model/fairness';
import { Receipts } from '../../src/model/receipts';
import { commitmentOf, keyOf, shareCommitmentOf } from '../../src/model/shuffle';
import type { Shuffle, Table } from '../../src/wire/types';
import { FakeReceiptStore, tableOf } from '../fakes';

// Whoever runs the server sits at seat 0, and deals with the browser at seat 1 as they like.
const OWN = 'ab'.repeat(32);
let store: FakeReceiptStore;
let receipts: Receipts;
let browser: Sharing;
let drawn: number;

const number = (): string => (++drawn).toString(16).padStart(64, '0');

beforeEach(() => {
  drawn = 0;
  store = new FakeReceiptStore();
  receipts = new Receipts(store);
  browser = new Sharing(receipts, number);
  show('lobby');
});

function show(stage: Table['stage'], match = 0, shuffle?: Partial<Shuffle>): ShareCommand | null {
  const numbers = { commitment: '', commitments: [null, null], shares: [null, null] };
  const shown = shuffle ? { shuffle: { ...numbers, ...shuffle } } : {};
  return browser.wanted(tableOf(['Host', 'Noa'], { stage, match, ...shown }), 1);
}

/** Have the browser take part in a round, as if nothing had been before it but `redealt`; null: it does not. */
function round(match = 0, redealt: number[][] = [], answered = true): Round | null {
  const secret = number();
  const bound = commitmentOf(secret);
  const own = shareCommitmentOf(bound, 0, OWN);
  const commit = show('dealing', match, { commitment: bound, commitments: [own, null], redealt });
  if (commit?.t !== 'commit') return null;
  if (answered) browser.answered(commit, true, 1);
  const sealed = [own, commit.commitment];
  const reveal = show('dealing', match, { commitment: bound, commitments: sealed, sealed: true, redealt });
  if (reveal?.t !== 'reveal') return null;
  if (answered) browser.answered(reveal, true, 1);
  return { bound, secret, sealed, shares: [OWN, reveal.share], refused: [] };
}

/** What the browser finds of its own numbers in a record that shows these rounds and no others. */
function found(rounds: readonly [...Round[], Round], match = 1, seat: number | null = 1): Mine | null {
  const last = rounds.at(-1)!;
  const checked = check(
    { key: keyOf(last.secret, last.shares), rounds },
    receipts.owed('ABCDEF', match).get(match)!,
    seat,
  );
  expect(checked).toMatchObject({ sealed: true, made: true });
  return checked.mine;
}

const silent = (one: Round): Round => ({ ...one, shares: [OWN, null], refused: [1] });
const OTHER: Round = {
  bound: commitmentOf(OWN),
  secret: OWN,
  sealed: [null, null],
  shares: [null, null],
  refused: [],
};

test('a record that shows the round is right', () => {
  expect(found([round()!])).toBe('used');
});

test.each([true, false])('rounds that were tried out and hidden are missed, answered: %s', (answered) => {
  const tried = Array.from({ length: 20 }, () => round(0, [], answered)!);
  expect(found([tried[19]!])).toBe('hidden');
  expect(found([tried[7]!])).toBe('hidden');
  expect(new Set(store.all.map(({ shuffle }) => shuffle)).size).toBe(20);
});

test('a round that was shown in another place, or given up for another reason, is missed', () => {
  const first: Round = { ...round()!, shares: [null, null], refused: [0] };
  const told = { ...first, shares: [null, store.all[0]!.share] };
  const again = round(0, [[0]])!;
  const last = { ...again, sealed: [null, again.sealed[1]!], shares: [null, again.shares[1]!] };
  expect(found([told, last])).toBe('used');
  expect(found([{ ...told, refused: [] }, last])).toBe('hidden');
  expect(found([told, OTHER, last])).toBe('hidden');
});

test('a round for a match that never was is missed with the next one', () => {
  round(0);
  const sixth = round(6)!;
  const made = round(1)!;
  show('playing', 2, { commitment: made.bound });
  expect(found([made], 2)).toBe('used');
  const owed = receipts.owed('ABCDEF', 2);
  expect([...owed.keys()].toSorted()).toEqual([1, 2, 7]);
  expect(missed(owed.get(7)!, [sixth])).toBeNull();
  expect(missed(owed.get(7)!, [made])).toBe('hidden');
  receipts.dealt('ABCDEF', 7);
  expect(receipts.owed('ABCDEF', 2).has(7)).toBe(false);
});

test('a rematch that is being dealt is not missed yet', () => {
  const made = round()!;
  show('playing', 1, { commitment: made.bound });
  show('over', 1, { commitment: made.bound });
  round(1);
  expect([...receipts.owed('ABCDEF', 1).keys()]).toEqual([1]);
});

test('whoever told their number and is named as silent is told so', () => {
  const told = round()!;
  show('dealing', 0, { commitment: OTHER.bound, redealt: [[1]] });
  expect(store.all.at(-1)?.state).toBe('said-silent');
  expect(found([silent(told), OTHER])).toBe('silent');
});

test('that is known from the record too', () => {
  const told = round()!;
  browser.lost();
  expect(found([silent(told), OTHER])).toBe('silent');
});

test('a round that somebody who was there never saw makes nobody silent', () => {
  show('dealing', 0, { commitment: OTHER.bound, redealt: [[1]] });
  expect(found([OTHER])).toBe('silent');
});

test('whose line was broken accuses nobody', () => {
  const told = round(0, [], false)!;
  browser.lost();
  show('dealing', 0, { commitment: OTHER.bound, redealt: [[1]] });
  expect(found([silent(told), OTHER])).toBe('absent');
});

test('a number that a browser never gave is no number of its', () => {
  const sealed = [0, 1].map((seat) => shareCommitmentOf(OTHER.bound, seat, OWN));
  show('dealing', 0, { commitment: OTHER.bound, commitments: sealed, sealed: true });
  expect(store.all.at(-1)?.state).toBe('left-out');
  expect(found([{ ...OTHER, sealed, shares: [OWN, OWN] }])).toBe('changed');
});

test('a match that was dealt without a number of the browser is noticed', () => {
  const sealed = [shareCommitmentOf(OTHER.bound, 0, OWN), null];
  const made = { ...OTHER, sealed, shares: [OWN, null] };
  show('dealing', 0, { commitment: OTHER.bound });
  show('dealing', 0, { commitment: OTHER.bound, commitments: sealed, sealed: true });
  expect(found([made], 1, null)).toBe('absent');
  store.all = []; // not shown that cards were dealt at all
  expect(found([made])).toBe('absent');
  expect(found([made], 1, null)).toBeNull();
  const told = { ...OTHER, sealed: [null, shareCommitmentOf(OTHER.bound, 1, OWN)], shares: [null, OWN] };
  expect(found([told])).toBeNull(); // on another device
});

test('no server makes a browser forget a round', () => {
  const first = round()!;
  while (round()) expect(store.all.length).toBeLessThanOrEqual(ROUNDS);
  expect(store.all.length).toBe(ROUNDS);
  expect(round(3)).toBeNull();
  expect(receipts.find(first.bound, 1)).not.toBeNull();
});

test('old matches are forgotten, and the rounds of a match together', () => {
  for (let match = 0; match < 42; match += 1) {
    round(match);
    round(match, [[0]]);
    show('playing', match + 1, { commitment: OWN });
  }
  expect(store.all.map(({ match, redealt }) => [match, redealt.length])).toEqual(
    Array.from({ length: 80 }, (_, index) => [3 + Math.floor(index / 2), index % 2]),
  );
});
