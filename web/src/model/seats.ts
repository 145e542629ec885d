/** Where the others sit: clockwise from one's own left hand, over the top, to one's right; and what they leave for the piles. */

import type { GameView } from '../wire/types';

export interface Place {
  /** The middle of the seat, as parts of the room's width and height. */
  readonly x: number;
  readonly y: number;
}

/** The other seats in the order of play, clockwise from the one after mine. */
export function othersOf(mine: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (mine + 1 + i) % players);
}

/** Whether seats of a size lie clear of each other in a room, and inside it. */
export function fits(
  places: readonly Place[],
  width: number,
  height: number,
  seatWidth: number,
  seatHeight: number,
  gap = 0,
): boolean {
  const clear = (one: Place, other: Place): boolean =>
    Math.abs(one.x - other.x) * width >= seatWidth + gap - 0.5 ||
    Math.abs(one.y - other.y) * height >= seatHeight + gap - 0.5;
  const inside = (one: Place): boolean =>
    one.y * height + seatHeight / 2 <= height + 0.5 &&
    one.x * width >= seatWidth / 2 - 0.5 &&
    (1 - one.x) * width >= seatWidth / 2 - 0.5;
  return places.every((one, i) => inside(one) && places.slice(i + 1).every((other) => clear(one, other)));
}

/** Place `count` seats of a size in a room, so that none overlap where there is room for all. */
export function seatPlaces(
  count: number,
  width: number,
  height: number,
  seatWidth: number,
  seatHeight: number,
): Place[] {
  if (count === 0) return [];
  const [padX, padY] = [seatWidth / 2 / width, seatHeight / 2 / height];
  const acrossTop = Math.max(1, Math.floor(width / seatWidth));
  const wide = width >= 680;
  let perSide = wide
    ? count <= 1
      ? 0
      : count <= 3
        ? 1
        : Math.floor(count / 3)
    : Math.max(0, Math.ceil((count - acrossTop) / 2));
  if (wide) perSide = Math.min(perSide, Math.max(1, Math.floor((height - seatHeight) / (seatHeight * 1.12))));
  if (count - 2 * perSide < 0) perSide = Math.floor(count / 2);
  const top = count - 2 * perSide;
  const inset = perSide > 0 && wide && top > 1 ? 0.16 : 0;
  // Beside the upper row only where that row leaves the room for it.
  const beside = wide && perSide === 1 && (top <= 1 || inset * width >= seatWidth);
  const sideY = (i: number): number => {
    const from = beside ? Math.max(padY, Math.min(1 - padY, padY + 0.32)) : padY + (top > 0 ? seatHeight / height : 0);
    const room = Math.max(0, 1 - padY - from);
    const step = perSide > 1 ? Math.min(room / (perSide - 1), (seatHeight * 1.25) / height) : 0;
    return Math.min(1 - padY, from + i * step);
  };
  const places: Place[] = [];
  for (let i = perSide - 1; i >= 0; i -= 1) places.push({ x: padX, y: sideY(i) });
  for (let i = 0; i < top; i += 1) {
    const x = top === 1 ? 0.5 : padX + inset + (i / (top - 1)) * (1 - 2 * (padX + inset));
    places.push({ x, y: padY });
  }
  for (let i = 0; i < perSide; i += 1) places.push({ x: 1 - padX, y: sideY(i) });
  return places;
}

