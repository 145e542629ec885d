import { expect, test, vi } from 'vitest';
import { actionOf, moveKeyOf } from '../../src/model/keys';
import { ShowQueue, pace } from '../../src/model/queue';
import { Retry } from '../../src/model/retry';
import { codeOf, invited, neverInCodes, parseRoute, pathOf, type Route } from '../../src/model/route';
import { defaults, guessLanguage, readSettings, storeSettings } from '../../src/model/settings';
import { titleOf } from '../../src/model/title';
import { editionFor, holds, marking, optionsOf, withEdition, withRule } from '../../src/model/options';
import type { GameInfo, OptionInfo } from '../../src/wire/types';

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

test('arrows follow the reading direction and shortcuts of the browser are left alone', () => {
  const key = (code: string, ctrlKey = false) => ({ code, ctrlKey, altKey: false, metaKey: false });
  expect([actionOf(key('ArrowLeft'), false), actionOf(key('ArrowLeft'), true)]).toEqual(['previous', 'next']);
  expect([actionOf(key('KeyR'), true), actionOf(key('KeyR', true), true), actionOf(key('KeyZ'), true)]).toEqual([
    'rules',
    null,
    null,
  ]);
  const keys = [{ letter: 'L', move: 'last', label: '' }];
  expect([moveKeyOf(key('KeyL'), keys)?.move, moveKeyOf(key('KeyL', true), keys)]).toEqual(['last', undefined]);
});

test('things are shown in order, faster when many wait, and one that fails stops nothing', async () => {
  const shown: [string, number][] = [];
  const done: string[] = [];
  const queue = new ShowQueue<string>(
    async (item, speed) => {
      shown.push([item, speed]);
      if (item === 'b') throw new Error(item);
      await Promise.resolve();
    },
    (item) => done.push(item),
  );
  for (const item of 'abcd') queue.push(item);
  await vi.waitFor(() => expect(done).toHaveLength(4));
  expect(shown).toEqual([
    ['a', 1],
    ['b', 0.6],
    ['c', 1],
    ['d', 1],
  ]);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect([pace(5), pace(20)]).toEqual([0.3, 0]);
});

test('what is forgotten while it is shown neither counts as shown nor holds up the next', async () => {
  const done: string[] = [];
  let finish = (): void => {};
  const queue = new ShowQueue<string>(
    (item) => (item === 'slow' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()),
    (item) => done.push(item),
  );
  queue.push('slow');
  queue.push('waiting');
  queue.clear();
  expect(queue.showing).toBeNull();
  queue.push('next');
  await vi.waitFor(() => expect(done).toEqual(['next']));
  finish();
  await Promise.resolve();
  queue.push('last');
  await vi.waitFor(() => expect(done).toEqual(['next', 'last']));
});

test('routes are read back as they are written', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'create', game: 'eight' },
    { page: 'join' },
    { page: 'settings' },
    { page: 'table', code: 'ABC234' },
    { page: 'replay', code: 'ABC234', match: 2, step: 14 },
    { page: 'replay', code: 'ABC234', match: 2, step: 0, key: 'a_key-of&it' },
    { page: 'rules', game: 'taki', rule: 'TK-21', edition: null },
    { page: 'rules', game: 'eight', rule: null, edition: 'classic' },
    { page: 'learn', game: 'tuki' },
    { page: 'not-found' },
  ];
  for (const route of routes) {
    const url = new URL(pathOf(route), 'http://host');
    expect(parseRoute(url.pathname, url.search, url.hash)).toEqual(route);
  }
  expect(parseRoute('/t/nonsense').page).toBe('not-found');
  expect(parseRoute('/new/Not-a-name').page).toBe('not-found');
  expect(parseRoute('/replay/ABC234/1', '?step=-3')).toMatchObject({ step: 0 });
});

test('a code may be typed in small letters and with gaps', () => {
  expect([codeOf(' abc-234 '), codeOf('ABC23'), codeOf('ABCI01')]).toEqual(['ABC234', null, null]);
});

