import { expect, test } from 'vitest';
import { LEAST_STRIP, layHand } from '../../src/model/hand';
import { fits, othersOf, seatPlaces } from '../../src/model/seats';

const COUNTS = [1, 2, 3, 5, 8, 13, 20, 27, 40, 60];

test.each(COUNTS)('a hand of %i stays within a phone of 360 px and every card can be touched', (count) => {
  const { spots, cardWidth, strip, height } = layHand(count, 344, 190, 84, true);
  expect(spots).toHaveLength(count);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + cardWidth).toBeLessThanOrEqual(344.01);
    expect(y).toBeGreaterThanOrEqual(0);
  }
  if (count > 1) expect(strip).toBeGreaterThanOrEqual(LEAST_STRIP - 0.01);
  expect(height).toBeLessThanOrEqual(190);
});

test('a few cards are as large as wished and lie side by side', () => {
  const { cardWidth, strip } = layHand(3, 344, 190, 84, true);
  expect(cardWidth).toBe(84);
  expect(strip).toBeGreaterThan(84);
});

test('a hand is symmetric', () => {
  const { spots, cardWidth } = layHand(8, 344, 190, 84, true);
  expect(spots[0]!.x).toBeCloseTo(344 - cardWidth - spots[7]!.x);
  expect(spots[0]!.turn).toBeCloseTo(-spots[7]!.turn);
});

test('the seat after mine is the first on my left', () => {
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
});

const ROOMS = [
  [360, 330],
  [390, 480],
  [900, 420],
  [1280, 520],
] as const;

test('five boxes of Tuki Tuki do not overlap on a desktop', () => {
  const places = seatPlaces(5, 1268, 430, 230, 200);
  places.forEach((one, i) => {
    for (const other of places.slice(i + 1))
      expect(Math.abs(one.x - other.x) * 1268 >= 229 || Math.abs(one.y - other.y) * 430 >= 199).toBe(true);
  });
});

test.each(ROOMS)('in a room of %i × %i seats lie inside, clockwise, and do not overlap', (width, height) => {
  const size: [number, number] = [Math.min(96, width / 4.2), Math.min(72, height / 4.4)];
  for (let count = 1; count <= 9; count += 1) {
    const places = seatPlaces(count, width, height, ...size);
    expect(places).toHaveLength(count);
    places.forEach((one, i) => {
      expect(one.x * width).toBeGreaterThanOrEqual(size[0] / 2 - 0.01);
      expect(one.x * width).toBeLessThanOrEqual(width - size[0] / 2 + 0.01);
      expect(one.y * height).toBeLessThanOrEqual(height - size[1] / 2 + 0.01);
      for (const other of places.slice(i + 1)) {
        const apart =
          Math.abs(one.x - other.x) * width >= size[0] - 0.01 || Math.abs(one.y - other.y) * height >= size[1] - 0.01;
        expect(apart, `${count} others`).toBe(true);
      }
    });
    for (let i = 1; i < count; i += 1) expect(places[i]!.x).toBeGreaterThanOrEqual(places[i - 1]!.x - 1e-9);
  }
});

test('nine seats with fans do not fit around a small phone; without them they do', () => {
  for (const height of [250, 300, 350]) {
    expect(fits(seatPlaces(9, 348, height, 84, 112), 348, height, 84, 112)).toBe(false);
    expect(fits(seatPlaces(9, 348, height, 68, 66), 348, height, 68, 66)).toBe(true);
  }
  expect(fits(seatPlaces(9, 378, 500, 84, 112), 378, 500, 84, 112)).toBe(true);
});
