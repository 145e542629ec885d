/** Eight and a half: a fair by moonlight. Amber numbers, a crescent for the Half, an imp for the Demon. */

import { fat } from '../../art/numerals';
import { CREAM, GOLD, PAPER, type Tones } from '../../art/palette';
import { TONES } from './palette';
import { box, circle, corners, framed, group, moved, n, numeral, path, shape, stroke, type Look } from '../../art/svg';

/** Every card of the game, as notation spells it. */
export const CARDS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'half', 'demon'];

function tonesOf(card: string): Tones {
  const special: Readonly<Record<string, Tones>> = {
    '0': TONES.zero,
    '5': TONES.five,
    '9': TONES.nine,
    half: TONES.half,
    demon: TONES.demon,
  };
  return special[card] ?? TONES.yellow;
}

/** A medallion with a scalloped edge. */
function medallion(x: number, y: number, radius: number, scallops: number, fill: string): string {
  const step = (2 * Math.PI) / scallops;
  const reach = (radius * Math.PI) / scallops;
  const points = Array.from({ length: scallops }, (_, i) => {
    const angle = (i + 1) * step;
    return `A${n(reach)} ${n(reach)} 0 0 1 ${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return path(`M${n(x + radius)} ${n(y)}${points.join('')}Z`, fill);
}

/** A frame line with corners bent inwards, as on old tickets. */
function ticket(colour: string): string {
  return stroke(
    'M38 18H162A22 22 0 0 0 182 40V240A22 22 0 0 0 162 262H38A22 22 0 0 0 18 240V40A22 22 0 0 0 38 18Z',
    colour,
    3,
  );
}

function star(x: number, y: number, size: number, fill: string): string {
  return moved(
    x,
    y,
    size,
    0,
    path(
      'M0 -10C1.500 -2.500 2.500 -1.500 10 0 2.500 1.500 1.500 2.500 0 10 -1.500 2.500 -2.500 1.500 -10 0 -2.500 -1.500 -1.500 -2.500 0 -10Z',
      fill,
    ),
  );
}

/** Beams of the fair's lamps, seen from the middle. */
function beams(fill: string): string {
  return Array.from({ length: 18 }, (_, i) =>
    group({ transform: `rotate(${i * 20} 100 140)` }, path('M100 140L84 -60H116Z', fill)),
  ).join('');
}

function big(card: string, tones: Tones): string {
  return numeral(fat, card, 104, 145, 122, tones.deep) + numeral(fat, card, 100, 140, 122, tones.figure);
}

/** The written half: one over two. */
function halfSign(fill: string, scale: number): string {
  return group(
    { transform: `scale(${n(scale)})` },
    numeral(fat, '1', -28, -30, 56, fill) + stroke('M30 -52L-30 52', fill, 7) + numeral(fat, '2', 27, 30, 56, fill),
  );
}

function crescent(fill: string): string {
  return path('M22 -84A86 86 0 1 0 22 84A70 70 0 1 1 22 -84Z', fill);
}

/** The imp: horns, grin, a tuft of flame. */
function imp(): string {
  const [skin, shade, dark, glow] = ['#e5533d', '#b9322f', '#3a0b22', '#ffd15c'];
  return (
    path('M-30 -62C-20 -92 -8 -88 -4 -106 8 -94 6 -84 14 -78 20 -84 20 -90 20 -98 36 -84 38 -70 32 -58Z', glow) +
    path('M-18 -60C-12 -76 -2 -76 0 -88 8 -80 6 -72 12 -68 22 -70 24 -62 22 -56Z', '#ff9d3c') +
    path('M-40 -40C-66 -52 -74 -78 -64 -96 -60 -76 -46 -64 -20 -62Z', CREAM) +
    path('M40 -40C66 -52 74 -78 64 -96 60 -76 46 -64 20 -62Z', CREAM) +
    path('M-56 -8C-84 -22 -90 -2 -82 10 -76 20 -62 22 -54 16Z', shade) +
    path('M56 -8C84 -22 90 -2 82 10 76 20 62 22 54 16Z', shade) +
    path('M0 -72C40 -72 60 -42 60 -4 60 40 34 74 0 84 -34 74 -60 40 -60 -4 -60 -42 -40 -72 0 -72Z', skin) +
    path('M-48 -30C-34 -38 -20 -34 -10 -22L-12 -14C-24 -24 -36 -26 -46 -20Z', dark) +
    path('M48 -30C34 -38 20 -34 10 -22L12 -14C24 -24 36 -26 46 -20Z', dark) +
    path('M-44 -8C-40 -20 -18 -18 -12 -2 -20 10 -40 8 -44 -8Z', CREAM) +
    path('M44 -8C40 -20 18 -18 12 -2 20 10 40 8 44 -8Z', CREAM) +
    circle(-25, -4, 7.5, dark) +
    circle(25, -4, 7.5, dark) +
    circle(-22.5, -6.5, 2.4, CREAM) +
    circle(27.5, -6.5, 2.4, CREAM) +
    path('M-5 14C-9 20 -3 24 0 22 3 24 9 20 5 14Z', shade) +
    path('M-36 30C-20 42 20 42 36 30 34 56 16 66 0 66 -16 66 -34 56 -36 30Z', dark) +
    path('M-27 36L-20 38 -22 46ZM27 36L20 38 22 46Z', CREAM) +
    path('M-18 58C-10 48 10 48 18 58 12 64 -12 64 -18 58Z', '#ff8a7a') +
    path('M-7 78L0 98 7 78Z', shade)
  );
}

function decoration(card: string, tones: Tones, look: Look): string {
  const light = look.patterns ? tones.deep : tones.light;
  if (card === 'half') {
    return (
      path('M8 8H192L8 272Z', TONES.nine.base) +
      [
        [40, 120],
        [64, 60],
        [120, 36],
        [40, 176],
        [150, 54],
      ]
        .map(([x = 0, y = 0], i) => star(x, y, 0.5 + (i % 3) * 0.22, GOLD))
        .join('') +
      group({ opacity: 0.55 }, stroke('M192 8L8 272', GOLD, 4))
    );
  }
  if (card === 'demon')
    return group({ opacity: 0.5 }, beams(tones.light)) + circle(100, 140, 84, tones.deep, { opacity: 0.75 });
  if (card === '9')
    return (
      [
        [40, 108],
        [62, 66],
        [146, 84],
        [164, 150],
        [36, 190],
        [150, 214],
        [112, 46],
        [76, 232],
      ]
        .map(([x = 0, y = 0], i) => star(x, y, 0.7 + (i % 3) * 0.35, tones.light))
        .join('') + circle(100, 140, 72, tones.deep)
    );
  if (card === '0')
    return (
      [96, 82, 68, 54]
        .map((radius, i) =>
          circle(100, 140, radius, 'none', {
            stroke: i % 2 ? tones.deep : tones.light,
            'stroke-width': 7,
            opacity: 0.75,
          }),
        )
        .join('') + circle(100, 140, 60, tones.deep)
    );
  if (card === '5')
    return (
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          stroke(`M20 ${30 + i * 44}L100 ${66 + i * 44}L180 ${30 + i * 44}`, i % 2 ? tones.light : tones.deep, 11, {
            opacity: 0.6,
          }),
        )
        .join('') + circle(100, 140, 70, tones.deep)
    );
  return group({ opacity: look.patterns ? 0.4 : 0.5 }, beams(light)) + medallion(100, 140, 66, 20, tones.light);
}

function centre(card: string, tones: Tones): string {
  if (card === 'demon') return moved(100, 140, 0.94, 0, imp());
  if (card === 'half') {
    return (
      moved(92, 140, 0.92, 28, crescent('#e39a1f')) +
      moved(90, 138, 0.86, 28, crescent(GOLD)) +
      moved(
        112,
        146,
        1.02,
        0,
        circle(0, 0, 49, CREAM, { stroke: GOLD, 'stroke-width': 4 }) + halfSign(TONES.half.figure, 0.74),
      )
    );
  }
  return big(card, tones);
}

function index(card: string, tones: Tones): string {
  if (card === 'half') return circle(0, 0, 23, CREAM) + halfSign(tones.figure, 0.36);
  if (card === 'demon') return moved(0, 2, 0.26, 0, imp());
  return numeral(fat, card, 0, 0, 42, tones.figure);
}

/** Draw a card of Eight and a half. */
export function face(card: string, look: Look): string {
  const tones = tonesOf(card);
  return (
    framed(PAPER[look.theme], tones.base, decoration(card, tones, look) + ticket(card === 'half' ? GOLD : tones.deep)) +
    centre(card, tones) +
    corners(look, 41, 47, index(card, tones))
  );
}

/** The back: the moon over a striped tent. */
export function back(look: Look): string {
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const [x, next] = [30 + i * 20, 50 + i * 20];
    return path(`M100 118L${x} 214Q${x + 10} 226 ${next} 214Z`, i % 2 ? CREAM : '#c43a52');
  });
  return (
    framed(PAPER[look.theme], '#3b1a4a', circle(100, 92, 66, '#57296a') + circle(100, 92, 50, '#6d3783')) +
    moved(104, 82, 0.5, 28, crescent(GOLD)) +
    star(50, 60, 1, GOLD) +
    star(154, 76, 1.3, GOLD) +
    star(146, 126, 0.7, GOLD) +
    star(46, 118, 0.8, GOLD) +
    stripes.join('') +
    path('M100 118V98L120 105 100 112', GOLD, { stroke: GOLD, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    box(30, 222, 140, 26, 6, '#2b1136') +
    shape('rect', { x: 30, y: 222, width: 140, height: 26, rx: 6, fill: 'none', stroke: GOLD, 'stroke-width': 2.5 }) +
    [50, 75, 100, 125, 150].map((x) => circle(x, 235, 4.5, GOLD)).join('') +
    ticket(GOLD)
  );
}
