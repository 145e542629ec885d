import { expect, test } from 'vitest';
import { noticesOf } from '../../src/model/notices';
import { applied, type Change, type TableState } from '../../src/model/table';
import type { Snapshot, Table } from '../../src/wire/types';
import { snapshotOf, tableOf } from '../fakes';

function stateOf(changes: Partial<Table>, viewer: Partial<Snapshot> = {}): TableState {
  return (applied(null, snapshotOf(tableOf(['Noa', 'Gal'], changes), viewer), 0) as Change).state;
}
const names = (before: TableState, after: TableState, leaving = false): string[] =>
  noticesOf(before, after, leaving).map(([message, facts]) => [message, ...Object.values(facts ?? {})].join(' '));

test('a seat that is lost between matches is told, unless its person gave it up', () => {
  const [sits, stands] = [stateOf({}), stateOf({}, { seat: null })];
  expect(names(sits, stands)).toEqual(['web-removed']);
  expect(names(sits, stands, true)).toEqual([]);
  expect(names(stateOf({ stage: 'playing' }), stateOf({ stage: 'playing' }, { seat: null }))).toEqual([]);
});

test('another host is told to everybody, and to themselves', () => {
  const [first, second] = [stateOf({}, { host: false }), stateOf({ host: 1 }, { host: false })];
  expect(names(first, second)).toEqual(['web-host-now Gal']);
  expect(names(first, stateOf({ host: 1 }))).toEqual(['web-host-you']);
});

test('a host who changes seats is no other, and neither is that of another table', () => {
  expect(names(stateOf({}), stateOf({ host: 1 }))).toEqual([]);
  expect(names(stateOf({}, { host: false }), stateOf({ code: 'GHJKLM', host: 1 }, { host: false }))).toEqual([]);
});

test('a match that is dealt anew before it has ended was lost by the server', () => {
  const playing = stateOf({ stage: 'playing', match: 1 });
  const finished = [{ match: 1, winners: [0], scores: [1, 0] }];
  expect(names(playing, stateOf({ stage: 'dealing', match: 1 }))).toEqual(['web-restored']);
  expect(names(playing, stateOf({ stage: 'dealing', match: 1, finished }))).toEqual([]);
  expect(names(playing, stateOf({ stage: 'dealing', match: 1, code: 'GHJKLM' }))).toEqual([]);
});
