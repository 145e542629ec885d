import { beforeEach, expect, test } from 'vitest';
import { Sharing, type ShareCommand } from '../../src/model/entropy';
import { Receipts } from '../../src/model/receipts';
import { shareCommitmentOf } from '../../src/model/shuffle';
import { FakeReceiptStore, tableOf } from '../fakes';
import type { Shuffle, Table } from '../../src/wire/types';

const ROUND = 'ab'.repeat(32);
let kept: FakeReceiptStore;
let sharing: Sharing;

beforeEach(() => {
  kept = new FakeReceiptStore();
  let drawn = 0;
  sharing = new Sharing(new Receipts(kept), () => `${++drawn}`.repeat(64));
});

/** A table of two seats that is about to be dealt for the third time. */
function dealing(shuffle: Partial<Shuffle> = {}): Table {
  const numbers = { commitments: [null, null], shares: [null, null] };
  return tableOf(['Noa', 'Gal'], {
    stage: 'dealing',
    match: 2,
    shuffle: { commitment: ROUND, ...numbers, ...shuffle },
  });
}

function told(command: ShareCommand | null): ShareCommand {
  if (!command) throw new Error('nothing is wanted');
  return command;
}

/** Bind the client at a seat; returns what it is bound by. */
function committed(seat = 0): string {
  const command = told(sharing.wanted(dealing(), seat));
  sharing.answered(command, true, seat);
  return command.t === 'commit' ? command.commitment : '';
}

const state = (): string | undefined => kept.all.at(-1)?.state;

test('nothing is told before the shuffle is prepared, nor without a seat', () => {
  expect(sharing.wanted(tableOf(['Noa', 'Gal']), 0)).toBeNull();
  expect(sharing.wanted(dealing(), null)).toBeNull();
});

test('a commitment is sent once, and not the number', () => {
  const command = told(sharing.wanted(dealing(), 0));
  const share = '1'.repeat(64);
  expect(command).toEqual({ t: 'commit', shuffle: ROUND, commitment: shareCommitmentOf(ROUND, 0, share) });
  expect(sharing.wanted(dealing(), 0)).toBeNull();
  sharing.answered(command, true, 0);
  const where = { table: 'ABCDEF', match: 3, seat: 0, shuffle: ROUND };
  expect(kept.all).toEqual([{ ...where, share, state: 'drawn', redealt: [], dealt: false }]);
});

test('the number is told when the round is sealed, and must be used once it is accepted', () => {
  const bound = committed();
  expect(sharing.wanted(dealing({ commitments: [bound, null] }), 0)).toBeNull();
  const sealed = dealing({ commitments: [bound, null], sealed: true });
  const command = told(sharing.wanted(sealed, 0));
  expect(command).toEqual({ t: 'reveal', shuffle: ROUND, share: '1'.repeat(64) });
  expect(sharing.wanted(sealed, 0)).toBeNull();
  expect(state()).toBe('sealed');
  sharing.answered(command, true, 0);
  expect(state()).toBe('told');
});

test('after a broken line the same number is sent again', () => {
  const first = told(sharing.wanted(dealing(), 0));
  sharing.lost();
  expect(sharing.wanted(dealing(), 0)).toEqual(first);
});

test('whoever is bound and there, and is left out all the same, remembers it', () => {
  committed();
  expect(sharing.wanted(dealing({ sealed: true }), 0)).toBeNull();
  expect(state()).toBe('left-out');
});

test('whoever was away when the round was sealed accuses nobody', () => {
  committed();
  sharing.lost();
  expect(sharing.wanted(dealing({ sealed: true }), 0)).toBeNull();
  expect(state()).toBe('drawn');
});

test('who refused in an earlier round is not asked again', () => {
  expect(sharing.wanted(dealing({ redealt: [[0]] }), 0)).toBeNull();
  expect(sharing.wanted(dealing({ redealt: [[0]] }), 1)).not.toBeNull();
});

test('a command that was refused may be sent again', () => {
  const command = told(sharing.wanted(dealing(), 0));
  sharing.answered(command, false, 0);
  expect(sharing.wanted(dealing(), 0)).toEqual(command);
});

test('a number that the table shows is told, whether that was answered or not', () => {
  const bound = committed();
  const sealed = dealing({ commitments: [bound, null], sealed: true });
  sharing.wanted(sealed, 0);
  sharing.lost();
  sharing.wanted({ ...sealed, shuffle: { ...sealed.shuffle!, shares: ['1'.repeat(64), null] } }, 0);
  expect(state()).toBe('told');
});
