import { beforeEach, expect, test } from 'vitest';
import { Name } from '../../src/app/name';
import { Phrases } from '../../src/app/phrases.svelte';
import { CurrentTable } from '../../src/app/table.svelte';
import { RefusedError } from '../../src/model/connection';
import { Sharing } from '../../src/model/entropy';
import { Receipts } from '../../src/model/receipts';
import type { Commit } from '../../src/wire/types';
import { FakeReceiptStore, WELCOME, World, settle, snapshotOf, tableOf } from '../fakes';

const SETTINGS = { game: 'taki', seats: 2, public: false, clock: 0, options: {}, edition: null } as const;
let world: World;
let table: CurrentTable;
let name: Name;
let phrases: Phrases;
let shares: FakeReceiptStore;
let muted: string[];

beforeEach(() => {
  world = new World();
  [shares, muted] = [new FakeReceiptStore(), []];
  phrases = new Phrases(world.page, { has: (each) => muted.includes(each) });
  const sharing = new Sharing(new Receipts(shares), () => '12'.repeat(32));
  table = new CurrentTable(world.server, world.guest, phrases, sharing, world.page, world.http);
  name = new Name(world.guest, table, world.page, (error) => (error as Error).message);
});

/** Be at a table. */
async function enter(snapshot = snapshotOf(tableOf(['Noa', 'Gal']))): Promise<void> {
  await world.comeIn();
  void table.enter(snapshot.table.code);
  await settle();
  world.hear(snapshot);
  await world.answer('enter');
}

test('a table is entered, followed, and left', async () => {
  await enter();
  expect([table.known?.seq, table.shown.state?.seq, table.shown.settled]).toEqual([1, 1, true]);
  world.hear({ t: 'update', code: 'ABCDEF', seq: 2, table: tableOf(['Noa', '']) });
  expect(table.shown.state?.table.seats[1]?.kind).toBe('open');
  world.page.route = { page: 'home' };
  table.leave('ABCDEF');
  expect(world.count('leave')).toBe(1);
  expect([table.known, table.shown.state]).toEqual([null, null]);
});

test('a table that is entered already is not asked for again', async () => {
  await enter();
  await table.enter('ABCDEF');
  expect(world.count('enter')).toBe(1);
});

test('a table that is not there is told of', async () => {
  await world.comeIn();
  void table.enter('ABCDEF');
  await settle();
  await world.answer('enter', { code: 'no-table', text: 'no such table' });
  expect(world.server.trouble?.code).toBe('no-table');
});

test('whoever goes elsewhere meanwhile is not where they went first', async () => {
  await world.comeIn();
  void table.enter('ABCDEF');
  await settle();
  world.page.route = { page: 'home' };
  table.leave('ABCDEF');
  world.hear(snapshotOf(tableOf(['Noa', 'Gal'])));
  await world.answer('enter', { code: 'no-table', text: '' });
  expect([table.known, world.server.trouble]).toEqual([null, null]);
});

test('what is told of another table than the last that was entered is left unread', async () => {
  await enter();
  void table.enter('GHJKLM');
  await settle();
  const [first, last] = ['ABCDEF', 'GHJKLM'].map((code) => tableOf(['Noa', ''], { code }));
  world.hear(snapshotOf(last!, { seq: 5 }));
  world.hear(snapshotOf(first!, { seq: 9 }));
  world.hear({ t: 'update', code: 'ABCDEF', seq: 6, table: first! });
  world.hear({ t: 'presence', code: 'ABCDEF', presence: { seats: ['gone', 'gone'] } });
  world.hear({ t: 'said', code: 'ABCDEF', seat: 1, phrase: 'hello', text: 'Hello' });
  expect([table.known?.table.code, table.known?.seq, phrases.said]).toEqual(['GHJKLM', 5, {}]);
  expect(table.known?.presence.seats).toEqual(['here', 'here']);
});

test('a table that is made is where one is, unless one has gone elsewhere', async () => {
  await world.comeIn();
  const made = table.create(SETTINGS, []);
  await settle();
  await world.answer('create', undefined, 'ABCDEF');
  world.hear(snapshotOf(tableOf(['Noa', ''])));
  expect([await made, table.known?.table.code]).toEqual(['ABCDEF', 'ABCDEF']);

  world.page.route = { page: 'home' };
  table.leave('ABCDEF');
  const other = table.playNow('taki', 3);
  await settle();
  expect(world.command('create')).toMatchObject({ bots: ['casual', 'casual'] });
  table.leave('GHJKLM');
  await world.answer('create', undefined, 'GHJKLM');
  expect([await other, table.known, world.count('start')]).toEqual(['GHJKLM', null, 0]);
});

