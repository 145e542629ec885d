/** Bring the Fluent files that Python reads into the bundle, a chunk for each language and area. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'he', 'ar'];
const NAME = /^virtual:text\/(en|he|ar)\/(play|rules)$/;
/** What the terminal alone says stays out of the page. */
const TERMINAL = /^(cli)\.ftl$/;

/** Leave out comments: nobody reads them in a bundle. */
function compact(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}(?! )/g, '\n');
}

export function locales(folder: string): Plugin {
  return {
    name: 'klaf-locales',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const found = NAME.exec(id.slice(1));
      if (!found || !id.startsWith('\0')) return null;
      const [, lang, area] = found;
      const files = readdirSync(join(folder, lang!)).filter((file) => !TERMINAL.test(file) && file.endsWith('-rules.ftl') === (area === 'rules'));
      const text = files.map((file) => {
        const path = join(folder, lang!, file);
        this.addWatchFile(path);
        return compact(readFileSync(path, 'utf-8'));
      });
      return `export default ${JSON.stringify(text.join('\n'))}`;
    },
  };
}

export { LANGUAGES };
