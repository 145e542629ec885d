/**
 * Write what Python draws with, as one file of JSON: `npm run pictures [-- FILE]`.
 *
 * Cards in all their looks share most of their parts, so that each part is written once and drawings name them by number.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const web = resolve(import.meta.dirname, '..');
const target = process.argv[2]
  ? resolve(process.env['INIT_CWD'] ?? '.', process.argv[2])
  : resolve(web, '../src/klaf/draw/art.json');
const server = await createServer({
  configFile: false,
  root: web,
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true, include: [] },
  appType: 'custom',
  logLevel: 'error',
});
const { BACK, CARDS, GAMES, cardSvg } = (await server.ssrLoadModule(
  '/src/art/index.ts',
)) as typeof import('../src/art/index.ts');
const { COLOURS, TAKI } = (await server.ssrLoadModule('/src/art/palette.ts')) as typeof import('../src/art/palette.ts');
const { symbol } = (await server.ssrLoadModule('/src/art/symbols.ts')) as typeof import('../src/art/symbols.ts');
const { faceSvg } = (await server.ssrLoadModule('/src/ui/faces.ts')) as typeof import('../src/ui/faces.ts');

/** What drawings are made of: texts, and sequences of what has a lower number. */
const parts: (string | number[])[] = [];
const numbers = new Map<string, number>();

function numberOf(part: string | number[]): number {
  const key = JSON.stringify(part);
  const number = numbers.get(key) ?? parts.push(part) - 1;
  numbers.set(key, number);
  return number;
}

/** Leave out the document's own tag: what it holds is drawn into another. */
function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** Take a drawing apart into the elements that lie side by side, each with all that is in it. */
function elements(svg: string): string[] {
  const found = [''];
  let depth = 0;
  for (const tag of inside(svg).match(/<[^>]*>/g) ?? []) {
    found[found.length - 1] += tag;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth === 0) found.push('');
  }
  return found.slice(0, -1);
}

function drawing(svg: string): number {
  return numberOf(
    elements(svg).map((element) => numberOf(element.split(/(?=<)|(?= (?:d|fill|transform)=)/).map(numberOf))),
  );
}

const cards: Record<string, Record<string, Record<string, number>>> = {};
for (const game of GAMES)
  for (const theme of ['light', 'dark'] as const)
    for (const mirrored of [false, true])
      for (const patterns of [false, true]) {
        const look = [theme, ...(mirrored ? ['mirrored'] : []), ...(patterns ? ['patterns'] : [])].join(' ');
        const drawn = [...CARDS[game], BACK].map(
          (card) => [card, drawing(cardSvg(game, card, { theme, mirrored, patterns }))] as const,
        );
        cards[game] = { ...cards[game], [look]: Object.fromEntries(drawn) };
      }

/** The felt of each game, light and dark, as the style sheet has it. */
function felts(): Record<string, Record<string, string[]>> {
  const css = readFileSync(join(web, 'src/ui/tokens.css'), 'utf8');
  const blocks: Record<string, string> = { taki: css.slice(css.indexOf(':root {'), css.indexOf('}')) };
  for (const game of ['eight', 'tuki'] as const)
    blocks[game] = css.slice(css.indexOf(`[data-game='${game}'] {\n`)).split('}')[0] ?? '';
  return Object.fromEntries(
    GAMES.map((game) => [
      game,
      Object.fromEntries(
        (['felt', 'felt-edge'] as const).map((name) => [
          name,
          (new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(blocks[game] ?? '') ?? []).slice(1),
        ]),
      ),
    ]),
  );
}

const symbols = Object.fromEntries(
  COLOURS.map((colour) => [
    colour,
    {
      base: TAKI[colour].base,
      figure: TAKI[colour].figure,
      drawing: symbol(colour, TAKI[colour].figure, TAKI[colour].base),
    },
  ]),
);
const faces = Array.from({ length: 10 }, (_, seat) => inside(faceSvg(seat, false)));
const art = { felts: felts(), symbols, faces, cards, parts };
writeFileSync(target, `${JSON.stringify(art).replaceAll(/,(?=["[])/g, ',\n')}\n`);
await server.close();
