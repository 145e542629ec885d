import { describe, expect, test } from 'vitest';
import {
  NOTHING_CHOSEN,
  canBegin,
  canLay,
  canTouch,
  choose,
  refreshed,
  type Choice,
  type Chosen,
  type Moment,
  type Option,
  type Touch,
} from '../../src/model/choice';
import type { MoveInfo } from '../../src/wire/types';

const info = (move: string, kind: string, parts: Partial<MoveInfo> = {}): MoveInfo => ({
  move,
  kind,
  label: move,
  ...parts,
});
/** Every kind of move that a game can have, by its parts. */
const MOVES: readonly MoveInfo[] = [
  info('draw', 'draw'),
  info('7', 'lay', { card: '7' }),
  info('7!', 'lay', { card: '7', call: true }),
  info('8!', 'lay', { card: '8', call: true }),
  info('7x2', 'lay', { card: '7', count: 2 }),
  info('7+half', 'combine', { card: '7' }),
  info('any:R', 'name', { card: 'any', named: 'R' }),
  info('any:B', 'name', { card: 'any', named: 'B' }),
  info('any:R!', 'name', { card: 'any', named: 'R', call: true }),
  info('catch:1', 'catch', { seat: 1 }),
  ...[0, 1, 2, 3].flatMap((place) => [
    info(`open:${place}`, 'open', { place }),
    info(`put:${place}`, 'put', { place }),
    info(`throw:${place}`, 'throw', { place }),
    ...[0, 1, 2, 3].filter((to) => to !== place).map((to) => info(`hover:${place}:${to}`, 'hover', { place, to })),
    ...[1, 2].map((to) => info(`swap:${place}:1:${to}`, 'swap', { place, seat: 1, to })),
  ]),
  info('throw', 'throw-away'),
];
const named = (...moves: string[]): MoveInfo[] => moves.map((move) => MOVES.find((each) => each.move === move)!);
const lays = (each: MoveInfo, card: string): boolean =>
  each.card === card || (card === 'half' && each.kind === 'combine');
const moment = (legal: string, now = 10_000, seq = 5): Moment => ({
  legal: named(...legal.split(' ').filter(Boolean)),
  moves: MOVES,
  lays,
  seq,
  now,
});
const card = (name: string): Touch => ({ on: 'card', card: name });
const place = (number: number, ask = 'put'): Touch => ({
  on: 'place',
  place: number,
  kinds: ['open', 'put', 'hover'],
  ask,
});
const begun = (parts: Choice['begun']): Choice => ({ ...NOTHING_CHOSEN, begun: parts });
const calling: Choice = { ...NOTHING_CHOSEN, calling: true };
const said = (option: Option): string =>
  'move' in option ? option.move.move : `${option.begin.kind}:${option.begin.place}…`;

/** What comes out, in a word: a move, a question, or what the server is asked. */
function outcome({ choice, play, ask, retry }: Chosen): string {
  if (play !== undefined) return `play ${play}`;
  if (ask !== undefined) return `why ${ask}${retry ? ', retry' : ''}`;
  if (choice.question) return `which ${choice.question.options.map(said).join(' ')}`;
  return choice.begun ? `begun ${Object.values(choice.begun).join(':')}` : choice.calling ? 'calling' : 'nothing';
}

