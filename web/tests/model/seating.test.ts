import { expect, test } from 'vitest';
import { FIGURES } from '../games/parts';
import { pilesWidth, seated, type Company } from '../../src/model/seats';

type Box = readonly [left: number, top: number, right: number, bottom: number];

const MOST = { taki: 9, eight: 4, tuki: 5 } as const;
const CARDS = { taki: [21, 34], eight: [22, 44], tuki: [22, 42] } as const;
/** The rooms that screens leave: width, height beside a row of buttons, and whether it is a phone. */
const ROOMS = {
  taki: [
    [308, 268, true],
    [348, 324, true],
    [378, 480, true],
    [244, 332, true],
    [272, 268, true],
    [358, 308, true],
    [628, 493, false],
    [756, 617, false],
    [808, 773, false],
    [1012, 290, false],
    [1012, 379, false],
    [1268, 401, false],
    [1908, 673, false],
  ],
  eight: [
    [308, 230, true],
    [348, 249, true],
    [378, 383, true],
    [244, 332, true],
    [272, 268, true],
    [358, 308, true],
    [628, 400, false],
    [756, 500, false],
    [808, 680, false],
    [1012, 293, false],
    [1012, 424, false],
    [1268, 448, false],
    [1908, 721, false],
  ],
  tuki: [
    [308, 256, true],
    [348, 270, true],
    [378, 383, true],
    [244, 332, true],
    [272, 268, true],
    [358, 308, true],
    [628, 400, false],
    [756, 500, false],
    [808, 680, false],
    [1012, 204, false],
    [1012, 307, false],
    [1268, 327, false],
    [1908, 500, false],
  ],
} as const;

const apart = (one: Box, other: Box): boolean =>
  one[2] <= other[0] + 1 || other[2] <= one[0] + 1 || one[3] <= other[1] + 1 || other[3] <= one[1] + 1;

const COMPANIES = (['taki', 'eight', 'tuki'] as const).flatMap((game) =>
  ROOMS[game].flatMap(([width, height, phone]) =>
    Array.from({ length: MOST[game] }, (_, i): Company & { game: string } => ({
      game,
      figures: FIGURES[game]!,
      count: i + 1,
      width,
      height,
      phone,
      most: CARDS[game][phone ? 0 : 1],
      told: height > 340 || !phone,
    })),
  ),
);

test.each(COMPANIES)('$count others at $game in $width × $height cover neither each other nor the piles', (company) => {
  const { figures, count, width, height } = company;
  const { shape, places, piles } = seated(company);
  const seats = places.map(({ x, y }): Box => [
    x * width - shape.width / 2,
    y * height - shape.height / 2,
    x * width + shape.width / 2,
    y * height + shape.height / 2,
  ]);
  const middle = (piles.below + height - piles.told) / 2;
  const across = pilesWidth(figures, piles.size);
  const cards: Box = [(width - across) / 2, middle - piles.size * 0.7, (width + across) / 2, middle + piles.size * 0.7];
  expect(seats).toHaveLength(count);
  for (const box of [...seats, cards]) {
    expect(box[0]).toBeGreaterThan(-1);
    expect(box[1]).toBeGreaterThan(-1);
    expect(box[2]).toBeLessThan(width + 1);
    expect(box[3]).toBeLessThan(height + 1);
  }
  seats.forEach((seat, i) => {
    expect(apart(seat, cards), `seat ${i} and the piles`).toBe(true);
    for (const other of seats.slice(i + 1)) expect(apart(seat, other), `seat ${i} and another`).toBe(true);
  });
  // Clockwise, from the left to the right.
  for (let i = 1; i < count; i += 1) expect(places[i]!.x).toBeGreaterThanOrEqual(places[i - 1]!.x - 1e-9);
  // Only where many sit around little room the piles are smaller than what a finger finds at once.
  expect(piles.size).toBeGreaterThanOrEqual(width * height > count * 25_000 ? 40 : 26);
});
