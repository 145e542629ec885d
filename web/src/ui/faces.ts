/** A face for each seat: ten hues and ways to look at the world; a bot has an antenna. */

const HUES = [
  '#e4605a',
  '#3f7fd1',
  '#3f9a63',
  '#e6a421',
  '#8b5fc4',
  '#1f9a9a',
  '#d8678f',
  '#b0703a',
  '#5d6bd0',
  '#7d9a2c',
];
const MOUTHS = [
  'M18 30q6 6 12 0',
  'M19 31h10',
  'M18 29q6 8 12 0z',
  'M20 31q4 3 8 0',
  'M21 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
];

export function faceSvg(seat: number, bot: boolean): string {
  const hue = HUES[seat % HUES.length] ?? '#888888';
  const mouth = MOUTHS[seat % MOUTHS.length] ?? '';
  const eye = (x: number): string =>
    `<circle cx="${x}" cy="21" r="4.600" fill="#fffaf0"/><circle cx="${x + (seat % 3) - 1}" cy="21.500" r="2.300" fill="#2b1d2f"/>`;
  const head = bot
    ? `<path d="M24 9V3" stroke="#fffaf0" stroke-width="2.500"/><circle cx="24" cy="3.500" r="3" fill="#ffd45e"/><rect x="6" y="8" width="36" height="36" rx="12" fill="${hue}"/>`
    : `<circle cx="24" cy="25" r="20" fill="${hue}"/><path d="M10 14q14 -16 28 0q-6 -4 -14 -3.500T10 14z" fill="#2b1d2f" opacity=".35"/>`;
  return `<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">${head}<circle cx="14" cy="29" r="3.200" fill="#fff" opacity=".25"/><circle cx="34" cy="29" r="3.200" fill="#fff" opacity=".25"/>${eye(17.5)}${eye(30.5)}<path d="${mouth}" fill="${mouth.endsWith('z') ? '#2b1d2f' : 'none'}" stroke="#2b1d2f" stroke-width="2.400" stroke-linecap="round"/></svg>`;
}
