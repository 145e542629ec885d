import { partOfHeight, thirdOfPhone, wordyShapes, type Figures } from '../../model/seats';

export const figures: Figures = {
  share: 0.56,
  tall: 1.57,
  across: 3.84,
  more: 20,
  gap: 4,
  // The sum of a box hangs over below it.
  lift: 5,
  full: [230, 200],
  words: 144,
  least: 10,
  shapes: (mini) => wordyShapes(mini, 4.75 * mini + 18, 58 + 3.1 * mini, [112, 92, 78]),
  seatCards: (room) => (room.phone ? thirdOfPhone(room, 4.75, 18) : 42),
  // A box is four cards wide, with its sums beside it.
  ownCards: (room) =>
    room.low
      ? Math.min((room.ownWidth - 92) / 4.6, room.ownHeight / 3)
      : Math.min((room.width - 92) / 4.6, partOfHeight(room, 0.094, 0.108)),
};
