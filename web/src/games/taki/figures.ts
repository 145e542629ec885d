import { partOfHeight, type Figures } from '../../model/seats';
import type { TakiView } from '../../wire/types';

/** Seats have a line more where stages are played. */
export function figures({ options }: Pick<TakiView, 'options'>): Figures {
  const line = options['pyramid'] ? 16 : 0;
  const least = 18;
  return {
    share: 0.28,
    tall: 1.4,
    across: 2.38,
    more: 36,
    gap: 0,
    lift: 0,
    full: [150, 132 + line],
    words: 104,
    least,
    shapes: (mini) => [{ width: Math.max(84, 3.5 * mini + 12), height: 78 + 1.6 * mini + line, mini, compact: false }],
    bare: { width: 68, height: line ? 78 : 66, mini: least, compact: true },
    seatCards: ({ phone }) => (phone ? 21 : 34),
    ownCards: (room) => (room.low ? 76 * room.scale : partOfHeight(room, 0.12, 0.15)),
  };
}
