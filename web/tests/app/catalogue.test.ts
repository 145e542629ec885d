import { beforeEach, expect, test } from 'vitest';
import { Catalogue } from '../../src/app/catalogue.svelte';
import type { Catalogue as CatalogueInfo } from '../../src/wire/types';
import { FakePage } from '../fakes';

const GAME = { name: 'stairs', title: 'Stairs', cards: { 2: {}, 10: {}, 1: {}, 3: {}, 11: {} }, moves: [] };
let asked: string[];
let catalogue: Catalogue;

beforeEach(() => {
  asked = [];
  const fetch = (lang: string): Promise<CatalogueInfo> => {
    asked.push(lang);
    return Promise.resolve({ lang, games: [GAME] } as unknown as CatalogueInfo);
  };
  catalogue = new Catalogue(fetch, new FakePage());
});

test('it is fetched once for each language in turn', async () => {
  for (const lang of ['en', 'en', 'he', 'en'] as const) await catalogue.load(lang);
  expect([asked, catalogue.loaded?.lang]).toEqual([['en', 'he', 'en'], 'en']);
});

test('what cannot be fetched leaves what was there', async () => {
  await catalogue.load('en');
  const lost = new Catalogue(() => Promise.reject(new Error('offline')), new FakePage());
  await expect(lost.load('en')).rejects.toThrow('offline');
  expect([lost.loaded, catalogue.books.has('stairs')]).toEqual([null, true]);
});

test('a game is called by the page, else by the server, else by its name', async () => {
  expect(catalogue.gameName('stairs')).toBe('stairs');
  await catalogue.load('en');
  expect(['known', 'stairs', 'other'].map((game) => catalogue.gameName(game))).toEqual([
    'game-known',
    'Stairs',
    'other',
  ]);
});

test('a few cards stand for a game: the lowest, the middle and the highest', async () => {
  expect(catalogue.someCards('stairs')).toEqual([]);
  await catalogue.load('en');
  expect(catalogue.someCards('stairs')).toEqual(['1', '3', '11']);
});

test('any game may be there until the catalogue is, and then those that it or the page knows', async () => {
  expect(catalogue.mayKnow('other')).toBe(true);
  await catalogue.load('en');
  expect(['stairs', 'known', 'other'].map((game) => catalogue.mayKnow(game))).toEqual([true, true, false]);
});
