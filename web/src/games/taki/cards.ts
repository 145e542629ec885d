/** TAKI: bright painted cards, each colour with its flower, drop, leaf or sun. */

import { palm } from '../../art/figures';
import { round } from '../../art/numerals';
import { CREAM, GOLD, INK, PAPER, type Tones } from '../../art/palette';
import { COLOURS, TONES, WILD, type Colour } from './palette';
import {
  box,
  circle,
  corners,
  framed,
  group,
  moved,
  numeral,
  numeralWidth,
  path,
  shape,
  stroke,
  type Look,
} from '../../art/svg';
import { pattern, ring, symbol } from './symbols';

const FIGURES = ['1', '3', '4', '5', '6', '7', '8', '9', '+2', 'stop', 'dir', 'plus', 'taki'] as const;
const COLOURLESS = ['colour', 'super', 'king', '+3', 'break'] as const;

/** Every card of the game, as notation spells it. */
export const CARDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => FIGURES.map((figure) => colour + figure)),
  ...COLOURLESS,
];

function ground(tones: Tones, look: Look, decoration: string): string {
  return framed(PAPER[look.theme], tones.base, decoration);
}

/** Two arrows that chase each other. */
function turning(fill: string, line: string): string {
  const arc = 'M-42 -10A43 43 0 0 1 22 -37';
  const head = 'M19 -61L53 -33 12 -17Z';
  const half = (colour: string, width: number, edge: number): string =>
    stroke(arc, colour, width) +
    path(head, colour, { stroke: colour, 'stroke-width': edge, 'stroke-linejoin': 'round' });
  const both = (colour: string, width: number, edge: number): string =>
    half(colour, width, edge) + group({ transform: 'rotate(180)' }, half(colour, width, edge));
  return (line === fill ? '' : both(line, 27, 15)) + both(fill, 17, 5);
}

function cross(fill: string, line: string): string {
  const d = 'M0 -42V42M-42 0H42';
  return (line === fill ? '' : stroke(d, line, 40)) + stroke(d, fill, 30);
}

/** Cards opened like a fan. */
function fan(fills: readonly string[], line: string, mark: (index: number) => string): string {
  const middle = (fills.length - 1) / 2;
  return fills
    .map((fill, index) =>
      group(
        { transform: `translate(0 48) rotate(${(index - middle) * 25})` },
        box(-24, -104, 48, 74, 9, fill, { stroke: line, 'stroke-width': 5 }),
        moved(0, -76, 0.95, 0, mark(index)),
      ),
    )
    .join('');
}

