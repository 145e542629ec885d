/** The colours of the cards. Each figure on its ground has a contrast of 4.5 or more: a test measures it. */

import { CREAM, type Tones } from '../../art/palette';

export type Colour = 'R' | 'B' | 'G' | 'Y';
export const COLOURS: readonly Colour[] = ['R', 'B', 'G', 'Y'];

export const TONES: Readonly<Record<Colour, Tones>> = {
  R: { base: '#cb3234', deep: '#a01f2b', light: '#e4605a', figure: CREAM },
  B: { base: '#2163b5', deep: '#164788', light: '#4c8bd6', figure: CREAM },
  G: { base: '#217a4a', deep: '#125635', light: '#4aa171', figure: CREAM },
  Y: { base: '#f6c02b', deep: '#dc9a0d', light: '#ffdb70', figure: '#432400' },
};

export const WILD: Tones = { base: '#352a4a', deep: '#221933', light: '#54446f', figure: CREAM };
