/** Bring the Fluent files that Python reads into the bundle: a chunk for each language, and one for its rulebooks. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { RuleText } from '../src/wire/types';

const NAME = /^virtual:(text|rules)\/(en|he|ar)$/;
/** What the page itself says; the server says what happens at the table. */
const AREAS = ['common', 'web'];

/** The games that have a file of a kind: `NAME-rules.ftl` is a rulebook, `NAME-web.ftl` is what the page says. */
function gamesWith(folder: string, kind: 'rules' | 'web'): string[] {
  return readdirSync(folder)
    .flatMap((file) => new RegExp(`^(.+)-${kind}\\.ftl$`).exec(file)?.[1] ?? [])
    .toSorted();
}

/** Leave out comments: nobody reads them in a bundle. */
function compact(source: string): string {
  return source.replace(/^#.*\n/gm, '');
}

/** Read a rulebook. */
function rulesIn(lang: string, source: string): RuleText[] {
  const bundle = new FluentBundle(lang);
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const said = (pattern: Parameters<FluentBundle['formatPattern']>[0] | null | undefined): string =>
    pattern == null ? '' : bundle.formatPattern(pattern);
  return resource.body.map(({ id, value, attributes }) => ({
    rule: id,
    title: said(value),
    text: said(attributes['text']),
    section: said(attributes['section']),
  }));
}

const LANGUAGES = { en: 'ltr', he: 'rtl', ar: 'rtl' } as const;

/** Give a message of every language: where none can be chosen, all are told. */
function everywhere(folder: string, message: string): [lang: string, dir: string, text: string][] {
  return Object.entries(LANGUAGES).map(([lang, dir]) => {
    const text = new RegExp(`^${message} = (.+)$`, 'm').exec(readFileSync(join(folder, lang, 'web.ftl'), 'utf-8'))?.[1];
    if (text === undefined) throw new Error(`no ${message} in ${lang}`);
    return [lang, dir, text];
  });
}

/** What is told of the page before its script runs: to whoever shows a link to it, and where no script may run. */
function heralds(folder: string): HtmlTagDescriptor[] {
  const joined = (message: string): string =>
    everywhere(folder, message)
      .map(([, , text]) => text)
      .join(' · ');
  const about = joined('web-hero-more');
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  return [
    meta({ name: 'description', content: about }),
    meta({ property: 'og:title', content: joined('web-brand') }),
    meta({ property: 'og:description', content: about }),
    meta({ property: 'og:image', content: '/icon-512.png' }),
    {
      tag: 'noscript',
      injectTo: 'body',
      children: everywhere(folder, 'web-no-script')
        .map(([lang, dir, text]) => `<p lang="${lang}" dir="${dir}">${text}</p>`)
        .join(''),
    },
  ];
}

export function locales(folder: string): Plugin {
  return {
    name: 'klaf-locales',
    transformIndexHtml: () => heralds(folder),
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, lang] = NAME.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || kind === undefined || lang === undefined) return null;
      const read = (file: string): string => {
        const path = join(folder, lang, file);
        this.addWatchFile(path);
        return readFileSync(path, 'utf-8');
      };
      const content =
        kind === 'text'
          ? [
              ...AREAS.map((area) => compact(read(`${area}.ftl`))),
              ...gamesWith(join(folder, lang), 'web').map((game) => compact(read(`${game}-web.ftl`))),
              ...(read('server.ftl').match(/^level-.*$/gm) ?? []),
            ].join('\n')
          : Object.fromEntries(
              gamesWith(join(folder, lang), 'rules').map((game) => [game, rulesIn(lang, read(`${game}-rules.ftl`))]),
            );
      return `export default ${JSON.stringify(content)}`;
    },
  };
}