/** Place so many seats of a size at each side and the others in a row above: beside that row, or from below it. */
function arranged(
  count: number,
  perSide: number,
  beside: boolean,
  width: number,
  height: number,
  seatWidth: number,
  seatHeight: number,
  gap: number,
): Place[] {
  const top = count - 2 * perSide;
  const inset = beside ? seatWidth + gap : 0;
  const spare = Math.max(0, height - perSide * (seatHeight + gap));
  const from =
    seatHeight / 2 + (beside || top === 0 ? Math.min(spare, height * (perSide > 1 ? 0 : 0.32)) : seatHeight + gap);
  const step = perSide > 1 ? Math.min((height - seatHeight / 2 - from) / (perSide - 1), seatHeight * 1.25) : 0;
  const side = (x: number): Place[] =>
    Array.from({ length: perSide }, (_, i) => ({ x: x / width, y: (from + i * step) / height }));
  const across = width - seatWidth - 2 * inset;
  const row = Array.from({ length: top }, (_, i) => ({
    x: (top === 1 ? width / 2 : seatWidth / 2 + inset + (i / (top - 1)) * across) / width,
    y: seatHeight / 2 / height,
  }));
  return [...side(seatWidth / 2).reverse(), ...row, ...side(width - seatWidth / 2)];
}

/** How large a seat is. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** The width of its cards. */
  readonly mini: number;
  /** There is no room for cards: their number stands beside the face. */
  readonly compact: boolean;
}

/** Who sits around which table. */
export interface Company {
  readonly game: GameView['game'];
  /** How many others there are. */
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** A small screen, with smaller cards. */
  readonly phone: boolean;
  /** The widest that the others' cards may be. */
  readonly most: number;
  /** A line is told below the piles, where there is room. */
  readonly told: boolean;
  /** Seats of TAKI have a line more. */
  readonly noted?: boolean;
}

export interface Seating {
  readonly shape: Shape;
  readonly places: readonly Place[];
  readonly piles: Piles;
}

/** Where the piles lie: in the middle of what is between `below` and `told`, both from the room's edges. */
export interface Piles {
  readonly below: number;
  readonly told: number;
  /** The width of a card. */
  readonly size: number;
  /** No seat covers them. */
  readonly clear: boolean;
}

const LINE = 22; // the height of a line that is told
const LEAST = 40; // narrower than this a card of the piles is hard to read and to touch
const SMALLEST = 26;
const GAMES = {
  // How much of the free height a card's width may be; how tall and wide the piles are, in cards and pixels.
  taki: { share: 0.28, tall: 1.4, across: 2.38, more: 36, gap: 0, words: 104, full: [150, 132] },
  eight: { share: 0.6, tall: 1.4, across: 1.9, more: 110, gap: 4, words: 144, full: [190, 156] },
  tuki: { share: 0.56, tall: 1.57, across: 3.84, more: 20, gap: 4, words: 144, full: [230, 200] },
} as const;

/** How wide the piles are, with what belongs to them. */
export function pilesWidth(game: GameView['game'], size: number): number {
  return size * GAMES[game].across + GAMES[game].more;
}

/** Find the largest piles that no seat covers. */
export function pilesIn({ game, width, height, phone, told }: Company, places: readonly Place[], shape: Shape): Piles {
  const { share, tall } = GAMES[game];
  const freeAt = (size: number): { below: number; line: number; free: number } => {
    const half = (pilesWidth(game, size) + shape.width) / 2;
    const below = Math.max(
      0,
      ...places
        .filter((place) => Math.abs(place.x - 0.5) * width < half)
        .map((place) => place.y * height + shape.height / 2),
    );
    const line = told && height - below > 110 ? LINE : 0;
    return { below, line, free: height - below - line };
  };
  for (let size = phone ? 92 : 108; size >= SMALLEST; size -= 1) {
    const { below, line, free } = freeAt(size);
    // Where little is left the cards of the piles take nearly all of it.
    const most = Math.max(
      free * share * (phone ? 1 : 1.15),
      Math.min(phone ? 52 : 60, (free - 24) / tall),
      Math.min(LEAST, (free - 4) / tall),
    );
    if (size <= Math.min(most, (free - 4) / tall) && pilesWidth(game, size) <= width)
      return { below, told: line, size, clear: true };
  }
  const { below, line } = freeAt(SMALLEST);
  return { below, told: line, size: SMALLEST, clear: false };
}