test('an invitation is as good as its code, and what codes never have is known', () => {
  expect(['http://192.168.1.7:8421/t/abc234', 'Play with us: https://klaf.test/t/ABC234?x=1 now'].map(codeOf)).toEqual([
    'ABC234',
    'ABC234',
  ]);
  expect(['https://klaf.test/t/ABC234/', '/t/ABC2345', 'abc 234'].map(invited)).toEqual([
    'ABC234',
    '/t/ABC2345',
    'abc 234',
  ]);
  expect(['ABCD01', 'abcdio', 'ABC234', 'ABC0', 'https://klaf.test/t/ABCDE0'].map(neverInCodes)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('an address that cannot be read leads nowhere', () => {
  expect(parseRoute('/t/%E0%A4%A')).toEqual({ page: 'not-found' });
});

test('house rules that are as by default, or that the edition does not have, are not written down', () => {
  const option = (name: string, edition: string | null = null): OptionInfo => ({
    name,
    rule: '',
    label: name,
    kind: 'flag',
    default: false,
    edition,
  });
  const seat: OptionInfo = { ...option('opener'), kind: 'seat', default: 'seed' };
  const options = [option('a'), option('b', 'old'), { ...option('c'), rule: 'XX-02' }, seat];
  const info = { editions: ['new', 'old'], only: { 'XX-02': 'new', 'XX-03': 'old' }, options } as unknown as GameInfo;
  expect([optionsOf(info, null), optionsOf(info, 'old')].map((found) => found.map(({ name }) => name))).toEqual([
    ['a', 'c'],
    ['a', 'b'],
  ]);
  const chosen = withRule(withRule({ game: 'taki', edition: 'old' }, option('a'), true), option('b', 'old'), true);
  expect(chosen.options).toEqual({ a: true, b: true });
  expect(withRule(chosen, option('a'), false).options).toEqual({ b: true });
  expect(withEdition(chosen, info, 'new')).toEqual({ game: 'taki', edition: 'new', options: { a: true } });
  expect(marking(info)?.name).toBe('opener');
  expect(['XX-01', 'XX-02', 'XX-03'].filter((rule) => holds(info, 'old', rule))).toEqual(['XX-01', 'XX-03']);
  expect([editionFor(info, 'old', 'XX-02'), editionFor(info, null, 'XX-03'), editionFor(info, 'gone', null)]).toEqual([
    'old',
    'old',
    'new',
  ]);
});

test('what a server could not answer is tried again when it answers, until it works or is given up', async () => {
  const outcomes = ['down', 'down', 'up', 'down', 'wrong'];
  const tried: string[] = [];
  let [asleep, slept] = [0, 0];
  const retry = new Retry(
    async () => {
      const outcome = outcomes.shift() ?? 'down';
      tried.push(outcome);
      if (outcome !== 'up') throw new Error(outcome);
    },
    {
      isTemporary: (error) => error instanceof Error && error.message === 'down',
      awake: async () => (asleep += 1) % 2 === 0,
      sleep: async () => void (slept += 1),
    },
  );
  await retry.now();
  expect([tried, slept]).toEqual([['down', 'down', 'up'], 4]);
  await retry.now();
  expect(tried.slice(3)).toEqual(['down', 'wrong']);
  const given = retry.now();
  retry.stop();
  await given;
  expect(tried).toHaveLength(6);
});

test('the title names the page, and the game as soon as it is known', () => {
  const say = (message: string, facts = {}): string => [message, ...Object.values(facts).map(String)].join(' ');
  const called = (game: string): string => `game-${game}`;
  expect(titleOf({ page: 'home' }, null, say, called)).toBe('web-title');
  expect(titleOf({ page: 'settings' }, null, say, called)).toBe('web-title-of web-settings');
  expect(titleOf({ page: 'rules', game: 'eight', rule: null }, null, say, called)).toBe(
    'web-title-of web-rules-of game-eight',
  );
  expect(titleOf({ page: 'table', code: 'ABC234' }, null, say, called)).toBe('web-title-of web-title-code ABC234');
  expect(titleOf({ page: 'table', code: 'ABC234' }, 'tuki', say, called)).toBe(
    'web-title-of web-title-table game-tuki ABC234',
  );
  expect(titleOf({ page: 'replay', code: 'ABC234', match: 1, step: 0 }, 'taki', say, called)).toBe(
    'web-title-of web-title-replay game-taki',
  );
});
