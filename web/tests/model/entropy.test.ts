import { beforeEach, expect, test } from 'vitest';
import { ShareOffers, type Offer, type Share } from '../../src/model/entropy';
import type { Table } from '../../src/wire/types';

let kept: Map<string, Share>;
let sharing: ShareOffers;

beforeEach(() => {
  kept = new Map();
  let drawn = 0;
  const store = {
    find: (commitment: string) => kept.get(commitment) ?? null,
    keep: (share: Share) => void kept.set(share.commitment, share),
    drop: (commitment: string) => void kept.delete(commitment),
  };
  sharing = new ShareOffers(store, () => `share ${++drawn}`);
});

const FOR = { table: 'ABCDEF', match: 3 };

/** A table of two seats with these shares, two of whose matches are over. */
function table(...shares: (string | null)[]): Pick<Table, 'code' | 'match' | 'commitment' | 'seats'> {
  return {
    code: 'ABCDEF',
    match: 2,
    commitment: 'bound',
    seats: shares.map((share) => ({ kind: 'person', name: 'Noa', share })),
  };
}

function offered(seat: number): Offer {
  const offer = sharing.wanted(table(null, null), seat);
  if (!offer) throw new Error('no share is offered');
  return offer;
}

test('a share is offered once and remembered only when it is accepted', () => {
  const offer = offered(0);
  expect(sharing.wanted(table(null, null), 0)).toBeNull();
  expect(kept.size).toBe(0);
  sharing.answered(offer, true, 0);
  expect([...kept.values()]).toEqual([{ ...offer, ...FOR, seat: 0 }]);
  expect(sharing.wanted(table(offer.share, null), 0)).toBeNull();
});

test('who changes the seat shares again, and remembers that', () => {
  const first = offered(0);
  sharing.answered(first, true, 0);
  const second = offered(1);
  expect(second.share).not.toBe(first.share);
  expect(kept.size).toBe(0);
  sharing.answered(second, true, 1);
  expect(kept.get('bound')).toEqual({ ...second, ...FOR, seat: 1 });
});

test('who stands up and sits again shares again', () => {
  const first = offered(0);
  sharing.answered(first, true, 0);
  expect(sharing.wanted(table(null, null), null)).toBeNull();
  expect(kept.size).toBe(0);
  const second = offered(0);
  expect(second.share).not.toBe(first.share);
});

test('a share that was refused is not remembered, and another is offered', () => {
  const first = offered(0);
  sharing.answered(first, false, 0);
  expect(kept.size).toBe(0);
  expect(offered(0).share).not.toBe(first.share);
});

test('a share that the table shows is remembered, though its answer was lost', () => {
  const offer = offered(1);
  expect(sharing.wanted(table(null, offer.share), 1)).toBeNull();
  expect(kept.get('bound')).toEqual({ ...offer, ...FOR, seat: 1 });
});

test('a share that the table shows changed is remembered as it was given', () => {
  const offer = offered(0);
  sharing.answered(offer, true, 0);
  expect(sharing.wanted(table('another', null), 0)).toBeNull();
  expect(kept.get('bound')).toEqual({ ...offer, ...FOR, seat: 0 });
});
