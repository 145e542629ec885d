import { partOfHeight, wordyShapes, type Figures } from '../../model/seats';
import type { SeenView } from '../../model/table';

/** How many piles a view may have at most, as far as its lists tell. */
function pilesOf(view: SeenView): number {
  const lists = Object.entries(view).filter(([name, value]) => name !== 'winners' && Array.isArray(value));
  return Math.max(1, lists.filter(([, value]) => !(value as unknown[]).some(Array.isArray)).length);
}

export function figuresFor(view: SeenView): Figures {
  const piles = pilesOf(view);
  return {
    share: 0.34,
    tall: 2.1,
    across: 1.36 * piles,
    more: 12,
    gap: 4,
    lift: 0,
    full: [170, 150],
    words: 120,
    least: 14,
    shapes: (mini) => wordyShapes(mini, 3.5 * mini + 16, 84 + 1.6 * mini, [112, 92, 78]),
    seatCards: ({ phone }) => (phone ? 24 : 36),
    ownCards: (room) => (room.low ? Math.min(76, room.ownHeight * 0.4) : partOfHeight(room, 0.11, 0.14)),
  };
}
