/** Figures of cards that reactions show, too. */

import { CREAM } from './palette';
import { box, circle, path, stroke } from './svg';

/** A palm held up. */
export function palm(fill: string, line: string): string {
  const finger = (x: number, top: number): string =>
    box(x, top, 15, 34 - top, 7.5, fill, { stroke: line, 'stroke-width': 5 });
  return (
    finger(-34, -38) +
    finger(-17, -54) +
    finger(0, -56) +
    finger(17, -42) +
    path('M-34 8V32C-34 52 -18 62 0 62C16 62 26 56 34 44L53 16C58 8 48 0 41 7L32 16V0Z', fill, {
      stroke: line,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    box(-31.5, -6, 61, 26, 4, fill)
  );
}

/** The parrot, sitting, looking to its left. */
export function parrot(): string {
  const ink = '#23303a';
  return (
    path('M-20 62C-26 92 -22 118 -10 138 -6 118 0 100 6 78Z', '#1f6fb8') +
    path('M-8 66C-8 96 0 116 12 130 14 106 14 88 16 70Z', '#e0442f') +
    stroke('M-66 84C-30 76 30 76 70 86', '#7a4a25', 11) +
    stroke('M44 82C52 76 58 70 62 62', '#7a4a25', 6) +
    path('M62 62C62 50 72 46 80 48 80 58 72 64 62 62Z', '#4aa04f') +
    path('M-2 -84C34 -88 54 -58 52 -20 50 30 30 74 -2 82 -30 70 -46 34 -44 -14 -43 -52 -32 -80 -2 -84Z', '#2f9e57') +
    path('M-42 -26C-40 30 -26 66 -4 80 4 60 2 30 -6 6 -14 -14 -30 -24 -42 -26Z', '#f6c23a') +
    path('M48 -34C60 0 54 50 18 72 6 62 0 40 6 12 12 -14 30 -32 48 -34Z', '#1f6fb8') +
    path('M50 -14C54 18 46 48 26 64 18 54 16 40 22 22 28 4 38 -8 50 -14Z', '#17538f') +
    stroke('M28 8C24 22 24 36 28 48M40 2C36 18 36 32 38 42', '#6fb2ea', 3.4) +
    path(
      'M-2 -84C30 -88 50 -62 46 -36 38 -18 10 -16 -10 -22 -32 -26 -44 -34 -42 -50 -38 -70 -24 -82 -2 -84Z',
      '#e0442f',
    ) +
    path(
      'M-4 -84C-14 -98 -10 -110 0 -118 2 -108 8 -104 14 -112 20 -100 20 -94 30 -98 30 -86 22 -80 12 -80Z',
      '#f6c23a',
    ) +
    path('M-34 -66C-24 -76 -6 -74 0 -60 4 -46 -8 -36 -20 -38 -32 -40 -40 -52 -34 -66Z', CREAM) +
    circle(-14, -57, 8.4, ink) +
    circle(-16.5, -60, 2.8, CREAM) +
    path('M-36 -62C-58 -64 -70 -48 -64 -24 -58 -34 -50 -36 -40 -36 -30 -40 -30 -56 -36 -62Z', '#3b3f46') +
    path('M-40 -37C-50 -36 -54 -30 -52 -22 -44 -22 -36 -26 -32 -34Z', '#23272d') +
    stroke('M-37 -56C-46 -56 -54 -50 -58 -42', '#6d737c', 3) +
    stroke('M-14 80V92M-4 82V94M10 80V92', '#e2902c', 6)
  );
}
