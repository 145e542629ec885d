import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The rooms of src, lowest first: a room imports from itself and from those before it. */
const ROOMS = ['wire', 'art', 'text', 'model', 'app', 'ui', 'panels', 'table', 'screens'];

const zones = ROOMS.slice(0, -1).map((room, i) => ({
  target: `src/${room}`,
  from: ROOMS.slice(i + 1).map((above) => `src/${above}`),
  message: 'rooms import downwards only: see eslint.config.js',
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
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
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
