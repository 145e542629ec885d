/**
 * Choosing a move: touches go in, and a move, a question to the player, or a question to the server comes out.
 *
 * No rules are known here. The legal moves come from the server and their parts from the catalogue (kind, card, call,
 * place, to, seat); a touch settles some of the parts, and the moves that agree with it are what it may mean.
 */

import type { MoveInfo } from '../wire/types';

/** Parts of a move that are settled. */
export type Parts = Partial<Pick<MoveInfo, 'kind' | 'card' | 'place' | 'to' | 'seat'>>;

/** One of the things that a touch may mean: a move, or the beginning of several. */
export type Option = { readonly move: MoveInfo } | { readonly begin: Parts };

/** Asked when a touch may mean several things. `about`: what was touched. */
export interface Question {
  readonly about: Parts;
  readonly options: readonly Option[];
}

/** How far the player has come in choosing. */
export interface Choice {
  /** The beginning of a move: the next touch adds the parts that are missing. */
  readonly begun: Parts | null;
  /** The next card is laid with the call that goes with it. */
  readonly calling: boolean;
  readonly question: Question | null;
  /** The card that was chosen last, when, and what was known of the table then. */
  readonly last: { readonly card: string; readonly at: number; readonly seq: number } | null;
}

export const NOTHING_CHOSEN: Choice = { begun: null, calling: false, question: null, last: null };

export type Touch =
  /** A card in the hand or on the table. */
  | { readonly on: 'card'; readonly card: string }
  /** An own place, by which moves of these kinds are chosen; `ask`: the kind to ask about if none of them is legal. */
  | { readonly on: 'place'; readonly place: number; readonly kinds: readonly string[]; readonly ask: string }
  /** A button, a pile or a key that stands for one move. */
  | { readonly on: 'move'; readonly move: string }
  /** Something that begins moves, or takes that back. */
  | { readonly on: 'beginning'; readonly parts: Parts }
  /** Something that ends the move that was begun. */
  | { readonly on: 'end'; readonly parts: Parts }
  /** The button by which the call is made with the next card, or not. */
  | { readonly on: 'call' }
  /** An answer to the question. */
  | { readonly on: 'option'; readonly option: Option }
  /** What was begun, or asked, is given up. */
  | { readonly on: 'cancel' };

/** The moment at which something is touched. */
export interface Moment {
  /** The moves that can be chosen now. */
  readonly legal: readonly MoveInfo[];
  /** All moves of the game. */
  readonly moves: readonly MoveInfo[];
  /** Whether a move lays a card. */
  readonly lays: (info: MoveInfo, card: string) => boolean;
  /** How much of the table is known. */
  readonly seq: number;
  /** In milliseconds. */
  readonly now: number;
}

export interface Chosen {
  readonly choice: Choice;
  /** The move to make. */
  readonly play?: string;
  /** The move that is not legal: the server knows why. */
  readonly ask?: string;
  /** Touch again if the move turns out to be legal: what makes it so was still on its way. */
  readonly retry?: boolean;
}

const DOUBLE_CLICK = 450; // two touches within so many milliseconds are one

/** Take in a touch. */
export function choose(choice: Choice, touch: Touch, moment: Moment): Chosen {
  switch (touch.on) {
    case 'card':
      return chooseCard(choice, touch.card, moment);
    case 'place':
      return choice.begun ? goOn(choice, choice.begun, touch.place, moment) : choosePlace(choice, touch, moment);
    case 'move':
      return moment.legal.some(({ move }) => move === touch.move)
        ? play(choice, touch.move)
        : { choice, ask: touch.move };
    case 'beginning':
      return { choice: { ...choice, begun: same(choice.begun, touch.parts) ? null : touch.parts } };
    case 'end':
      return choice.begun ? finish(choice, { ...choice.begun, ...touch.parts }, moment) : { choice };
    case 'call':
      return { choice: { ...choice, calling: !choice.calling } };
    case 'option':
      return 'move' in touch.option
        ? play(choice, touch.option.move.move)
        : { choice: { ...choice, question: null, begun: touch.option.begin } };
    case 'cancel':
      return { choice: { ...choice, question: null, begun: choice.question ? choice.begun : null } };
  }
}

