/** Colours that cards of all games share. */

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
