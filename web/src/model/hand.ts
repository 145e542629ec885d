/** Where the cards of a hand lie, from 1 to 40 and more, on a phone too. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface HandLayout {
  readonly spots: readonly Spot[];
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly rows: number;
  /** How much of a covered card is to be seen. */
  readonly strip: number;
}

const RATIO = 1.4;
/** The least of a covered card that a finger finds and an eye reads. */
export const LEAST_STRIP = 20;
/** How much of a covered row is to be seen, as a part of a card's height. */
const ROW = 0.46;

/** Lay a hand out in a box of that width and, if it can be, height; x and y are the cards' upper left corners. */
export function layHand(count: number, width: number, height: number, wantedCard: number, fan: boolean): HandLayout {
  if (count === 0)
    return { spots: [], cardWidth: wantedCard, cardHeight: wantedCard * RATIO, height: 0, rows: 0, strip: wantedCard };
  let cardWidth = wantedCard;
  let rows: number;
  const perRow = (card: number): number => Math.max(1, Math.floor((width - card) / LEAST_STRIP) + 1);
  const tall = (card: number, lines: number): number => card * RATIO * (1 + (lines - 1) * ROW);
  for (;;) {
    rows = Math.ceil(count / perRow(cardWidth));
    if (tall(cardWidth, rows) + (fan && rows === 1 ? cardWidth * 0.19 : 0) <= height || cardWidth <= 44) break;
    cardWidth -= 2;
  }
  const inRow = Math.ceil(count / rows);
  const strip = inRow > 1 ? Math.min(cardWidth * 1.06, (width - cardWidth) / (inRow - 1)) : cardWidth;
  const cardHeight = cardWidth * RATIO;
  const curved = fan && rows === 1 && count > 2 && strip < cardWidth;
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / inRow);
    const column = i % inRow;
    const inThis = Math.min(inRow, count - row * inRow);
    const left = (width - ((inThis - 1) * strip + cardWidth)) / 2;
    const off = inThis > 1 ? (column - (inThis - 1) / 2) / ((inThis - 1) / 2) : 0;
    return {
      x: left + column * strip,
      y: row * cardHeight * ROW + (curved ? off * off * cardHeight * 0.07 : 0),
      turn: curved ? off * Math.min(7, inThis) : 0,
    };
  });
  // The outer cards of a fan hang lower: their corners need room too.
  const dip = curved ? cardHeight * 0.07 + cardWidth * 0.09 : 0;
  return { spots, cardWidth, cardHeight, height: tall(cardWidth, rows) + dip, rows, strip };
}
