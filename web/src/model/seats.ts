/** Where the others sit: clockwise from one's own left hand, over the top, to one's right. */

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
export function fits(places: readonly Place[], width: number, height: number, seatWidth: number, seatHeight: number): boolean {
  const clear = (one: Place, other: Place): boolean => Math.abs(one.x - other.x) * width >= seatWidth - 0.5 || Math.abs(one.y - other.y) * height >= seatHeight - 0.5;
  return places.every((one, i) => one.y * height + seatHeight / 2 <= height + 0.5 && places.slice(i + 1).every((other) => clear(one, other)));
}

/** Place `count` seats of a size in a room, so that none overlap where there is room for all. */
export function seatPlaces(count: number, width: number, height: number, seatWidth: number, seatHeight: number): Place[] {
  if (count === 0) return [];
  const [padX, padY] = [seatWidth / 2 / width, seatHeight / 2 / height];
  const acrossTop = Math.max(1, Math.floor(width / seatWidth));
  const wide = width >= 680;
  let perSide = wide ? (count <= 1 ? 0 : count <= 3 ? 1 : Math.floor(count / 3)) : Math.max(0, Math.ceil((count - acrossTop) / 2));
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
