/** Small builders of SVG text. Nothing here needs a DOM: cards are strings. */

import type { Glyph } from './numerals';

export const WIDTH = 200;
export const HEIGHT = 280;

/** How a card is to be drawn. */
export interface Look {
  /** For a light or a dark page. */
  readonly theme: 'light' | 'dark';
  /** Corner indices where right-to-left readers look for them. */
  readonly mirrored: boolean;
  /** Strong patterns beside the colours, for eyes that do not tell colours apart. */
  readonly patterns: boolean;
}

export const PLAIN: Look = { theme: 'light', mirrored: false, patterns: false };

export type Font = Readonly<Record<string, Glyph>>;
type Attributes = Readonly<Record<string, string | number>>;

/** Write numbers as short as they may be. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export function shape(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`;
}

export function group(attributes: Attributes, ...inner: readonly string[]): string {
  return `<g${written(attributes)}>${inner.join('')}</g>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return shape('path', { d, fill, ...more });
}

/** A line drawn with a round pen. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return shape('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return shape('circle', { cx, cy, r, fill, ...more });
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string {
  return shape('rect', { x, y, width, height, rx, fill, ...more });
}

export function moved(x: number, y: number, scale: number, turn: number, ...inner: readonly string[]): string {
  const turned = turn ? ` rotate(${n(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${n(scale)})`;
  return group({ transform: `translate(${n(x)} ${n(y)})${turned}${scaled}` }, ...inner);
}

/** Give the width of a number at height 100. */
export function numeralWidth(font: Font, digits: string): number {
  return [...digits].reduce((sum, digit) => sum + (font[digit]?.[0] ?? 0), 0);
}

/** Draw a number with its middle at x, y. */
export function numeral(
  font: Font,
  digits: string,
  x: number,
  y: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  const scale = height / 100;
  let pen = -numeralWidth(font, digits) / 2;
  const glyphs = [...digits].map((digit) => {
    const [width, d] = font[digit] ?? [0, ''];
    const glyph = path(d, fill, { transform: `translate(${n(pen)} 50)`, ...more });
    pen += width;
    return glyph;
  });
  return moved(x, y, scale, 0, ...glyphs);
}

/**
 * Lay a card's ground: a coloured panel with its decoration, cut off by a frame of paper.
 *
 * The decoration is cut by an inner viewport and the frame lies over its corners: clip paths would need ids,
 * which clash when many cards stand in one page.
 */
export function framed(paper: string, base: string, decoration: string, rim = 8): string {
  const [w, h, r] = [WIDTH - 2 * rim, HEIGHT - 2 * rim, 26 - rim];
  const inner = `M${rim + r} ${rim}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  const outer = `M24 0H176A24 24 0 0 1 200 24V256A24 24 0 0 1 176 280H24A24 24 0 0 1 0 256V24A24 24 0 0 1 24 0Z`;
  return (
    `<svg x="${rim}" y="${rim}" width="${w}" height="${h}" viewBox="${rim} ${rim} ${w} ${h}" overflow="hidden">` +
    `${box(0, 0, WIDTH, HEIGHT, 0, base)}${decoration}</svg>` +
    path(outer + inner, paper, { 'fill-rule': 'evenodd' })
  );
}

/** Repeat something in the two corners that a held card shows. */
export function corners(look: Look, x: number, y: number, inner: string): string {
  const left = look.mirrored ? WIDTH - x : x;
  return moved(left, y, 1, 0, inner) + moved(WIDTH - left, HEIGHT - y, 1, 180, inner);
}

/** Close a drawing of a card's size into an SVG document. */
export function document(inner: string, width = WIDTH, height = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${inner}</svg>`;
}