test('playing now makes a table and deals', async () => {
  await world.comeIn();
  const made = table.playNow('taki', 2);
  await settle();
  await world.answer('create', undefined, 'ABCDEF');
  await world.answer('start');
  expect(await made).toBe('ABCDEF');
});

test('after a break the table is entered again, from what was seen last', async () => {
  await enter();
  world.hangUp();
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect(world.command('enter')).toMatchObject({ code: 'ABCDEF', seq: 1 });
  await world.answer('enter', { code: 'no-table', text: 'gone' });
  expect([table.known, world.server.trouble?.text]).toEqual([null, 'gone']);
});

test('a table of which nothing was told before the break is asked for anew', async () => {
  await world.comeIn();
  void table.enter('ABCDEF');
  await settle();
  await world.answer('enter');
  world.hangUp();
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect([world.count('enter'), world.command('enter')['seq']]).toEqual([2, null]);
  world.hear(snapshotOf(tableOf(['Noa', 'Gal'])));
  expect(table.known?.table.code).toBe('ABCDEF');
});

test('a table that was made before the break is gone to after it', async () => {
  await world.comeIn();
  const made = table.create(SETTINGS, []);
  await settle();
  await world.answer('create', undefined, 'ABCDEF');
  void table.enter(await made);
  world.hangUp();
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect(world.command('enter')).toMatchObject({ code: 'ABCDEF', seq: null });
});

test('who leaves during a break has left, though the table was asked for before it', async () => {
  await world.comeIn();
  void table.enter('ABCDEF');
  await settle();
  world.hangUp();
  table.leave('ABCDEF');
  world.hear(WELCOME);
  expect(world.sent.slice(-2).map(({ t }) => t)).toEqual(['enter', 'leave']);
});

test('who is home again before a table is made does not seem to sit there', async () => {
  await world.comeIn();
  const made = table.create(SETTINGS, []);
  await settle();
  table.leave('');
  await world.answer('create', undefined, 'ABCDEF');
  await made;
  expect(world.count('leave')).toBe(1);
});

test('a gap is filled', async () => {
  await enter();
  world.hear({ t: 'update', code: 'ABCDEF', seq: 5 });
  expect(world.command('enter')).toMatchObject({ code: 'ABCDEF', seq: 1 });
  expect(table.known?.seq).toBe(1);
});

test('a move is sent with what was seen when it was chosen, and a refusal comes back', async () => {
  await enter();
  const played = table.play('R7');
  expect(world.command('play')).toMatchObject({ move: 'R7', seq: 1 });
  await world.answer('play', { code: 'stale', text: '' });
  expect((await played)?.code).toBe('stale');
});

test('whoever is removed is told, and not who stands up', async () => {
  await enter();
  const standing = table.tell({ t: 'stand' });
  world.hear({ t: 'update', code: 'ABCDEF', seq: 2, table: tableOf(['', 'Gal']), you: { seat: null, host: true } });
  expect(world.page.toasts).toEqual([]);
  await world.answer('stand');
  await standing;
  world.hear({ t: 'update', code: 'ABCDEF', seq: 3, table: tableOf(['Noa', 'Gal']), you: { seat: 0, host: true } });
  world.hear({ t: 'update', code: 'ABCDEF', seq: 4, table: tableOf(['', 'Gal']), you: { seat: null, host: true } });
  expect(world.page.toasts).toEqual(['web-removed']);
});

test('the browser does its part in the shuffle: it is bound first, and tells its number when all are', async () => {
  await enter();
  const round = { commitment: 'ab'.repeat(32), commitments: [null, null], shares: [null, null] };
  const dealing = (seq: number, shuffle: object): void =>
    world.hear({
      t: 'update',
      code: 'ABCDEF',
      seq,
      table: tableOf(['Noa', 'Gal'], { stage: 'dealing', shuffle: { ...round, ...shuffle } }),
    });
  dealing(2, {});
  const { commitment } = world.command('commit') as unknown as Commit;
  await world.answer('commit');
  dealing(3, { commitments: [commitment, null], sealed: true });
  expect(world.command('reveal')).toMatchObject({ shuffle: round.commitment, share: '12'.repeat(32) });
  await world.answer('reveal');
  expect(shares.all.at(-1)).toMatchObject({
    table: 'ABCDEF',
    match: 1,
    seat: 0,
    share: '12'.repeat(32),
    state: 'told',
  });
});

