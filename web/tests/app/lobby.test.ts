import { beforeEach, expect, test } from 'vitest';
import { Lobby } from '../../src/app/lobby.svelte';
import { WELCOME, World, settle } from '../fakes';

let world: World;
let lobby: Lobby;
beforeEach(() => {
  world = new World();
  lobby = new Lobby(world.server, world.guest);
});

test('a lobby that is watched before there is a connection is asked for with the greeting', async () => {
  void lobby.watch(true);
  await settle();
  expect(world.count('watch-lobby')).toBe(0);
  world.hear(WELCOME);
  expect(world.command('watch-lobby')).toMatchObject({ on: true });
  world.hear({ t: 'lobby', tables: [{ code: 'ABCDEF' }] as never });
  expect(lobby.tables.map(({ code }) => code)).toEqual(['ABCDEF']);
});

test('it is asked for again after a break, and no more once nobody watches', async () => {
  await world.comeIn();
  void lobby.watch(true);
  await settle();
  world.hangUp();
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect(world.count('watch-lobby')).toBe(3); // the first was not answered: it is sent again, after the greeting
  void lobby.watch(false);
  await settle();
  expect(world.command('watch-lobby')).toMatchObject({ on: false });
  expect(lobby.greeting()).toEqual([]);
});

test('watching twice asks once', async () => {
  await world.comeIn();
  void lobby.watch(true);
  void lobby.watch(true);
  await settle();
  expect(world.count('watch-lobby')).toBe(1);
});

test('whoever has gone by the time the guest is known watches nothing', async () => {
  await world.comeIn();
  void lobby.watch(true);
  void lobby.watch(false);
  await settle();
  expect([world.count('watch-lobby'), world.command('watch-lobby')['on']]).toEqual([1, false]);
});
