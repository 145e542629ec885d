import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What of a game is shown on every page; the rest of its folder belongs to the table. */
const FACES = ['!(tables)', '*/{face,cards,palette,symbols,plain}'].map((path) => `src/games/${path}.ts`);
const TABLES = ['src/games/table[s].ts', 'src/games/*/!(face|cards|palette|symbols|plain).{ts,svelte}'];

/** The rooms of src, lowest first: a room imports from itself and from those before it. */
const ROOMS = [
  ['src/wire/**'],
  ['src/rules/**'],
  ['src/art/**'],
  ['src/text/**'],
  ['src/model/**'],
  ['src/app/**'],
  FACES,
  ['src/ui/**'],
  ['src/panels/**'],
  ['src/table/**'],
  TABLES,
  ['src/screens/**'],
];

const downwards = ROOMS.slice(0, -1).flatMap((room, i) =>
  room.map((target) => ({
    target,
    from: ROOMS.slice(i + 1).flat(),
    message: 'rooms import downwards only: see eslint.config.js',
  })),
);

const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

for (const folder of foldersOf('src'))
  if (!ROOMS.flat().some((path) => path.startsWith(`src/${folder}/`)))
    throw new Error(`src/${folder}: give it its place in ROOMS`);

/** A game knows no other, and nothing else knows a game; only the plain one is known to the two lists of games. */
const apart = foldersOf('src/games').map((name) => ({
  target: ['src/!(games)/**', `src/games/!(${name})/**`, ...(name === 'generic' ? [] : ['src/games/*.ts'])],
  from: [`src/games/${name}/**`],
  message: 'ask the face of a game, or its table',
}));

export default ts.config(
  { ignores: ['public', 'src/wire', 'screens/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    // By name: import-x parses components too, with the options of the file that imports them.
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: '@typescript-eslint/parser', extraFileExtensions: ['.svelte'] },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: [...downwards, ...apart] }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      // Prettier breaks all lines but comments and long strings.
      'max-len': ['error', { code: 10_000, comments: 120 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What is set so is our own drawing, never anybody's text.
      'svelte/no-at-html-tags': 'off',
      // TypeScript knows what is declared.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { svelteConfig } },
  },
);
