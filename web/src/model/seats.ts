/** Where the others sit: clockwise from one's left, over the top, to one's right; and what they leave for the piles. */

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

/** Place `count` seats of a size in a room; they overlap only if there is too little room. */
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
  /** There is no room for cards: show their number beside the player's picture. */
  readonly compact: boolean;
  /** The penalty for small words. */
  readonly loss?: number;
}

/** The room that a table has. */
export interface Room {
  /** A small screen, with smaller cards. */
  readonly phone: boolean;
  /** A phone on its side: one's own cards lie beside the table. */
  readonly low: boolean;
  /** Little height. */
  readonly short: boolean;
  /** How many others there are. */
  readonly others: number;
  /** The width of the room in which they sit. */
  readonly around: number;
  /** The whole window. */
  readonly width: number;
  readonly height: number;
  /** What a phone on its side leaves for one's own cards. */
  readonly ownWidth: number;
  readonly ownHeight: number;
  /** How much larger cards are wished. */
  readonly scale: number;
}

/** What a game gives to the layout of its table. */
export interface Figures {
  /** How much of the free height the width of a card of the piles may be. */
  readonly share: number;
  /** How tall the piles are, in cards; how wide, in cards and pixels. */
  readonly tall: number;
  readonly across: number;
  readonly more: number;
  /** What lies between seats. */
  readonly gap: number;
  /** How much of a seat hangs over below it. */
  readonly lift: number;
  /** A seat where there is room for everything. */
  readonly full: readonly [width: number, height: number];
  /** The width that names take where there is room. */
  readonly words: number;
  /** The least width of the others' cards. */
  readonly least: number;
  /** The sizes that a seat may have, for cards of a width. */
  readonly shapes: (mini: number) => readonly Shape[];
  /** A seat without cards, where there is no room for them. */
  readonly bare?: Shape;
  /** The widest that the others' cards may be. */
  readonly seatCards: (room: Room) => number;
  /** The width of one's own cards. */
  readonly ownCards: (room: Room) => number;
}

/** The width of one's own cards as a part of the window's height. */
export function partOfHeight({ phone, height, scale }: Room, onPhone: number, else_: number): number {
  return Math.min(phone ? 108 : 124, height * (phone ? onPhone : else_)) * scale;
}

/** The width of the others' cards on a phone: three seats in a row; two rows leave less height for each. */
export function thirdOfPhone({ low, short, others, around }: Room, cards: number, more: number): number {
  const third = low || others < 3 ? 200 : around / 3 - 4;
  return Math.max(12, Math.min(others > 3 || short ? 22 : 40, (third - more) / cards));
}

/** Seats with room for all words; or for those of few letters, in smaller ones. */
export function wordyShapes(mini: number, cards: number, height: number, words: readonly number[]): Shape[] {
  const widths = new Set(words.map((each) => Math.max(each, cards)));
  return [...widths].map((width) => {
    const loss = width < 92 ? 0.4 : width < 112 ? 0.2 : 0;
    return { width, height, mini, compact: false, loss };
  });
}

/** Who sits around which table. */
export interface Company {
  readonly figures: Figures;
  /** How many others there are. */
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** A small screen, with smaller cards. */
  readonly phone: boolean;
  /** The widest that the others' cards may be. */
  readonly most: number;
  /** The latest event is shown below the piles if there is room. */
  readonly told: boolean;
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
/** How wide the piles are, with what belongs to them. */
export function pilesWidth({ across, more }: Figures, size: number): number {
  return size * across + more;
}

/** Find the largest piles that no seat covers. */
export function pilesIn(
  { figures, width, height, phone, told }: Company,
  places: readonly Place[],
  shape: Shape,
): Piles {
  const { share, tall } = figures;
  const freeAt = (size: number): { below: number; line: number; free: number } => {
    const half = (pilesWidth(figures, size) + shape.width) / 2;
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
    if (size <= Math.min(most, (free - 4) / tall) && pilesWidth(figures, size) <= width)
      return { below, told: line, size, clear: true };
  }
  const { below, line } = freeAt(SMALLEST);
  return { below, told: line, size: SMALLEST, clear: false };
}

type Arrangement = (shape: Shape) => Place[];

/** All ways to sit around a table: the usual one first. */
function arrangements({ figures, count, width, height }: Company): Arrangement[] {
  const ways: Arrangement[] = [(shape) => seatPlaces(count, width, height, shape.width, shape.height)];
  for (let perSide = 0; perSide <= count / 2; perSide += 1) {
    for (const beside of perSide > 0 && count > 2 * perSide ? [true, false] : [false]) {
      ways.push((shape) => arranged(count, perSide, beside, width, height, shape.width, shape.height, figures.gap));
    }
  }
  return ways;
}

/** Seat everybody so that no seat covers another or the piles, with cards as large as that allows. */
export function seated(company: Company): Seating {
  const { figures, width, height, phone, most } = company;
  const { gap, full, words, least, bare } = figures;
  const ways = arrangements(company);
  const [usual] = ways as [Arrangement];
  const sit = (shape: Shape, places: Place[]): Seating => ({ shape, places, piles: pilesIn(company, places, shape) });
  /** Nobody sits where seats of a shape would cover each other. */
  const tried = (shape: Shape, way: Arrangement): Seating | null => {
    const places = way(shape);
    return fits(places, width, height, shape.width, shape.height, gap) ? sit(shape, places) : null;
  };

  if (!phone) {
    const seating = tried({ width: full[0], height: full[1], mini: most, compact: false }, usual);
    if (seating && seating.piles.size >= 56) return seating;
  }
  const shapes = Array.from({ length: Math.floor(most - least) + 1 }, (_, i) => figures.shapes(most - i)).flat();
  if (bare) shapes.push(bare);
  const good = phone ? 52 : 72;
  // To be twice as large is worth the same to the cards of the seats and, up to what is good, of the piles.
  const worth = ({ shape, piles }: Seating, way: Arrangement): number => {
    const cards = Math.log((shape.compact ? 8 : shape.mini) / most) - (shape.loss ?? 0);
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
