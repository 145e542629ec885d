import { cardsOf } from '../../model/flights';
import type { Happened, TukiView } from '../../wire/types';

/** Every box is counted column by column, with the cards in it: all of them lie open. */
export function ended(view: TukiView, events: readonly Happened[]): TukiView {
  const boxes = view.boxes.map((box) => [...box]);
  const bin = [...view.bin];
  for (const event of events) {
    const cards = cardsOf(event).filter((card) => card !== null);
    if (event.event === 'threw' || event.event === 'binned') bin.push(...cards);
    const { columns } = event.facts;
    const box = event.seat === null ? undefined : boxes[event.seat];
    if (event.event !== 'counted' || !box || !Array.isArray(columns)) continue;
    columns.forEach(
      (column, i) =>
        ([box[Number(column)], box[Number(column) + 4]] = [cards[2 * i] ?? null, cards[2 * i + 1] ?? null]),
    );
  }
  return { ...view, boxes, bin, taken: [], open: boxes.map((box) => box.map((_, place) => place)) };
}
