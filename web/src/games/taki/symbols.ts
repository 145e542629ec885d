/** A symbol for each colour of TAKI, for people who cannot tell the colours apart: flower, drop, leaf, sun. */

import type { Colour } from './palette';
import { HEIGHT, WIDTH, circle, group, moved, n, path, stroke } from '../../art/svg';

function flower(fill: string, middle: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    group({ transform: `rotate(${turn})` }, path('M0 2C-9 -2-9.500 -13 0 -14.500 9.500 -13 9 -2 0 2Z', fill)),
  );
  return petals.join('') + circle(0, 0, 4.2, middle);
}

function drop(fill: string, middle: string): string {
  return (
    path('M0 -15C5 -8 11 -2 11 4.500A11 11 0 0 1 -11 4.500C-11 -2-5 -8 0 -15Z', fill) +
    stroke('M-5.500 4.500A5.500 5.500 0 0 0 -1 10', middle, 2.6)
  );
}

function leaf(fill: string, middle: string): string {
  return (
    path('M-12 12C-16 -4 -4 -15 14 -14 15 3 5 16 -12 12Z', fill) +
    stroke('M-14 14L5 -5M-3 3.500L-4 -5M1 -1L9 -1.500', middle, 2.2)
  );
}

function sun(fill: string, middle: string): string {
  const rays = Array.from({ length: 8 }, (_, i) =>
    group(
      { transform: `rotate(${i * 45})` },
      path('M-2.600 -10.500L0 -16 2.600 -10.500Z', fill, {
        stroke: fill,
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      }),
    ),
  );
  return circle(0, 0, 8.4, fill) + circle(0, 0, 4, middle) + rays.join('');
}

const DRAWN: Readonly<Record<Colour, (fill: string, middle: string) => string>> = {
  R: flower,
  B: drop,
  G: leaf,
  Y: sun,
};

/** Draw a colour's symbol around the origin, some 30 high. */
export function symbol(colour: Colour, fill: string, middle: string): string {
  return DRAWN[colour](fill, middle);
}

/** Fill a card's panel with the pattern of its colour: petals, waves, blades, rays. */
export function pattern(colour: Colour, ink: string, strength: number): string {
  const parts: string[] = [];
  if (colour === 'R') {
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 6; column += 1)
        parts.push(circle(14 + column * 36 + (row % 2) * 18, 14 + row * 32, 6.5, ink));
  } else if (colour === 'B') {
    for (let y = 18; y < HEIGHT; y += 26)
      parts.push(stroke(`M0 ${y}q12.500 -12 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0`, ink, 5));
  } else if (colour === 'G') {
    for (let y = -120; y < HEIGHT; y += 34) parts.push(stroke(`M0 ${y + 130}L100 ${y + 30}L200 ${y + 130}`, ink, 6));
  } else {
    for (let ray = 0; ray < 16; ray += 1) {
      const [a, b] = [(ray * Math.PI) / 8, (ray * Math.PI) / 8 + Math.PI / 16];
      const at = (angle: number): string =>
        `${n(WIDTH / 2 + 240 * Math.cos(angle))} ${n(HEIGHT / 2 + 240 * Math.sin(angle))}`;
      parts.push(path(`M100 140L${at(a)}L${at(b)}Z`, ink));
    }
  }
  return group({ opacity: strength }, ...parts);
}

/** Draw the four symbols in a ring. */
export function ring(
  x: number,
  y: number,
  radius: number,
  scale: number,
  fill: (colour: Colour) => string,
  middle: string,
): string {
  const places: readonly [Colour, number, number][] = [
    ['R', -1, -1],
    ['B', 1, -1],
    ['G', 1, 1],
    ['Y', -1, 1],
  ];
  return places
    .map(([colour, dx, dy]) => moved(x + dx * radius, y + dy * radius, scale, 0, symbol(colour, fill(colour), middle)))
    .join('');
}
