/** What may be said at a table with a picture instead of words. */

import { CREAM } from './palette';
import { circle, document, group, moved, path, shape, stroke } from './svg';
import { palm, parrot } from './figures';

const [SKIN, RIM, INK, BLUSH] = ['#f9c64a', '#c77d12', '#3b1f2b', '#ee7d55'];

function head(...features: readonly string[]): string {
  const cheek = (x: number): string => shape('ellipse', { cx: x, cy: 59, rx: 8, ry: 5.5, fill: BLUSH, opacity: 0.7 });
  return circle(50, 50, 43, SKIN, { stroke: RIM, 'stroke-width': 4 }) + cheek(20) + cheek(80) + features.join('');
}

function eyes(y: number, radius: number): string {
  return [33, 67]
    .map((x) => circle(x, y, radius, INK) + circle(x - radius * 0.3, y - radius * 0.35, radius * 0.32, CREAM))
    .join('');
}

/** Two hands that meet, and the air between them. */
function clap(): string {
  const hand = (x: number, y: number, turn: number, flip: number): string =>
    moved(x, y, 1, turn, group({ transform: `scale(${0.56 * flip} 0.56)` }, palm(SKIN, RIM)));
  return hand(61, 56, 24, -1) + hand(43, 60, -20, 1) + stroke('M22 10L28 20M50 4V15M78 10L72 20', RIM, 5);
}

const DRAWINGS: Readonly<Record<string, () => string>> = {
  clap,
  laugh: () =>
    head(
      stroke('M24 43Q33 31 42 43M58 43Q67 31 76 43', INK, 5.5),
      path('M24 55Q50 61 76 55C76 74 66 84 50 84 34 84 24 74 24 55Z', INK),
      path('M34 77C38 69 62 69 66 77 62 82 57 84 50 84 43 84 38 82 34 77Z', '#e4605a'),
      path('M28 57Q50 62 72 57L71 63Q50 68 29 63Z', CREAM),
    ),
  wow: () =>
    head(
      stroke('M24 25Q32 18 40 23M60 23Q68 18 76 25', INK, 4.5),
      eyes(41, 8),
      shape('ellipse', { cx: 50, cy: 70, rx: 11, ry: 14, fill: INK }),
    ),
  heart: () =>
    path(
      'M50 90C22 70 6 54 6 33 6 18 17 8 30 8 39 8 46 13 50 21 54 13 61 8 70 8 83 8 94 18 94 33 94 54 78 70 50 90Z',
      '#d8362f',
      { stroke: '#8f1b1d', 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ) + stroke('M20 36C20 27 25 21 32 20', '#ffb3a4', 6),
  cry: () =>
    head(
      stroke('M22 33Q30 32 37 25M63 25Q70 32 78 33', INK, 4.5),
      eyes(46, 7),
      stroke('M36 75Q50 62 64 75', INK, 5.5),
      path('M72 54C81 65 83 71 83 76A10 10 0 0 1 63 76C63 71 65 65 72 54Z', '#4c9be8', {
        stroke: '#1d5f9e',
        'stroke-width': 3,
      }),
    ),
  parrot: () => moved(54, 82, 0.68, 0, parrot()),
};

/** Every reaction that there is a drawing of, as the wire spells it. */
export const REACTIONS: readonly string[] = Object.keys(DRAWINGS);

/** Draw a reaction; null: it has no drawing, its words must do. */
export function reactionSvg(reaction: string): string | null {
  const draw = DRAWINGS[reaction];
  return draw ? document(draw(), 100, 100) : null;
}
