/** The colours of the cards. Each figure on its ground has a contrast of 4.5 or more: a test measures it. */

export interface Tones {
  readonly base: string;
  readonly deep: string;
  readonly light: string;
  readonly figure: string;
}

export const PAPER = { light: '#fffaf0', dark: '#f3e9d6' } as const;
export const INK = '#2b1d2f';
export const CREAM = '#fff6e2';
export const GOLD = '#f5bd3d';

export type Colour = 'R' | 'B' | 'G' | 'Y';
export const COLOURS: readonly Colour[] = ['R', 'B', 'G', 'Y'];

export const TAKI: Readonly<Record<Colour, Tones>> = {
  R: { base: '#cb3234', deep: '#a01f2b', light: '#e4605a', figure: CREAM },
  B: { base: '#2163b5', deep: '#164788', light: '#4c8bd6', figure: CREAM },
  G: { base: '#217a4a', deep: '#125635', light: '#4aa171', figure: CREAM },
  Y: { base: '#f6c02b', deep: '#dc9a0d', light: '#ffdb70', figure: '#432400' },
};

export const WILD: Tones = { base: '#352a4a', deep: '#221933', light: '#54446f', figure: CREAM };

export const EIGHT: Readonly<Record<'yellow' | 'zero' | 'five' | 'nine' | 'half' | 'demon', Tones>> = {
  yellow: { base: '#f7bf45', deep: '#e39a1f', light: '#ffdd8a', figure: '#45122f' },
  zero: { base: '#136f70', deep: '#0b4f54', light: '#3f9a97', figure: CREAM },
  five: { base: '#b32a4a', deep: '#861a37', light: '#d65a75', figure: CREAM },
  nine: { base: '#3a3d8f', deep: '#272968', light: '#676bbd', figure: CREAM },
  half: { base: '#f5ead2', deep: '#e3cfa4', light: '#fffaf0', figure: '#45122f' },
  demon: { base: '#3d1438', deep: '#280a26', light: '#6d2c60', figure: '#ffd9a0' },
};

/** A hue for each number of Tuki Tuki, so that pairs meet the eye before they are read. */
export const TUKI: readonly string[] = [
  '#5f5750',
  '#b3261e',
  '#b93d0a',
  '#8a5708',
  '#56700a',
  '#26752b',
  '#0a7057',
  '#0b6a7c',
  '#1565b8',
  '#3949ab',
  '#6a3ab2',
  '#a1259b',
  '#b61f5c',
];
