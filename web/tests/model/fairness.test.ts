import { expect, test } from 'vitest';
import { DEAL_FITS } from '../games/parts';
import { commitmentOf, keyOf, shareCommitmentOf } from '../../src/model/shuffle';
import type { Receipt } from '../../src/model/receipts';
import { check, readFairness } from '../../src/model/fairness';
import type { GameView } from '../../src/wire/types';

// A match of three dealt by the engine; the second seat's browser added nothing.
const SECRET = '0123456789abcdef'.repeat(4);
const [FIRST, THIRD] = ['a1'.repeat(32), 'c3'.repeat(32)] as const;
// What their browsers were bound to.
const [BOUND, THIRD_BOUND] = [
  'cda6971b230463ea607e00ecb7545a21c6e237e37d3bdba0031fb519d9f880d3',
  '7a5e3307e4dfb58bc5d65d174ccbe079241cf8b6dc4f01576595eaf30f198c19',
] as const;
const COMMITMENT = '3f210041ba5e95d1c07a1b8211e6d42cd3ef184bd3abcffc229fbc8dc9713050';
const KEY = '3d09d8d4eaba652df72d6393583b4b8e660a382326dfe20404d55dc93fad7e15';
const RECORD = `klaf record 1
game: taki
rules: 1
edition: 2018
players: 3
options:
key: ${KEY}
commitment: ${COMMITMENT}
secret: ${SECRET}
sealed: 0:${BOUND} 2:${THIRD_BOUND}
shares: 0:${FIRST} 2:${THIRD}
moves: 1
0:draw
`;
const each = (...rows: string[]): string[][] => rows.map((row) => row.split(' '));
const TAKI = {
  game: 'taki',
  players: 3,
  hands: each('R1 R6 R6 B3 B8 G8 Y6 Y6', 'R3 R7 Bstop G3 G9 Gtaki Y3 +3', 'B7 Btaki G4 G5 G6 G7 G9 Y9'),
  discards: ['Y4'],
  pile: 'Rtaki Gdir B7 B5 G+2 Ydir Ytaki R7 Y1 Rplus Ytaki Y8 Y7 R9 G1 Bdir colour G+2 Rplus B1 Y+2 Gstop super Y9 R4 Y5 Y3 G7 Bdir B+2 Ystop break G6 R+2 R5 G8 Ystop Rdir Y1 Btaki R5 R4 B4 R9 colour Y+2 G5 super +3 B9 B8 colour Yplus Y7 G4 R8 G3 B4 B6 king R8 Gdir B3 Gplus Bplus Gstop colour Gplus R1 G1 Rstop Ydir Rstop B6 B1 Yplus Y4 B5 B9 Rtaki Bplus Rdir R+2 Y5 B+2 Gtaki Bstop Y8 break king R3'.split(
    ' ',
  ),
};
const EIGHT = {
  game: 'eight',
  players: 3,
  hands: each('4 6 half', '1 2 6', '7 8 demon'),
  banks: each(
    'demon half demon 6 9 3 6 5 5 demon 2 half 3 8 8',
    '4 3 7 2 6 1 2 8 0 4 5 3 4 3 0',
    '8 1 demon 7 half 9 7 demon half 5 6 9 8 9 0',
  ),
  open: each('7 half 4', '0 half 1', 'demon 0 3'),
  blind: each('9 4 demon', '5 5 half', '0 7 9'),
};

/** What a browser remembers of its part. */
function mine(seat = 0, share: string = FIRST, shuffle = COMMITMENT, more: Partial<Receipt> = {}): Receipt {
  return { table: 'ABCDEF', match: 1, seat, shuffle, share, state: 'told', redealt: [], dealt: true, ...more };
}

/** Read a record and its deal, and list what is wrong. */
function wrong(record: string, deal: object = TAKI, own: readonly Receipt[] = [mine()]): string[] {
  const read = readFairness(record)!;
  const view = deal as unknown as GameView;
  const { mine: found, ...others } = check(read, own, null);
  const lines = { ...others, dealt: DEAL_FITS[view.game]!(view, [], read.key) };
  const bad = Object.entries(lines).flatMap(([line, right]) => (right === false ? [line] : []));
  return found === null || found === 'used' ? bad : [...bad, found];
}

/** Exchange a card of a seat's hand for one of the next seat's. */
function exchanged<Deal extends { hands: string[][] }>(deal: Deal): Deal {
  const [first, second, ...others] = structuredClone(deal.hands) as [string[], string[], ...string[][]];
  [first[0], second[0]] = [second[0]!, first[0]!];
  return { ...deal, hands: [first, second, ...others] };
}