function crown(fill: string, line: string): string {
  return (
    path('M-52 34L-60 -26 -30 -4 0 -48 30 -4 60 -26 52 34Z', fill, {
      stroke: line,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) +
    box(-54, 34, 108, 20, 9, fill, { stroke: line, 'stroke-width': 6 }) +
    circle(-60, -30, 8, '#e4605a', { stroke: line, 'stroke-width': 5 }) +
    circle(0, -52, 9, '#4c8bd6', { stroke: line, 'stroke-width': 5 }) +
    circle(60, -30, 8, '#4aa171', { stroke: line, 'stroke-width': 5 }) +
    circle(0, 14, 9, '#cb3234')
  );
}

/** Blank cards behind a number that makes people draw. */
function drawn(count: number, fill: string, line: string): string {
  const turns = count === 2 ? [-13, 11] : [-22, 0, 22];
  return turns
    .map((turn) =>
      group(
        { transform: `translate(100 208) rotate(${turn})` },
        box(-40, -126, 80, 112, 12, fill, { stroke: line, 'stroke-width': 4 }),
      ),
    )
    .join('');
}

function big(digits: string, tones: Tones, y = 140): string {
  const height = Math.min(132, 14200 / numeralWidth(round, digits));
  return (
    numeral(round, digits, 105, y + 6, height, tones.deep) +
    numeral(round, digits, 100, y, height, tones.figure, {
      stroke: tones.deep,
      'stroke-width': 5,
      'paint-order': 'stroke',
      'stroke-linejoin': 'round',
    })
  );
}

function small(digits: string, fill: string): string {
  const height = Math.min(44, 5000 / numeralWidth(round, digits));
  return numeral(round, digits, 0, 0, height, fill);
}

function figure(name: string, colour: Colour, tones: Tones): string {
  const { figure: fill, deep, light } = tones;
  if (name === 'stop') return moved(100, 138, 1.12, 0, palm(fill, deep));
  if (name === 'dir') return moved(100, 140, 1.12, 0, turning(fill, deep));
  if (name === 'plus') return moved(100, 140, 1.1, 0, cross(fill, deep));
  if (name === 'taki')
    return moved(
      100,
      156,
      1.2,
      0,
      fan([light, fill, light], deep, (i) => (i === 1 ? symbol(colour, deep, fill) : symbol(colour, fill, light))),
    );
  if (name === '+2') return drawn(2, tones.deep, tones.light) + big('+2', tones);
  return big(name, tones);
}

function index(name: string, colour: Colour, tones: Tones): string {
  const { figure: fill, base } = tones;
  const drawings: Readonly<Record<string, string>> = {
    stop: moved(0, 0, 0.34, 0, palm(fill, base)),
    dir: moved(0, 0, 0.36, 0, turning(fill, fill)),
    plus: moved(0, 0, 0.34, 0, cross(fill, fill)),
    taki: moved(
      0,
      6,
      0.44,
      0,
      fan([fill, fill, fill], base, () => ''),
    ),
  };
  return (drawings[name] ?? small(name, fill)) + moved(0, 40, 0.82, 0, symbol(colour, fill, base));
}

function coloured(colour: Colour, name: string, look: Look): string {
  const tones = TONES[colour];
  return (
    ground(
      tones,
      look,
      pattern(colour, look.patterns ? tones.deep : tones.light, look.patterns ? 0.85 : 0.28) +
        circle(100, 140, 76, tones.base, { opacity: 0.86 }),
    ) +
    figure(name, colour, tones) +
    corners(look, 36, 41, index(name, colour, tones))
  );
}

/** Four quarters, a colour each. */
function quarters(x: number, y: number, radius: number): string {
  const turns: readonly [Colour, number][] = [
    ['R', 180],
    ['B', 270],
    ['G', 0],
    ['Y', 90],
  ];
  return turns
    .map(([colour, turn]) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn})` },
        path(`M3 3H${radius}A${radius} ${radius} 0 0 1 3 ${radius}Z`, TONES[colour].base),
      ),
    )
    .join('');
}

/** A border of the four colours says: this card is of none. */
function rainbow(): string {
  const sides: readonly [string, Colour][] = [
    ['M-10 -10H110V150H-10Z', 'R'],
    ['M100 -10H210V150H100Z', 'B'],
    ['M100 140H210V290H100Z', 'G'],
    ['M-10 140H100V290H-10Z', 'Y'],
  ];
  return (
    sides.map(([d, colour]) => path(d, TONES[colour].base)).join('') +
    box(19, 19, 162, 242, 12, WILD.base) +
    circle(100, 140, 74, WILD.deep, { opacity: 0.6 })
  );
}

function wildIndex(name: string): string {
  const { figure: fill, base } = WILD;
  if (name === 'colour') return quarters(0, 0, 19);
  if (name === 'king') return moved(0, 2, 0.3, 0, crown(GOLD, GOLD));
  if (name === 'super')
    return moved(
      0,
      6,
      0.36,
      0,
      fan(
        COLOURS.map((colour) => TONES[colour].light),
        base,
        () => '',
      ),
    );
  if (name === 'break') return moved(0, 0, 0.8, 0, small('+3', fill)) + stroke('M19 -19L-19 19', '#ff8f7a', 7);
  return moved(0, 0, 0.86, 0, small('+3', fill));
}

/** A crack in the shape of lightning. */
const CRACK = 'M128 62L84 132 112 142 74 220 128 150 100 138Z';

function wildFigure(name: string): string {
  if (name === 'colour')
    return quarters(100, 140, 62) + ring(100, 140, 26, 0.95, (colour) => TONES[colour].figure, WILD.base);
  if (name === 'king') return moved(100, 146, 1.06, 0, crown(GOLD, WILD.deep));
  if (name === 'super') {
    const fills = COLOURS.map((colour) => TONES[colour].base);
    return moved(
      100,
      154,
      1,
      0,
      fan(fills, CREAM, (i) => symbol(COLOURS[i] ?? 'R', TONES[COLOURS[i] ?? 'R'].figure, fills[i] ?? INK)),
    );
  }
  if (name === 'break') {
    return (
      group({ transform: 'rotate(-7 100 140)', opacity: 0.92 }, big('+3', { ...WILD, figure: '#d9cfe6' })) +
      path(CRACK, '#ff7d66', {
        stroke: WILD.deep,
        'stroke-width': 9,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      })
    );
  }
  return drawn(3, WILD.light, WILD.deep) + big('+3', WILD);
}

/** Draw a card of TAKI. */
export function face(card: string, look: Look): string {
  const colour = COLOURS.find((each) => card.startsWith(each));
  if (colour) return coloured(colour, card.slice(1), look);
  return ground(WILD, look, rainbow()) + wildFigure(card) + corners(look, 46, 48, wildIndex(card));
}

/** The back: a rosette of the four symbols on deep blue. */
export function back(look: Look): string {
  const spokes = Array.from({ length: 12 }, (_, i) =>
    group(
      { transform: `rotate(${i * 30} 100 140)` },
      path('M100 140C84 100 88 66 100 48 112 66 116 100 100 140Z', i % 2 ? '#e9b13a' : '#f7ead0', {
        opacity: i % 2 ? 1 : 0.94,
      }),
    ),
  );
  const dots = COLOURS.map((colour, i) => {
    const [x, y] = [i % 2 ? 164 : 36, i < 2 ? 36 : 244];
    return (
      circle(x, y, 19, TONES[colour].base) +
      moved(x, y, 0.8, 0, symbol(colour, TONES[colour].figure, TONES[colour].base))
    );
  });
  return (
    framed(PAPER[look.theme], '#27315f', '') +
    shape('rect', {
      x: 15,
      y: 15,
      width: 170,
      height: 250,
      rx: 13,
      fill: 'none',
      stroke: '#e9b13a',
      'stroke-width': 2.5,
    }) +
    spokes.join('') +
    circle(100, 140, 26, '#27315f') +
    circle(100, 140, 19, '#cb3234') +
    circle(100, 140, 8, '#f7ead0') +
    dots.join('')
  );
}
