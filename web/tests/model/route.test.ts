import { expect, test } from 'vitest';
import { codeOf, invited, neverInCodes, parseRoute, pathOf, type Route } from '../../src/model/route';

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
