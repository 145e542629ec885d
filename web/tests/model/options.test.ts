import { expect, test } from 'vitest';
import { editionFor, holds, marking, optionsOf, typedNumber, withEdition, withRule } from '../../src/model/options';
import { picturesOf } from '../../src/games/faces';
import type { GameInfo, OptionInfo } from '../../src/wire/types';

test('a number that is typed is taken where it is whole and within its bounds', () => {
  const rounds: OptionInfo = {
    name: 'stall',
    rule: 'TU-18',
    label: '',
    kind: 'number',
    default: 10,
    lowest: 1,
    highest: 99,
  };
  expect(
    ['3', '1', '99', ' 7 ', '3.5', '', ' ', '0', '100', '-1', 'x', '1e400'].map((text) => typedNumber(text, rounds)),
  ).toEqual([3, 1, 99, 7, null, null, null, null, null, null, null, null]);
});

test('cards stand beside a rule where the edition has them', () => {
  expect(picturesOf('taki', 'TK-01', () => true)).toEqual(expect.arrayContaining(['king', '+3', 'break']));
  const older = picturesOf('taki', 'TK-01', (rule) => rule < 'TK-26' || rule > 'TK-33');
  expect([older.includes('king'), older.includes('+3'), older.includes('break')]).toEqual([true, false, false]);
  expect(picturesOf('taki', 'TK-99', () => true)).toEqual([]);
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