test('everybody is told for whose silence the cards are shuffled anew', async () => {
  await enter();
  const dealing = (seq: number, redealt: number[][]): void => {
    const shuffle = { commitment: `${seq}`.repeat(64), commitments: [null, null], shares: [null, null], redealt };
    world.hear({ t: 'update', code: 'ABCDEF', seq, table: tableOf(['Noa', 'Gal'], { stage: 'dealing', shuffle }) });
  };
  dealing(2, []);
  dealing(3, [[1]]);
  dealing(4, [[1], []]);
  expect(world.page.toasts).toEqual(['web-redealt Gal', 'web-restarted']);
});

test('phrases are shown, unless they are muted or of a seat whose person is', async () => {
  await enter();
  const said = (): string[] => Object.keys(phrases.said);
  muted = ['Gal'];
  world.hear({ t: 'said', code: 'ABCDEF', seat: 1, phrase: 'hello', text: 'Hello' } as never);
  expect(said()).toEqual([]);
  muted = [];
  world.hear({ t: 'said', code: 'ABCDEF', seat: 1, phrase: 'hello', text: 'Hello' } as never);
  expect(said()).toEqual(['1']);
  world.page.set({ phrases: false });
  world.hear({ t: 'said', code: 'ABCDEF', seat: 0, phrase: 'hello', text: 'Hello' } as never);
  expect(said()).toEqual(['0', '1']);
  table.leave('ABCDEF');
  expect(said()).toEqual([]);
});

test('a new guest has no seat any more', async () => {
  await enter();
  table.loseSeat();
  expect([table.known?.seat, table.known?.host, world.page.toasts]).toEqual([null, false, ['web-new-guest']]);
});

test('who only looks at a replay stays at the table, and nothing is shown behind it', async () => {
  const playing = tableOf(['Noa', 'Gal'], { stage: 'playing', match: 1 });
  await enter(snapshotOf(playing, { match: { number: 1, view: {}, moves: [], acting: [], scores: [] } as never }));
  world.page.route = { page: 'replay', code: 'ABCDEF', match: 1, step: 0 };
  table.leave('ABCDEF');
  expect([world.count('leave'), table.played]).toEqual([0, { code: 'ABCDEF', match: 1 }]);
  world.hear({
    t: 'update',
    code: 'ABCDEF',
    seq: 2,
    match: { number: 1, view: {}, moves: ['x'], acting: [], scores: [] } as never,
  });
  expect(table.shown.state?.seq).toBe(2);
});

test('who came after a match finds out who has played', async () => {
  const over = tableOf(['', 'Gal'], { stage: 'over', match: 1 });
  world.http.players = { names: ['Dan', 'Bot 2'], bots: [1] };
  await enter(snapshotOf(over, { seat: null, match: { number: 1, view: { over: true }, moves: [] } as never }));
  await table.recallPlayers();
  expect(table.shown.state?.players?.map((seat) => [seat.kind, seat.name])).toEqual([
    ['person', 'Dan'],
    ['bot', 'Bot 2'],
  ]);
  await table.recallPlayers();
  expect(world.http.asked.filter((each) => each === 'replay')).toHaveLength(1);
});

test('a new name is taken at the table too, and a refused one is given back', async () => {
  await enter();
  const changed = name.change('Noam');
  await settle();
  expect(world.command('sit')).toMatchObject({ seat: 0 });
  await world.answer('sit');
  await changed;
  expect(world.page.settings.name).toBe('Noam');

  const refused = name.change('Gal');
  await settle();
  await world.answer('sit', { code: 'name-taken', text: 'taken' });
  await expect(refused).rejects.toThrow(RefusedError);
  expect([world.page.settings.name, world.guest.info?.name]).toEqual(['Noam', 'Noam']);
});

test('a name that is changed while a match is played is used after it', async () => {
  const playing = tableOf(['Noa', 'Gal'], { stage: 'playing', match: 1 });
  await enter(snapshotOf(playing));
  await name.change('Noam');
  expect([world.count('sit'), world.page.toasts]).toEqual([0, ['web-name-later']]);
  world.hear({ t: 'update', code: 'ABCDEF', seq: 2, table: { ...playing, stage: 'over' } });
  await settle();
  await world.answer('sit', { code: 'name-taken', text: 'taken' });
  expect([world.guest.info?.name, world.page.toasts.at(-1)]).toEqual(['Noa', 'taken']);
});
