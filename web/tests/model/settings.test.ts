import { expect, test, vi } from 'vitest';
import { defaults, guessLanguage, readSettings, storeSettings } from '../../src/model/settings';

const shelf = (stored: string | null) => ({ getItem: () => stored, setItem: vi.fn() });

test('settings survive storing, and damage is mended with defaults', () => {
  const stored = { ...defaults('he'), patterns: true, speed: 'fast' as const };
  const kept = shelf(null);
  storeSettings(kept, stored);
  expect(readSettings(shelf(String(kept.setItem.mock.calls[0]![1])), ['en'])).toEqual(stored);
  for (const damaged of ['', '[', 'null', '{"lang":"xx","speed":7,"large":"yes"}'])
    expect(readSettings(shelf(damaged), ['ar-EG'])).toEqual(defaults('ar'));
  expect(readSettings(null, [])).toEqual(defaults('en'));
});

test('a storage that refuses costs nothing', () => {
  const broken = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(readSettings(broken, ['he'])).toEqual(defaults('he'));
  expect(() => storeSettings(broken, defaults('he'))).not.toThrow();
});

test('the language is the first of the browser’s that we speak', () => {
  expect([guessLanguage(['fr-FR', 'iw-IL']), guessLanguage(['ar']), guessLanguage(['de'])]).toEqual(['he', 'ar', 'en']);
});
