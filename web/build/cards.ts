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
const { BACK, CARDS, GAMES, cardSvg } = (await server.ssrLoadModule(
  '/src/art/index.ts',
)) as typeof import('../src/art/index.ts');
for (const game of GAMES) {
  mkdirSync(join(folder, game), { recursive: true });
  for (const card of [...CARDS[game], BACK])
    writeFileSync(join(folder, game, `${card}.svg`), `${cardSvg(game, card)}\n`);
}
await server.close();
