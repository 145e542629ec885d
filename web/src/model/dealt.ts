/** Whether a deal is the one that its key gives, card by card: docs/notation.md says how a shuffled deck becomes a deal. */

import { draw, shuffled, words } from './fair';
import type { EightView, GameView, Happened, TakiView, TukiView } from '../wire/types';

type Cards = readonly (string | null)[] | null | undefined;

const of = (cards: Cards): string[] => (cards ?? []).filter((card) => card !== null);
const same = (one: Cards, other: Cards): boolean => of(one).join(' ') === of(other).join(' ');
/** A hand is told sorted. */
const alike = (one: Cards, other: Cards): boolean => same(of(one).toSorted(), of(other).toSorted());

/** Every card that lies somewhere. */
function cardsOf(view: GameView): string[] {
  if (view.game === 'taki') return [...view.hands.flatMap(of), ...of(view.pile), ...view.discards];
  if (view.game === 'tuki') return [...view.boxes.flatMap(of), ...of(view.pile), ...view.bin];
  return [view.hands, view.banks, view.open, view.blind].flatMap((place) => place.flatMap(of));
}

/** What a seat gets of cards that are dealt singly. */
function gotBy(seat: number, players: number, cards: readonly string[]): string[] {
  return cards.filter((_, i) => i % players === seat);
}

/** `back`: how many cards were turned up first and put back, each at a place drawn by lot. */
function takiFits(view: TakiView, cards: readonly string[], key: string, back: number): boolean {
  const size = of(view.hands[0]).length;
  const pile = cards.slice(size * view.players).toReversed();
  for (let lot = 1; lot <= back; lot += 1) {
    const card = pile.pop() ?? '';
    pile.splice(draw(words(key, lot), pile.length + 1), 0, card);
  }
  const lead = pile.pop() ?? '';
  const hands = cards.slice(0, size * view.players);
  return (
    view.hands.every((hand, seat) => alike(hand, gotBy(seat, view.players, hands))) &&
    same(view.discards, [lead]) &&
    same(view.pile, pile)
  );
}

function tukiFits(view: TukiView, cards: readonly string[]): boolean {
  const boxed = 8 * view.players;
  const boxes = cards.slice(0, boxed);
  return (
    view.boxes.every((box, seat) => same(box, gotBy(seat, view.players, boxes))) &&
    same(view.bin, cards.slice(boxed, boxed + 1)) &&
    same(view.pile, cards.slice(boxed + 1).toReversed())
  );
}

function eightFits(view: EightView, cards: readonly string[]): boolean {
  return view.hands.every((hand, seat) => {
    const got = gotBy(seat, view.players, cards).toReversed(); // from the top of the bank
    const [blind, open, held, left] = [
      got.slice(0, 3),
      got.slice(3, 6),
      got.slice(6, 6 + hand.length),
      got.slice(6 + hand.length),
    ];
    return (
      same(view.blind[seat], blind) &&
      same(view.open[seat], open) &&
      alike(hand, held) &&
      same(view.banks[seat], left.toReversed())
    );
  });
}

/** Shuffle the deck of an open deal anew, and compare where every card lies; `events` are those of the deal. */
export function dealFits(
  game: string,
  kinds: readonly string[],
  view: GameView,
  events: readonly Happened[],
  key: string,
): boolean {
  const all = cardsOf(view);
  const deck = kinds.flatMap((card) => all.filter((each) => each === card));
  if (deck.length !== all.length) return false;
  // In Tuki Tuki the seats are shuffled first. The first card of Eight and a half is the top, elsewhere the last.
  const cards = shuffled(deck, words(key, game === 'tuki' ? 1 : 0));
  if (view.game === 'eight') return eightFits(view, cards);
  const dealt = cards.toReversed();
  if (view.game === 'tuki') return tukiFits(view, dealt);
  return takiFits(
    view,
    dealt,
    key,
    events.filter((event) => event.event === 'turned-up' && event.facts['goes_back']).length,
  );
}
