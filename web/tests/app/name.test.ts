import { beforeEach, expect, test } from 'vitest';
import { Name } from '../../src/app/name';
import { RefusedError, type NewCommand } from '../../src/model/connection';
import type { TableState } from '../../src/model/table';
import type { Refused } from '../../src/wire/types';
import { FakePage, settle, tableOf } from '../fakes';

const TAKEN: Refused = { t: 'refused', re: '1', code: 'name-taken', text: 'taken' };
let page: FakePage;
let told: NewCommand[];
let refusal: Refused | null;
let unreachable: boolean;
let guest: { info: { name: string } | null; introduce(name: string): Promise<{ name: string }> };
let table: {
  known: Pick<TableState, 'seat' | 'table'> | null;
  onMatchEnd: (name: string) => void;
  tell(wish: NewCommand): Promise<Refused | null>;
};
let name: Name;

beforeEach(() => {
  page = new FakePage();
  [told, refusal, unreachable] = [[], null, false];
  guest = {
    info: { name: 'Noa' },
    introduce: (wanted) =>
      unreachable ? Promise.reject(new Error('offline')) : Promise.resolve((guest.info = { name: wanted.trim() })),
  };
  table = {
    known: { seat: 0, table: tableOf(['Noa', 'Gal']) },
    onMatchEnd: () => {},
    tell: (wish) => {
      told.push(wish);
      return Promise.resolve(refusal);
    },
  };
  name = new Name(guest as never, table as never, page, (error) => (error as Error).message);
});

test('the name that the server took is remembered, and shown at the table', async () => {
  await name.change(' Noam ');
  expect([page.settings.name, told, page.toasts]).toEqual(['Noam', [{ t: 'sit', seat: 0 }], []]);
});

test.each([
  ['at no table', null],
  ['who only watches', { seat: null, table: tableOf(['Dan', 'Gal']) }],
  ['who has that name there already', { seat: 0, table: tableOf(['Noam', 'Gal']) }],
])('nothing is asked of a table: %s', async (_, known) => {
  table.known = known;
  await name.change('Noam');
  expect([page.settings.name, told]).toEqual(['Noam', []]);
});

test('during a match it is said that the name comes later', async () => {
  table.known = { seat: 0, table: tableOf(['Noa', 'Gal'], { stage: 'playing' }) };
  await name.change('Noam');
  expect([told, page.toasts]).toEqual([[], ['web-name-later']]);
});

test('where a match began meanwhile the name is kept for after it', async () => {
  refusal = { ...TAKEN, code: 'playing' };
  await name.change('Noam');
  expect([page.settings.name, guest.info?.name]).toEqual(['Noam', 'Noam']);
});

test('a name that another has there is given back', async () => {
  refusal = TAKEN;
  await expect(name.change('Gal')).rejects.toThrow(RefusedError);
  expect([page.settings.name, guest.info?.name]).toEqual(['Noa', 'Noa']);
});

test('without an answer all stays as it was', async () => {
  unreachable = true;
  await expect(name.change('Noam')).rejects.toThrow('offline');
  expect([page.settings.name, told]).toEqual(['Noa', []]);
});

test('after a match whose name cannot be had is told, also where the old one cannot be given back', async () => {
  guest.info = { name: 'Gal' };
  refusal = TAKEN;
  table.onMatchEnd('Noa');
  await settle();
  expect([guest.info.name, page.toasts]).toEqual(['Noa', ['taken']]);
  guest.info = { name: 'Gal' };
  unreachable = true;
  table.onMatchEnd('Noa');
  await settle();
  expect(page.toasts).toEqual(['taken', 'offline']);
});
