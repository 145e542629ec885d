/**
 * Write the service worker's list of files, with a version made of their names and of what has always the same name.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/worker.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../index.html', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const ALWAYS = ['/', '/manifest.webmanifest', '/icon.svg'];
/** Scripts that nobody needs without a name in them: the browser fetches them then. */
const RARE = /-(cyrillic|latin-ext)/;

export function offline(): Plugin {
  return {
    name: 'klaf-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css|woff2)$/.test(name) && !RARE.test(name))
        .map((name) => `/${name}`)
        .sort();
      const named = createHash('sha256').update(files.join());
      for (const file of [
        WORKER,
        PAGE,
        ...readdirSync(PUBLIC)
          .sort()
          .map((name) => PUBLIC + name),
      ])
        named.update(readFileSync(file));
      const version = named.digest('hex').slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify([...ALWAYS, ...files])};\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + readFileSync(WORKER, 'utf-8') });
    },
  };
}
