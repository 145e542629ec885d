/** Write every card as an .svg file: `npm run cards -- FOLDER`. Programs without a browser can show them too. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'cards');
const server = await createServer({
  configFile: false,
  root: resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true, include: [] },
  appType: 'custom',
  logLevel: 'error',
});
const { BACK, FACES, cardSvg } = (await server.ssrLoadModule(
  '/src/games/faces.ts',
)) as typeof import('../src/games/faces.ts');
for (const { name: game, cards } of FACES) {
  mkdirSync(join(folder, game), { recursive: true });
  for (const card of [...cards, BACK]) writeFileSync(join(folder, game, `${card}.svg`), `${cardSvg(game, card)}\n`);
}
await server.close();