/** Forget what leads to no legal move any more: time has run out, or somebody else has moved. */
export function refreshed(choice: Choice, legal: readonly MoveInfo[]): Choice {
  const leads = (option: Option): boolean =>
    'move' in option ? legal.some(({ move }) => move === option.move.move) : canBegin(option.begin, legal);
  const question = choice.question?.options.every(leads) ? choice.question : null;
  const begun = choice.begun && canBegin(choice.begun, legal) ? choice.begun : null;
  const calling = choice.calling && legal.some(({ call }) => call);
  return question === choice.question && begun === choice.begun && calling === choice.calling
    ? choice
    : { ...choice, question, begun, calling };
}

/** Whether some legal move has these parts. */
export function canBegin(parts: Parts, legal: readonly MoveInfo[]): boolean {
  return legal.some((info) => agrees(info, parts));
}

/** Whether a place can be touched: some legal move of these kinds, or what was begun, goes on there. */
export function canTouch(choice: Choice, place: number, kinds: readonly string[], legal: readonly MoveInfo[]): boolean {
  return choice.begun
    ? canBegin(withPlace(choice.begun, place), legal)
    : kinds.some((kind) => canBegin({ kind, place }, legal));
}

/** Whether a card can be laid. */
export function canLay(card: string, { legal, lays }: Pick<Moment, 'legal' | 'lays'>): boolean {
  return legal.some((info) => lays(info, card));
}

function chooseCard(choice: Choice, card: string, moment: Moment): Chosen {
  const { last, calling } = choice;
  const { now, seq } = moment;
  // A double click counts as one touch, even if the player holds two such cards.
  if (last?.card === card && now - last.at < DOUBLE_CLICK && seq <= last.seq + 1) return { choice };
  const fits = moment.legal.filter((info) => moment.lays(info, card));
  const called = fits.filter((info) => (info.call ?? false) === calling);
  const wanted = called.length > 0 ? called : fits.filter((info) => info.call === fits[0]?.call);
  if (wanted.length === 0) return { choice, ask: plainest(card, moment.moves) ?? card, retry: true };
  return pick({ ...choice, last: { card, at: now, seq } }, { card }, wanted);
}

function choosePlace(choice: Choice, touch: Touch & { on: 'place' }, { legal, moves }: Moment): Chosen {
  const { place, kinds, ask } = touch;
  const fits = kinds.flatMap((kind) => legal.filter((info) => agrees(info, { kind, place })));
  const whole = fits.filter(({ to }) => to == null);
  const begin = kinds.filter((kind) => fits.some((info) => info.kind === kind && info.to != null));
  if (begin.length > 0) {
    const options = [...begin.map((kind) => ({ begin: { kind, place } })), ...whole.map((move) => ({ move }))];
    return { choice: { ...choice, question: { about: { place }, options } } };
  }
  if (whole[0]) return play(choice, whole[0].move);
  const plain = moves.find((info) => agrees(info, { kind: ask, place }));
  return plain ? { choice, ask: plain.move, retry: true } : { choice };
}

/** Continue a move at one of the player's places; touching the place where it began cancels it. */
function goOn(choice: Choice, begun: Parts, place: number, moment: Moment): Chosen {
  return begun.place === place
    ? { choice: { ...choice, begun: null } }
    : finish(choice, withPlace(begun, place), moment, true);
}

/** Make the move that has these parts, or ask why it is not legal. */
function finish(choice: Choice, parts: Parts, { legal, moves }: Moment, retry = false): Chosen {
  const found = legal.find((info) => agrees(info, parts));
  if (found) return play(choice, found.move);
  const wanted = moves.find((info) => agrees(info, parts));
  return wanted ? { choice, ask: wanted.move, retry } : { choice };
}

function pick(choice: Choice, about: Parts, moves: readonly MoveInfo[]): Chosen {
  const [only] = moves;
  if (only && moves.length === 1) return play(choice, only.move);
  return { choice: { ...choice, question: { about, options: moves.map((move) => ({ move })) } } };
}

function play({ last }: Choice, move: string): Chosen {
  return { choice: { ...NOTHING_CHOSEN, last }, play: move };
}

/** The plainest way to lay a card: one of it, without a call. */
export function plainest(card: string, moves: readonly MoveInfo[]): string | undefined {
  return moves.find((info) => info.card === card && !info.call && (info.count ?? 1) === 1)?.move;
}

/** The first place touched is where the move begins, the second is where it ends. */
function withPlace(begun: Parts, place: number): Parts {
  return begun.place == null ? { ...begun, place } : { ...begun, to: place };
}

function agrees(info: MoveInfo, parts: Parts): boolean {
  return (Object.keys(parts) as (keyof Parts)[]).every((part) => (info[part] ?? null) === (parts[part] ?? null));
}

function same(one: Parts | null, other: Parts): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
