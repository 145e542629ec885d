/** The colours of the cards. Each figure on its ground has a contrast of 4.5 or more: a test measures it. */

import { CREAM, type Tones } from '../../art/palette';

export const TONES: Readonly<Record<'yellow' | 'zero' | 'five' | 'nine' | 'half' | 'demon', Tones>> = {
  yellow: { base: '#f7bf45', deep: '#e39a1f', light: '#ffdd8a', figure: '#45122f' },
  zero: { base: '#136f70', deep: '#0b4f54', light: '#3f9a97', figure: CREAM },
  five: { base: '#b32a4a', deep: '#861a37', light: '#d65a75', figure: CREAM },
  nine: { base: '#3a3d8f', deep: '#272968', light: '#676bbd', figure: CREAM },
  half: { base: '#f5ead2', deep: '#e3cfa4', light: '#fffaf0', figure: '#45122f' },
  demon: { base: '#3d1438', deep: '#280a26', light: '#6d2c60', figure: '#ffd9a0' },
};
