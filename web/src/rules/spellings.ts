/** How values of documents are spelt, one function for each kind of `klaf.engine.document`. */

import type { Spelling } from './description';
import { bitsOf, type RulesRecord } from './record';

type Value = string | number | boolean | null | Value[];
/** What spells the value of a field, or of a seat in it. */
type Spell = (how: Required<Spelling>, of: RulesRecord, seat: number | null) => Value;

const at = (seat: number | null): number => seat ?? 0;

const word: Spell = (how, of, seat) => how.words[(of.number(how.at, at(seat)) - how.first) / how.step] ?? null;

/** Spell the codes of cards and empty places; any other code stands for a hidden card. */
const named = (how: Required<Spelling>, codes: readonly number[]): Value[] =>
  codes.map((code) => how.names[code] ?? (how.empty && code === how.names.length ? how.empty : null));

/** All ones, as many bits as a number of a record can have: how hidden sets of cards are written. */
const hiddenBits = (how: Required<Spelling>): bigint => BigInt.asUintN(64, BigInt(how.hidden ?? -1));

const repeated = <T>(one: T, times: number): T[] => Array.from({ length: times }, () => one);

export const SPELLINGS: Readonly<Record<string, Spell>> = {
  Whole: (how, of, seat) => of.number(how.at, at(seat)),
  Seat: (how, of, seat) => of.number(how.at, at(seat)),
  SeatOrNone: (how, of, seat) => {
    const found = of.number(how.at, at(seat));
    return found < 0 ? null : found;
  },
  Flag: (how, of, seat) => of.number(how.at, at(seat)) !== 0,
  Word: word,
  WordUnless: (how, of, seat) => (of.number(how.other) === how.none ? how.otherwise : word(how, of, seat)),
  Seats: (how, of, seat) => bitsOf(of.bits(how.at, at(seat))),
  Numbers: (how, of, seat) => {
    if (how.hidden === null || of.number(how.at, at(seat)) !== Number(how.hidden))
      return bitsOf(of.bits(how.at, at(seat))).map((place) => place + how.first);
    const [whole, field] = how.allBut ?? [0, how.size];
    return repeated(null, Math.abs(whole - of.number(field, at(seat))));
  },
  Marked: (how, of, seat) => of.row(how.at, seat).flatMap((mark, place) => (mark ? [place + how.first] : [])),
  Row: (how, of) =>
    of
      .row(how.at)
      .slice(0, of.number(how.size))
      .map((number) => (number === how.hidden ? null : number)),
  Rounds: (how, of) =>
    Array.from({ length: of.number(how.rounds) }, (_, round) => of.row(how.at, round).slice(0, of.number('players'))),
  CardOrNone: (how, of, seat) => {
    const code = of.number(how.at, at(seat));
    return code === how.none ? null : (how.names[code] ?? null);
  },
  OneCard: (how, of, seat) => {
    const code = of.number(how.at, at(seat));
    return code === how.none ? [] : named(how, [code]);
  },
  Cards: (how, of) => named(how, of.row(how.at).slice(0, of.number(how.size))),
  Places: (how, of, seat) => named(how, of.row(how.at, seat)),
  DealtCards: (how, of, seat) => {
    const players = of.number('players');
    const mine = Array.from({ length: of.number(how.size, at(seat)) }, (_, k) => at(seat) + k * players);
    return named(
      how,
      mine.map((place) => of.number(how.at, place)),
    );
  },
  PairedHand: (how, of, seat) => {
    const [once, twice] = [of.bits(how.at, 2 * at(seat)), of.bits(how.at, 2 * at(seat) + 1)];
    if (twice === hiddenBits(how)) return null;
    const cards = BigInt(how.names.length);
    const further = bitsOf(once >> cards).length;
    return bitsOf(BigInt.asUintN(how.names.length, once)).flatMap((card) => {
      const copies = 1 + Number((twice >> BigInt(card)) & 1n) + (card === how.many ? further : 0);
      return repeated(how.names[card] ?? null, copies);
    });
  },
  UnaryHand: (how, of, seat) => {
    const bits = of.bits(how.at, at(seat));
    if (bits === hiddenBits(how)) return repeated(null, of.number(how.size, at(seat)));
    return bitsOf(bits).map((bit) => how.names[Math.floor(bit / how.bits)] ?? null);
  },
  CountedCards: (how, of, seat) => {
    const bits = of.bits(how.at, at(seat));
    return how.names.flatMap((name, card) => {
      const count = BigInt.asUintN(how.bits, bits >> BigInt(how.bits * card));
      return repeated(name, Number(count));
    });
  },
};
