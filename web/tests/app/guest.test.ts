import { beforeEach, expect, test } from 'vitest';
import { WELCOME, World, settle } from '../fakes';

let world: World;
beforeEach(() => (world = new World()));
const bye = (code: string) => ({ t: 'bye', code, text: `bye ${code}`, retry: false }) as const;

test('coming in asks for the catalogue and a guest once, whoever asks', async () => {
  await Promise.all([world.guest.ready(), world.guest.ready()]);
  expect(world.http.asked).toEqual(['catalogue en', 'introduce Noa']);
  await world.guest.ready();
  expect(world.http.asked).toHaveLength(2);
  expect(world.sockets).toBe(1);
});

test('a guest without a name gets one, and keeps it', async () => {
  world.page.settings = { ...world.page.settings, name: '' };
  await world.guest.ready();
  expect(world.page.settings.name).toMatch(/^web-guest-\d+$/);
});

test('without a server there is trouble, and the next attempt may work', async () => {
  world.http.down = true;
  await expect(world.guest.ready()).rejects.toThrow();
  expect(world.server.trouble?.code).toBe('offline');
  world.http.down = false;
  await world.guest.ready();
  expect(world.server.trouble).toBeNull();
});

test('a guest whom the server does not know becomes a new one', async () => {
  let replaced = 0;
  world.guest.onReplaced = () => (replaced += 1);
  await world.comeIn();
  world.hear(bye('guest'));
  world.hangUp();
  expect(world.server.status).toBe('waiting');
  await settle();
  expect([replaced, world.sockets, world.http.asked.filter((each) => each.startsWith('introduce')).length]).toEqual([
    1, 2, 2,
  ]);
  world.hear(WELCOME);
  expect(world.server.status).toBe('open');
});

test('a new guest who is not known either is told, and nothing is tried for ever', async () => {
  await world.comeIn();
  world.hear(bye('guest'));
  world.hangUp();
  await settle();
  const asked = world.server.ask({ t: 'leave' });
  world.hear(bye('guest'));
  world.hangUp();
  await expect(asked).rejects.toThrow('bye guest');
  expect([world.server.status, world.server.trouble?.code, world.sockets]).toEqual(['ended', 'guest', 2]);
});

test('the tables of a guest who has just come in are not asked for twice', async () => {
  await world.guest.refreshTables();
  expect(world.http.asked).not.toContain('who');
  await world.guest.refreshTables();
  expect(world.guest.info?.tables).toHaveLength(1);
});

test('whoever is given digits is that guest, over a new connection', async () => {
  await world.comeIn();
  await world.guest.become('123456');
  expect([world.guest.info?.name, world.page.settings.name, world.sockets]).toEqual(['Gal', 'Gal', 2]);
  expect(world.http.asked.slice(-2)).toEqual(['redeem', 'introduce Gal']);
});

test('a game is named by the page or, where it has no words for it, by the server', async () => {
  expect(world.catalogue.mayKnow('other')).toBe(true);
  world.http.catalogue = () => Promise.reject(new Error('not used'));
  await world.guest.ready();
  world.catalogue.loaded = {
    ...world.catalogue.loaded!,
    games: [{ name: 'other', title: 'Other', moves: [], cards: {} }] as never,
  };
  expect([world.catalogue.gameName('known'), world.catalogue.gameName('other')]).toEqual(['game-known', 'Other']);
  expect([world.catalogue.mayKnow('known'), world.catalogue.mayKnow('other'), world.catalogue.mayKnow('none')]).toEqual(
    [true, true, false],
  );
});
