/**
 * Write what Python draws with, as one file of JSON: `npm run pictures [-- FILE]`.
 *
 * Cards in all their looks share most of their parts: each part is written once, and drawings name it by its number.
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
const { BACK, FACES, cardSvg } = (await server.ssrLoadModule(
  '/src/games/faces.ts',
)) as typeof import('../src/games/faces.ts');
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
for (const { name: game, cards: kinds } of FACES)
  for (const theme of ['light', 'dark'] as const)
    for (const mirrored of [false, true])
      for (const patterns of [false, true]) {
        const look = [theme, ...(mirrored ? ['mirrored'] : []), ...(patterns ? ['patterns'] : [])].join(' ');
        const drawn = [...kinds, BACK].map(
          (card) => [card, drawing(cardSvg(game, card, { theme, mirrored, patterns }))] as const,
        );
        cards[game] = { ...cards[game], [look]: Object.fromEntries(drawn) };
      }

/** The felt of each game, light and dark, as its style sheet has it; else that of the house. */
function felts(): Record<string, Record<string, string[]>> {
  const house = readFileSync(join(web, 'src/ui/tokens.css'), 'utf8');
  return Object.fromEntries(
    FACES.map(({ name: game }) => {
      const own = readFileSync(join(web, `src/games/${game}/felt.css`), 'utf8');
      const tones = (name: string): string[] => {
        const pattern = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`);
        return (pattern.exec(own) ?? pattern.exec(house) ?? []).slice(1);
      };
      return [game, { felt: tones('felt'), 'felt-edge': tones('felt-edge') }];
    }),
  );
}

const symbols = Object.fromEntries(
  FACES.flatMap(({ swatches = {} }) =>
    Object.entries(swatches).map(([name, { base, figure, symbol }]) => [name, { base, figure, drawing: symbol }]),
  ),
);
const faces = Array.from({ length: 10 }, (_, seat) => inside(faceSvg(seat, false)));
const art = { felts: felts(), symbols, faces, cards, parts };
writeFileSync(target, `${JSON.stringify(art).replaceAll(/,(?=["[])/g, ',\n')}\n`);
await server.close();
