import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Phrases } from '../../src/app/phrases.svelte';
import type { TableState } from '../../src/model/table';
import { defaults } from '../../src/model/settings';
import type { Said } from '../../src/wire/types';
import { tableOf } from '../fakes';

const STATE = { seat: 0, table: tableOf(['Noa', 'Gal']) } as TableState;
let app: { settings: ReturnType<typeof defaults> };
let muted: Set<string>;
let phrases: Phrases;

const say = (seat: number, phrase: string): void =>
  phrases.hear({ t: 'said', code: 'ABCDEF', seat, phrase, text: phrase } as Said, STATE);
const said = (): string[] => Object.entries(phrases.said).map(([seat, { phrase }]) => `${seat} ${phrase}`);

beforeEach(() => {
  vi.useFakeTimers();
  [app, muted] = [{ settings: defaults('en') }, new Set()];
  phrases = new Phrases(app, muted);
});
afterEach(() => vi.useRealTimers());

test('a phrase goes after a few seconds, and each seat has its own', () => {
  say(0, 'hello');
  vi.advanceTimersByTime(2000);
  say(1, 'thanks');
  expect(said()).toEqual(['0 hello', '1 thanks']);
  vi.advanceTimersByTime(1500);
  expect(said()).toEqual(['1 thanks']);
});

test('who says something else meanwhile is heard for as long', () => {
  say(1, 'hello');
  vi.advanceTimersByTime(3000);
  say(1, 'thanks');
  vi.advanceTimersByTime(3000);
  expect(said()).toEqual(['1 thanks']);
  vi.advanceTimersByTime(500);
  expect(said()).toEqual([]);
});

test('whoever is muted, or all others, are not heard; oneself always is', () => {
  muted.add('Gal');
  say(1, 'hello');
  expect(said()).toEqual([]);
  muted.clear();
  app.settings = { ...app.settings, phrases: false };
  say(1, 'hello');
  say(0, 'hello');
  expect(said()).toEqual(['0 hello']);
});

test('what was said stays at its table', () => {
  say(1, 'hello');
  phrases.clear();
  expect(said()).toEqual([]);
});
