import { expect, test } from 'vitest';
import { PLAIN, type Look } from '../src/art/svg';
import { BACK, FACES, cardSvg, faceOf } from '../src/games/faces';
import { TONES as EIGHT } from '../src/games/eight/palette';
import { TONES as TAKI, WILD } from '../src/games/taki/palette';
import { HUES } from '../src/games/tuki/palette';
import { REACTIONS, reactionSvg } from '../src/art/reactions';

const GAMES = FACES.map(({ name }) => name);
const LOOKS: readonly Look[] = [
  PLAIN,
  { theme: 'dark', mirrored: true, patterns: false },
  { theme: 'light', mirrored: false, patterns: true },
];

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('TAKI has 57 kinds of cards, Eight and a half 12, Tuki Tuki 14', () => {
  expect(FACES.map(({ cards }) => cards.length)).toEqual([57, 12, 14]);
});

test.each(GAMES)('every card of %s looks like no other, in every look', (game) => {
  for (const look of LOOKS) {
    const drawings = [...faceOf(game).cards, BACK].map((card) => cardSvg(game, card, look));
    expect(new Set(drawings).size).toBe(drawings.length);
  }
});

test.each(GAMES)('drawings of %s are well-formed, need nothing from elsewhere and have no ids to clash', (game) => {
  for (const look of LOOKS)
    for (const card of [...faceOf(game).cards, BACK]) {
      const svg = cardSvg(game, card, look);
      expect(svg).not.toMatch(/NaN|undefined| id=|href|<text|url\(/);
      const depth = (svg.match(/<(svg|g)[ >]/g) ?? []).length - (svg.match(/<\/(svg|g)>/g) ?? []).length;
      expect(depth).toBe(0);
    }
});

test('reactions are drawn each in its own way; what has no drawing is left to its words', () => {
  const drawings = REACTIONS.map((reaction) => reactionSvg(reaction));
  expect(new Set(drawings).size).toBe(REACTIONS.length);
  for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined| id=|href|<text|url\(/);
  expect(reactionSvg('hello')).toBeNull();
});

test('figures stand out from their ground', () => {
  for (const tones of [...Object.values(TAKI), WILD, ...Object.values(EIGHT)])
    expect(contrast(tones.figure, tones.base)).toBeGreaterThanOrEqual(4.5);
  for (const hue of HUES) {
    expect(contrast(hue, '#fff8e8')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hue, '#f6ecd6')).toBeGreaterThanOrEqual(4.5);
  }
});
