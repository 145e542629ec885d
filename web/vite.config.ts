import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './build/locales.ts';
import { offline } from './build/offline.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [locales(here('../src/klaf/locale')), svelte(), ...(mode === 'test' ? [] : [offline()])],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/klaf/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:8421', ws: true }, '/api': 'http://127.0.0.1:8421' } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', isolate: false },
}));
