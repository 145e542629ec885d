import { alike, gotBy, same, visible, shuffledAnew } from '../../model/dealt';
import { draw, words } from '../../model/shuffle';
import type { Happened, TakiView } from '../../wire/types';
import { CARDS } from './cards';

/** Whether the first view of a match is the deal of a key; `events` are those of the deal. */
export function dealFits(view: TakiView, events: readonly Happened[], key: string): boolean {
  const all = [...view.hands.flatMap(visible), ...visible(view.pile), ...view.discards];
  // The last card is the top.
  const cards = shuffledAnew(CARDS, all, key, 0)?.toReversed();
  if (!cards) return false;
  const size = visible(view.hands[0]).length;
  const pile = cards.slice(size * view.players).toReversed();
  // Cards that were turned up first were put back, each at a place drawn by lot.
  const back = events.filter((event) => event.event === 'turned-up' && event.facts['goes_back']).length;
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