test('the headers of a record tell about its shuffle', () => {
  expect(readFairness(RECORD)).toEqual({
    key: KEY,
    rounds: [
      {
        bound: COMMITMENT,
        secret: SECRET,
        sealed: [BOUND, null, THIRD_BOUND],
        shares: [FIRST, null, THIRD],
        refused: [],
      },
    ],
  });
  expect(readFairness(RECORD.replace(/shares:.*/, 'shares:'))?.rounds[0].shares).toEqual([null, null, null]);
  for (const header of ['commitment', 'secret', 'key'])
    expect(readFairness(RECORD.replace(new RegExp(`^${header}:.*\\n`, 'm'), ''))).toBeNull();
});

test('nothing is wrong with a right record, whatever its game', () => {
  expect(wrong(RECORD)).toEqual([]);
  expect(wrong(RECORD, TAKI, [])).toEqual([]);
  expect(wrong(RECORD, EIGHT, [mine(2, THIRD)])).toEqual([]);
  expect(check(readFairness(RECORD)!, [], null).mine).toBeNull();
});

test('another secret is not the one that was bound, nor does the key follow from it', () => {
  const other = RECORD.replace(SECRET, SECRET.replace('0', '1'));
  expect(wrong(other)).toEqual(['bound', 'made']);
  const made = { ...readFairness(other)!, key: keyOf(SECRET.replace('0', '1'), [FIRST, null, THIRD]) };
  expect(check(made, [mine()], 0)).toEqual({ bound: false, sealed: true, made: true, mine: 'used' });
});

test('another commitment, now or before the deal, does not bind the secret', () => {
  const other = COMMITMENT.replace('3', '4');
  expect(wrong(RECORD.replace(COMMITMENT, other), TAKI, [])).toEqual(['bound', 'sealed']);
  expect(wrong(RECORD, TAKI, [mine(0, FIRST, other)])).toEqual(['bound', 'hidden']);
});

test('a share that was changed, left out or given to another seat is missed by its browser', () => {
  expect(wrong(RECORD.replace(FIRST, FIRST.replace('a', 'b')))).toEqual(['sealed', 'made', 'changed']);
  expect(wrong(RECORD.replace(`0:${FIRST} `, ''))).toEqual(['sealed', 'made', 'changed']);
  expect(wrong(RECORD.replace(`0:${FIRST}`, `1:${FIRST}`))).toEqual(['sealed', 'made', 'changed']);
  expect(wrong(RECORD.replace(THIRD, THIRD.replace('c', 'd')))).toEqual(['sealed', 'made']);
  const without = RECORD.replace(`0:${BOUND} `, '').replace(`0:${FIRST} `, '');
  const made = { ...readFairness(without)!, key: keyOf(SECRET, [null, null, THIRD]) };
  expect(check(made, [mine()], 0)).toEqual({ bound: true, sealed: true, made: true, mine: 'changed' });
  expect(check(made, [mine(0, FIRST, COMMITMENT, { state: 'left-out' })], 0).mine).toBe('changed');
});

test('an exchanged card gives a deal away, and nothing else', () => {
  expect(wrong(RECORD, exchanged(TAKI))).toEqual(['dealt']);
  expect(wrong(RECORD, exchanged(EIGHT))).toEqual(['dealt']);
});

test('rounds that were given up are read, and named truthfully', () => {
  const secret = 'e5'.repeat(32);
  const bound = commitmentOf(secret);
  const numbers = [0, 1].map((seat) => `${seat}:${shareCommitmentOf(bound, seat, THIRD)}`).join(',');
  const redealt = (shares: string, refused: string): string =>
    RECORD.replace('moves:', `redealt: ${bound} ${secret} ${numbers} ${shares} ${refused}\nmoves:`);
  const right = redealt(`0:${THIRD}`, '1');
  expect(readFairness(right)?.rounds.map((round) => round.refused)).toEqual([[1], []]);
  expect(wrong(right, TAKI, [])).toEqual([]);
  const told = mine(0, THIRD, bound);
  expect(wrong(right, TAKI, [told, mine(0, FIRST, COMMITMENT, { redealt: [[1]] })])).toEqual([]);
  expect(wrong(right, TAKI, [told])).toEqual(['absent']);
  expect(wrong(right, TAKI, [mine(1, THIRD, bound)])).toEqual(['silent']);
  expect(wrong(redealt('-', '-'), TAKI, [])).toEqual([]); // the server was restarted
  expect(wrong(redealt(`0:${THIRD}`, '0'), TAKI, [])).toEqual(['sealed']); // it had told its number
  expect(wrong(redealt(`1:${THIRD}`, '0'), TAKI, [])).toEqual(['sealed']); // and has one again afterwards
  expect(wrong(redealt(`0:${FIRST}`, '1'), TAKI, [])).toEqual(['sealed']);
  expect(wrong(right.replace(secret, 'e6'.repeat(32)), TAKI, [])).toEqual(['bound']);
});
