/** Cards of a game that has no drawings: its own text on plain paper, in a hue that follows from it. */

import { CREAM, INK, PAPER } from '../../art/palette';
import { box, corners, framed, n, type Look } from '../../art/svg';
import type { GameFace } from '../face';

/** Numbers that follow each other have hues that do. */
function hueOf(card: string): number {
  if (/^\d+$/.test(card)) return (Number(card) * 29) % 360;
  return [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Write a text around a point, no wider than `width`. */
function written(text: string, x: number, y: number, height: number, width: number, fill: string): string {
  const size = Math.min(height, width / (0.62 * Math.max(1, [...text].length)));
  return (
    `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-size="${n(size)}" fill="${fill}" text-anchor="middle" ` +
    `font-family="Rubik, system-ui, 'Segoe UI', sans-serif" font-weight="800">${escaped(text)}</text>`
  );
}

function draw(card: string, look: Look): string {
  const hue = hueOf(card);
  const [base, pale] = [`hsl(${hue} 52% 34%)`, `hsl(${hue} 60% 93%)`];
  const index = [...card].length <= 3 ? written(card, 0, 0, 34, 46, CREAM) : '';
  const tag = index ? box(-25, -21, 50, 42, 12, base) + index : '';
  return (
    framed(base, PAPER[look.theme], box(24, 52, 152, 176, 22, pale), 8) +
    written(card, 100, 140, 92, 138, base) +
    corners(look, 42, 38, tag)
  );
}

function back(): string {
  const stripes = Array.from({ length: 8 }, (_, i) => box(0, i * 38, 200, 15, 0, '#3d2f4d')).join('');
  return framed(CREAM, INK, stripes, 8) + box(62, 102, 76, 76, 38, CREAM) + box(74, 114, 52, 52, 26, '#c73a35');
}

/** Return the face of a game that has none of its own. */
export function plainFace(name: string): GameFace {
  return { name, number: Infinity, cards: [], draw, back, seats: 4, poster: [], fan: [], pictures: {} };
}
