import { alike, gotBy, same, visible, shuffledAnew } from '../../model/dealt';
import type { EightView, Happened } from '../../wire/types';
import { CARDS } from './cards';

/** Whether the first view of a match is the deal of a key. */
export function dealFits(view: EightView, _events: readonly Happened[], key: string): boolean {
  const all = [view.hands, view.banks, view.open, view.blind].flatMap((place) => place.flatMap(visible));
  // The first card is the top.
  const cards = shuffledAnew(CARDS, all, key, 0);
  if (!cards) return false;
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
