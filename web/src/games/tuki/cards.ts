/** Tuki Tuki: light cards of a warm forest. Every number has a hue of its own; the parrot has them all. */

import { parrot } from '../../art/figures';
import { soft } from '../../art/numerals';
import { CREAM, PAPER } from '../../art/palette';
import { HUES } from './palette';
import {
  box,
  circle,
  corners,
  framed,
  group,
  moved,
  n,
  numeral,
  numeralWidth,
  path,
  shape,
  stroke,
  type Look,
} from '../../art/svg';

/** Every card of the game, as notation spells it. */
export const CARDS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'P'];

/** A long leaf from the origin upwards, with its veins. */
function frond(fill: string, vein: string, length: number): string {
  const veins = Array.from({ length: 4 }, (_, i) => {
    const y = -length * (0.22 + i * 0.18);
    return `M0 ${n(y)}L${n(length * 0.15)} ${n(y - length * 0.12)}M0 ${n(y)}L${n(-length * 0.15)} ${n(y - length * 0.12)}`;
  });
  return (
    path(
      `M0 0C${n(-length * 0.34)} ${n(-length * 0.3)} ${n(-length * 0.26)} ${n(-length * 0.76)} 0 ${n(-length)}C${n(length * 0.26)} ${n(-length * 0.76)} ${n(length * 0.34)} ${n(-length * 0.3)} 0 0Z`,
      fill,
    ) + stroke(`M0 0V${n(-length * 0.86)}${veins.join('')}`, vein, 2.4)
  );
}

/** Leaves that grow in from two corners. */
function forest(fill: string, vein: string): string {
  const bush = [-8, 28, 64, 98]
    .map((turn, i) => group({ transform: `rotate(${turn})` }, frond(fill, vein, i % 2 ? 96 : 74)))
    .join('');
  return moved(2, 282, 1, 0, bush) + moved(198, -2, 1, 180, bush);
}

/** A feather behind a corner's number. */
function plume(fill: string): string {
  return path('M-18 -42H30C36 -42 38 -38 36 -30C30 4 8 30 -28 38C-34 39 -36 36 -36 30V-24A18 18 0 0 1 -18 -42Z', fill);
}

function index(card: string, fill: string): string {
  const height = Math.min(36, 4000 / numeralWidth(soft, card));
  return numeral(soft, card, -4, -8, height, fill);
}

/** Mix a colour into white. */
function tint(hue: string, part: number): string {
  const channel = (at: number): string =>
    Math.round(255 - (255 - parseInt(hue.slice(at, at + 2), 16)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function numberFace(card: string, look: Look): string {
  const hue = HUES[Number(card)] ?? '#444444';
  const paper = look.theme === 'light' ? '#fff8e8' : '#f6ecd6';
  const leaves = forest(tint(hue, look.patterns ? 0.42 : 0.2), tint(hue, look.patterns ? 0.16 : 0.08));
  const height = Math.min(138, 13600 / numeralWidth(soft, card));
  return (
    framed(hue, paper, leaves, 7) +
    numeral(soft, card, 104, 145, height, tint(hue, 0.36)) +
    numeral(soft, card, 100, 140, height, hue, {
      stroke: paper,
      'stroke-width': 7,
      'paint-order': 'stroke',
      'stroke-linejoin': 'round',
    }) +
    corners(
      look,
      42,
      48,
      (look.mirrored ? group({ transform: 'scale(-1 1)' }, plume(hue)) : plume(hue)) +
        group({ transform: look.mirrored ? 'translate(8 0)' : 'translate(0 0)' }, index(card, CREAM)),
    )
  );
}

function parrotFace(look: Look): string {
  const sky = look.theme === 'light' ? '#ffe7ae' : '#f4d893';
  const petals = Array.from({ length: 14 }, (_, i) =>
    group(
      { transform: `rotate(${(i * 360) / 14} 100 140)` },
      path('M100 140L86 -40H114Z', '#ffd36b', { opacity: 0.55 }),
    ),
  );
  const badge = moved(0, 2, 0.28, 0, parrot());
  return (
    framed('#1f7a4a', sky, petals.join('') + forest('#58ad6c', '#2f8a52'), 7) +
    moved(102, 138, 1.02, 0, parrot()) +
    corners(look, 36, 42, circle(0, 0, 27, PAPER[look.theme]) + badge)
  );
}

/** Draw a card of Tuki Tuki. */
export function face(card: string, look: Look): string {
  return card === 'P' ? parrotFace(look) : numberFace(card, look);
}

/** The back: a closed box in the leaves, with a feather as its seal. */
export function back(look: Look): string {
  const weave = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) =>
      moved(
        4 + column * 48 + (row % 2) * 24,
        66 + row * 50,
        1,
        0,
        frond((row + column) % 2 ? '#1f7a55' : '#176447', '#2f9a6c', 66),
      ),
    ).join(''),
  );
  return (
    framed(PAPER[look.theme], '#0f5540', weave.join('')) +
    circle(100, 140, 72, '#f6c23a') +
    circle(100, 140, 64, '#0b4434') +
    shape('circle', {
      cx: 100,
      cy: 140,
      r: 57,
      fill: 'none',
      stroke: '#f6c23a',
      'stroke-width': 2.5,
      'stroke-dasharray': '5 6',
    }) +
    moved(94, 182, 1, -34, frond('#e0442f', '#ffb09a', 90)) +
    moved(106, 182, 1, 34, frond('#2f7fd0', '#a8d2fa', 90)) +
    moved(100, 186, 1, 0, frond('#f6c23a', '#a96f00', 98)) +
    box(86, 172, 28, 16, 7, CREAM)
  );
}
