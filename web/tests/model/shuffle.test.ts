import { expect, test } from 'vitest';
import type { GameView, Happened } from '../../src/wire/types';
import { faceOf } from '../../src/games/faces';
import { DEAL_FITS } from '../games/parts';
import deals from './deals.json';
import { commitmentOf, keyOf, sha256, shuffled, words } from '../../src/model/shuffle';

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
  const deck = faceOf('taki').cards.flatMap((card) => Array.from({ length: copies(card) }, () => card));
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
  const keys = [
    keyOf(secret, []),
    keyOf(secret, [share, null]),
    keyOf(secret, [null, share]),
    keyOf(secret, [share, share]),
  ];
  expect(new Set(keys).size).toBe(4);
});

interface Deal {
  readonly game: string;
  readonly key: string;
  readonly view: GameView;
  readonly events: readonly Happened[];
}
const DEALS = deals as unknown as readonly Deal[];

test.each(DEALS.map((deal, i) => [`${deal.game} ${i}`, deal] as const))(
  "the engine's own deal %s fits its key, and no other",
  (_, { game, key, view, events }) => {
    expect(DEAL_FITS[game]!(view, events, key)).toBe(true);
    expect(
      DEAL_FITS[game]!(
        view,
        events,
        key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toBe(false);
  },
);

/** Every list of cards in a view whose order tells something, or whose owner does. */
function listsOf(view: GameView): string[][] {
  const lists =
    view.game === 'taki'
      ? [...view.hands, view.pile, view.discards]
      : view.game === 'tuki'
        ? [...view.boxes, view.pile, view.bin]
        : [...view.hands, ...view.banks, ...view.open, ...view.blind];
  return lists as string[][];
}

test.each(DEALS.map((deal, i) => [`${deal.game} ${i}`, deal] as const))(
  'two cards of the deal %s that are exchanged give it away, wherever they lie',
  (_, { game, key, view, events }) => {
    const lists = listsOf(view).length;
    for (let one = 0; one < lists; one += 1) {
      const changed = structuredClone(view);
      const [here, there] = [listsOf(changed)[one]!, listsOf(changed)[(one + 1) % lists]!];
      const other = there.findIndex((card) => card !== here[0]);
      if (other < 0) continue;
      [here[0], there[other]] = [there[other]!, here[0]!];
      expect(DEAL_FITS[game]!(changed, events, key), `list ${one}`).toBe(false);
    }
  },
);

test('a pile that was sorted gives itself away', () => {
  for (const { game, key, view, events } of DEALS.filter((deal) => deal.game !== 'eight')) {
    const sorted = { ...view, pile: (view as unknown as { pile: string[] }).pile.toSorted() } as GameView;
    expect(DEAL_FITS[game]!(sorted, events, key)).toBe(false);
  }
});