describe('what a touch means', () => {
  const hovering = begun({ kind: 'hover', place: 1 });
  const swapping = begun({ kind: 'swap', place: 0 });
  const throwing = begun({ kind: 'throw' });
  const sit = (seat: number, to: number): Touch => ({ on: 'end', parts: { seat, to } });
  const swap = (at: number): Touch => ({ on: 'beginning', parts: { kind: 'swap', place: at } });
  const toss: Touch = { on: 'beginning', parts: { kind: 'throw' } };

  test.each<[name: string, choice: Choice, touch: Touch, legal: string, outcome: string]>([
    ['a card that can be laid in one way', NOTHING_CHOSEN, card('7'), 'draw 7', 'play 7'],
    ['a card that can be laid in several', NOTHING_CHOSEN, card('7'), '7 7x2 7+half draw', 'which 7 7x2 7+half'],
    ['a card whose colour must be named', NOTHING_CHOSEN, card('any'), 'any:R any:B any:R!', 'which any:R any:B'],
    ['a card that is laid with others', NOTHING_CHOSEN, card('half'), '7 7+half', 'play 7+half'],
    ['a card that cannot be laid', NOTHING_CHOSEN, card('7'), 'draw', 'why 7, retry'],
    ['a card that can never be laid alone', NOTHING_CHOSEN, card('half'), 'draw', 'why half, retry'],
    ['a card, without the call', NOTHING_CHOSEN, card('7'), '7 7!', 'play 7'],
    ['a card, with the call', calling, card('7'), '7 7!', 'play 7!'],
    ['a colour, with the call', calling, card('any'), 'any:R any:B any:R!', 'play any:R!'],
    ['a card with which one cannot call', calling, card('7'), '7 8!', 'play 7'],
    ['a card that must be laid with the call', NOTHING_CHOSEN, card('8'), '8!', 'play 8!'],

    ['a button that does something', NOTHING_CHOSEN, { on: 'move', move: 'draw' }, 'draw', 'play draw'],
    ['a button that does nothing now', NOTHING_CHOSEN, { on: 'move', move: 'draw' }, '7', 'why draw'],
    ['another seat', NOTHING_CHOSEN, { on: 'move', move: 'catch:1' }, 'catch:1', 'play catch:1'],
    ['the button of the call', NOTHING_CHOSEN, { on: 'call' }, '7!', 'calling'],
    ['the button of the call, once more', calling, { on: 'call' }, '7!', 'nothing'],

    ['a place to open', NOTHING_CHOSEN, place(2, 'open'), 'open:2 open:3', 'play open:2'],
    ['a place to put a card on', NOTHING_CHOSEN, place(2), 'put:1 put:2 throw:2', 'play put:2'],
    ['a place where nothing can be put', NOTHING_CHOSEN, place(2), 'put:1', 'why put:2, retry'],
    ['a place that cannot be opened', NOTHING_CHOSEN, place(2, 'open'), 'open:1', 'why open:2, retry'],
    ['a place from which a move begins', NOTHING_CHOSEN, place(1), 'put:1 hover:1:0 hover:1:2', 'which hover:1… put:1'],
    ['a place where a move can only begin', NOTHING_CHOSEN, place(1), 'hover:1:0', 'which hover:1…'],
    ['the place to which it goes', hovering, place(2), 'put:1 put:2 hover:1:0 hover:1:2', 'play hover:1:2'],
    ['a place to which it cannot go', hovering, place(3), 'put:3 hover:1:0', 'why hover:1:3, retry'],
    ['the place where it began', hovering, place(1), 'put:1 hover:1:0', 'nothing'],
    ['throwing away', NOTHING_CHOSEN, toss, 'put:1 throw:1', 'begun throw'],
    ['throwing away, once more', throwing, toss, 'put:1 throw:1', 'nothing'],
    ['a place to open after throwing away', throwing, place(1), 'put:1 throw:1', 'play throw:1'],
    ['a place that is open already', throwing, place(2), 'put:2 throw:1', 'why throw:2, retry'],

    ['an own place to swap', NOTHING_CHOSEN, swap(0), 'swap:0:1:1', 'begun swap:0'],
    ['another own place to swap', swapping, swap(1), 'swap:0:1:1 swap:1:1:1', 'begun swap:1'],
    ['the same place to swap', swapping, swap(0), 'swap:0:1:1', 'nothing'],
    ['a place of another to swap with', swapping, sit(1, 2), 'swap:0:1:1 swap:0:1:2', 'play swap:0:1:2'],
    ['a place of another that cannot be had', swapping, sit(1, 2), 'swap:0:1:1', 'why swap:0:1:2'],
    ['a place that there is not', swapping, sit(3, 2), 'swap:0:1:1', 'begun swap:0'],
    ['a place of another, with nothing to give', NOTHING_CHOSEN, sit(1, 2), 'swap:0:1:1', 'nothing'],

    [
      'an answer that is a move',
      NOTHING_CHOSEN,
      { on: 'option', option: { move: named('any:B')[0]! } },
      '',
      'play any:B',
    ],
    [
      'an answer that begins one',
      NOTHING_CHOSEN,
      { on: 'option', option: { begin: { kind: 'hover', place: 1 } } },
      'hover:1:0',
      'begun hover:1',
    ],
    ['giving up', hovering, { on: 'cancel' }, 'hover:1:0', 'nothing'],
  ])('%s', (_, choice, touch, legal, expected) => {
    expect(outcome(choose(choice, touch, moment(legal)))).toBe(expected);
  });
});

