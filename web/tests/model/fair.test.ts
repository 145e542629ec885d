import { expect, test } from 'vitest';
import type { GameView } from '../../src/wire/types';
import { CARDS } from '../../src/art';
import { dealFits } from '../../src/model/dealt';
import { commitmentOf, keyOf, sha256, shuffled, words } from '../../src/model/fair';

const KEY_OF_SEED_7 = '03eb32cccd047fc38930cb8a43212aefe8f9bd424a368bb8ba00aeaffa8cd61e';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('SHA-256 gives the digests that its standard lists', () => {
  expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256(bytes('a'.repeat(119)))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb');
});

test('a seed becomes the key that docs/notation.md gives', () => {
  expect(sha256(bytes('klaf seed 7'))).toBe(KEY_OF_SEED_7);
});

test('the deal of a key is the one that docs/notation.md gives', () => {
  const copies = (card: string): number => (card === 'colour' ? 4 : 2);
  const deck = CARDS.taki.flatMap((card) => Array.from({ length: copies(card) }, () => card));
  const cards = shuffled(deck, words(KEY_OF_SEED_7, 0));
  const hand = Array.from({ length: 8 }, (_, i) => cards[cards.length - 1 - 2 * i]);
  expect(hand.toSorted()).toEqual(['R7', 'Rplus', 'Bstop', 'Bdir', 'Btaki', 'G6', 'Ystop', 'colour'].toSorted());
  expect(cards[cards.length - 17]).toBe('B8');
});

test('shuffles of every length keep all cards', () => {
  for (const size of [1, 2, 3, 4, 5, 6, 7]) {
    const deck = Array.from({ length: size }, (_, i) => i);
    expect(shuffled(deck, words(KEY_OF_SEED_7, 3)).toSorted((a, b) => a - b)).toEqual(deck);
  }
});

test('a commitment binds a secret, and a key depends on every share and its seat', () => {
  const [secret, share] = ['11'.repeat(32), '22'.repeat(32)];
  expect(commitmentOf(secret)).toHaveLength(64);
  expect(commitmentOf(secret)).not.toBe(commitmentOf('12'.repeat(32)));
  const keys = [keyOf(secret, []), keyOf(secret, [share, null]), keyOf(secret, [null, share]), keyOf(secret, [share, share])];
  expect(new Set(keys).size).toBe(4);
});

test('a deal is known by its key, and one changed card gives it away', () => {
  const deck = CARDS.tuki.flatMap((card) => Array.from({ length: 8 }, () => card));
  const cards = shuffled(deck, words(KEY_OF_SEED_7, 1)).toReversed();
  const boxes = [0, 1].map((seat) => Array.from({ length: 8 }, (_, i) => cards[2 * i + seat]!));
  const view = (changed: string[][]): GameView => ({ game: 'tuki', players: 2, boxes: changed, bin: [cards[16]!], pile: cards.slice(17) }) as unknown as GameView;
  expect(dealFits('tuki', view(boxes), KEY_OF_SEED_7)).toBe(true);
  expect(dealFits('tuki', view(boxes.toReversed()), KEY_OF_SEED_7)).toBe(false);
  expect(dealFits('tuki', view(boxes), KEY_OF_SEED_7.replace('0', '1'))).toBe(false);
});