/** The sizes that a seat may have, for cards of a width. */
function shapesOf({ game, noted }: Company, mini: number): Shape[] {
  if (game === 'taki')
    return [{ width: Math.max(84, 3.5 * mini + 12), height: 78 + 1.6 * mini + (noted ? 16 : 0), mini, compact: false }];
  const height = game === 'eight' ? 77 + 1.56 * mini : 58 + 3.1 * mini;
  const cards = game === 'eight' ? 3.5 * mini + 22 : 4.75 * mini + 18;
  // Room for all words; or for those of few letters, in smaller ones.
  const widths = new Set([112, 92, ...(game === 'tuki' ? [78] : [])].map((words) => Math.max(words, cards)));
  return [...widths].map((width) => ({ width, height, mini, compact: false }));
}

type Arrangement = (shape: Shape) => Place[];

/** All ways to sit around a table: the usual one first. */
function arrangements({ game, count, width, height }: Company): Arrangement[] {
  const ways: Arrangement[] = [(shape) => seatPlaces(count, width, height, shape.width, shape.height)];
  for (let perSide = 0; perSide <= count / 2; perSide += 1) {
    for (const beside of perSide > 0 && count > 2 * perSide ? [true, false] : [false]) {
      ways.push((shape) => arranged(count, perSide, beside, width, height, shape.width, shape.height, GAMES[game].gap));
    }
  }
  return ways;
}

/** Seat everybody so that no seat covers another or the piles, with cards as large as that allows. */
export function seated(company: Company): Seating {
  const { game, width, height, phone, most, noted } = company;
  const { gap, full, words } = GAMES[game];
  const ways = arrangements(company);
  const [usual] = ways as [Arrangement];
  const sit = (shape: Shape, places: Place[]): Seating => ({ shape, places, piles: pilesIn(company, places, shape) });
  /** Nobody sits where seats of a shape would cover each other. */
  const tried = (shape: Shape, way: Arrangement): Seating | null => {
    const places = way(shape);
    return fits(places, width, height, shape.width, shape.height, gap) ? sit(shape, places) : null;
  };

  if (!phone) {
    const seating = tried({ width: full[0], height: full[1] + (noted ? 16 : 0), mini: most, compact: false }, usual);
    if (seating && seating.piles.size >= 56) return seating;
  }
  const least = game === 'taki' ? 18 : 10;
  const shapes = Array.from({ length: Math.floor(most - least) + 1 }, (_, i) => shapesOf(company, most - i)).flat();
  if (game === 'taki') shapes.push({ width: 68, height: noted ? 78 : 66, mini: least, compact: true });
  const good = phone ? 52 : 72;
  // To be twice as large is worth the same to the cards of the seats and, up to what is good, of the piles.
  const worth = ({ shape, piles }: Seating, way: Arrangement): number => {
    const cards =
      Math.log((shape.compact ? 8 : shape.mini) / most) -
      (game === 'taki' ? 0 : shape.width < 92 ? 0.4 : shape.width < 112 ? 0.2 : 0);
    return (
      Math.log(Math.min(1, piles.size / good)) -
      (piles.size < LEAST ? 1 : 0) -
      (piles.clear ? 0 : 9) +
      cards +
      (way === usual ? 0.35 : 0)
    );
  };
  let best: { seating: Seating; way: Arrangement; worth: number } | null = null;
  for (const shape of shapes) {
    for (const way of ways) {
      const seating = tried(shape, way);
      const value = seating ? worth(seating, way) : -Infinity;
      if (seating && value > (best?.worth ?? -Infinity)) best = { seating, way, worth: value };
    }
  }
  // A room for nobody: the smallest seats that there are.
  if (!best) {
    const shape = shapes.at(-1) as Shape;
    return sit(shape, usual(shape));
  }
  // Names have the room that is left.
  for (let wider = words; wider > best.seating.shape.width; wider -= 4) {
    const seating = best.seating.shape.compact ? null : tried({ ...best.seating.shape, width: wider }, best.way);
    if (seating && seating.piles.size >= best.seating.piles.size) return seating;
  }
  return best.seating;
}
