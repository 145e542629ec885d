import { gotBy, same, visible, shuffledAnew } from '../../model/dealt';
import type { Happened, TukiView } from '../../wire/types';
import { CARDS } from './cards';

/** Whether the first view of a match is the deal of a key. */
export function dealFits(view: TukiView, _events: readonly Happened[], key: string): boolean {
  const all = [...view.boxes.flatMap(visible), ...visible(view.pile), ...view.bin];
  // The seats are shuffled first. The last card is the top.
  const cards = shuffledAnew(CARDS, all, key, 1)?.toReversed();
  if (!cards) return false;
  const boxed = 8 * view.players;
  const boxes = cards.slice(0, boxed);
  return (
    view.boxes.every((box, seat) => same(box, gotBy(seat, view.players, boxes))) &&
    same(view.bin, cards.slice(boxed, boxed + 1)) &&
    same(view.pile, cards.slice(boxed + 1).toReversed())
  );
}