test('a move clears all that was half chosen', () => {
  const half = { ...begun({ kind: 'hover', place: 1 }), calling: true };
  expect(choose(half, { on: 'move', move: 'draw' }, moment('draw')).choice).toEqual(NOTHING_CHOSEN);
});

test('an answer closes the question, and giving up leaves what was begun', () => {
  const asked = choose(begun({ kind: 'throw' }), card('any'), moment('any:R any:B')).choice;
  expect(asked.question?.about).toEqual({ card: 'any' });
  const left = choose(asked, { on: 'cancel' }, moment('any:R any:B')).choice;
  expect([left.question, left.begun]).toEqual([null, { kind: 'throw' }]);
  const begin = { begin: { kind: 'hover', place: 1 } };
  expect(choose(asked, { on: 'option', option: begin }, moment('')).choice.question).toBeNull();
});

describe('a double click', () => {
  const first = choose(NOTHING_CHOSEN, card('7'), moment('7', 1000, 5));
  const second = (now: number, seq: number, name = '7'): string =>
    outcome(choose(first.choice, card(name), moment('7 8!', now, seq)));

  test('is one touch, also where there are two such cards', () => {
    expect([second(1449, 5), second(1449, 6)]).toEqual(['nothing', 'nothing']);
  });
  test('is over after a moment', () => expect(second(1450, 6)).toBe('play 7'));
  test('is over when others have moved meanwhile', () => expect(second(1100, 7)).toBe('play 7'));
  test('is of one card', () => expect(second(1100, 5, '8')).toBe('play 8!'));
  test('starts with a card that can be laid', () => {
    const refused = choose(NOTHING_CHOSEN, card('7'), moment('draw', 1000));
    expect(outcome(choose(refused.choice, card('7'), moment('7', 1001)))).toBe('play 7');
  });
});

describe('what leads nowhere any more', () => {
  const asked = choose(NOTHING_CHOSEN, card('any'), moment('any:R any:B')).choice;
  const parrot = choose(NOTHING_CHOSEN, place(1), moment('put:1 hover:1:0')).choice;
  const now = (choice: Choice, legal: string): Choice => refreshed(choice, named(...legal.split(' ').filter(Boolean)));

  test('a question is closed as soon as one of its answers is gone', () => {
    expect(now(asked, 'any:R any:B draw')).toBe(asked);
    expect(now(asked, 'any:R').question).toBeNull();
    expect(now(parrot, 'put:1 hover:1:3').question).not.toBeNull();
    expect(now(parrot, 'put:1 hover:2:3').question).toBeNull();
  });
  test('a move that was begun is forgotten when none goes on from there', () => {
    const choice = begun({ kind: 'swap', place: 0 });
    expect(now(choice, 'swap:0:1:2')).toBe(choice);
    expect(now(choice, 'swap:1:1:2').begun).toBeNull();
    expect(now(begun({ kind: 'throw' }), 'throw').begun).toBeNull();
  });
  test('a call is forgotten when no card can be laid with it', () => {
    expect([now(calling, '7 8!').calling, now(calling, '7').calling]).toEqual([true, false]);
  });
  test('what still leads somewhere is the same object, so that nothing is drawn anew', () => {
    expect(now(NOTHING_CHOSEN, '')).toBe(NOTHING_CHOSEN);
  });
});

test('what can be touched is known before it is', () => {
  const { legal } = moment('put:1 hover:2:3 throw:0 7+half');
  const kinds = ['open', 'put', 'hover'];
  const places = (choice: Choice): number[] => [0, 1, 2, 3].filter((each) => canTouch(choice, each, kinds, legal));
  expect(places(NOTHING_CHOSEN)).toEqual([1, 2]);
  expect(places(begun({ kind: 'hover', place: 2 }))).toEqual([3]);
  expect(places(begun({ kind: 'throw' }))).toEqual([0]);
  expect([canBegin({ kind: 'throw' }, legal), canBegin({ kind: 'swap' }, legal)]).toEqual([true, false]);
  expect(['7', 'half', 'any'].map((each) => canLay(each, { legal, lays }))).toEqual([true, true, false]);
});
