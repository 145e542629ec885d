/** Write the service worker's list of files, with a version made of their names. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/worker.js', import.meta.url));
const ALWAYS = ['/', '/manifest.webmanifest', '/icon.svg'];

export function offline(): Plugin {
  return {
    name: 'klaf-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css|woff2)$/.test(name))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify([...ALWAYS, ...files])};\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + readFileSync(WORKER, 'utf-8') });
    },
  };
}
