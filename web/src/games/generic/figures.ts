import { partOfHeight, wordyShapes, type Figures } from '../../model/seats';
import type { FieldInfo } from '../../wire/types';

export function figuresFor(fields: readonly FieldInfo[]): Figures {
  const piles = fields.filter(({ holds, each }) => !each && (holds === 'cards' || holds === 'card')).length;
  return {
    share: 0.34,
    tall: 2.1,
    across: 1.36 * Math.max(1, piles),
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
