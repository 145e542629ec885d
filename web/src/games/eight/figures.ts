import { partOfHeight, thirdOfPhone, wordyShapes, type Figures } from '../../model/seats';

export const figures: Figures = {
  share: 0.6,
  tall: 1.4,
  across: 1.9,
  more: 110,
  gap: 4,
  lift: 0,
  full: [190, 156],
  words: 144,
  least: 10,
  shapes: (mini) => wordyShapes(mini, 3.5 * mini + 22, 77 + 1.56 * mini, [112, 92]),
  seatCards: (room) => (room.phone ? thirdOfPhone(room, 3.5, 22) : 44),
  ownCards: (room) => (room.low ? (room.ownHeight - 22) / 2.55 : partOfHeight(room, 0.12, 0.15)),
};
