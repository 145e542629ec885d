import { beforeEach, expect, test } from 'vitest';
import { WELCOME, World, settle } from '../fakes';

let world: World;
beforeEach(() => (world = new World()));

test('a lost connection is away, until it is back', async () => {
  await world.comeIn();
  expect([world.server.status, world.server.away]).toEqual(['open', false]);
  world.hangUp();
  expect([world.server.status, world.server.away, world.server.failures]).toEqual(['waiting', true, 1]);
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect([world.server.status, world.server.away]).toEqual(['open', false]);
});

test('a page that is older than the server is outdated', async () => {
  await world.guest.ready();
  world.hear({ ...WELCOME, protocol: 2 } as unknown as typeof WELCOME);
  expect(world.server.outdated).toBe(true);
});

test('a server that starts is asked until it is ready, and is not away meanwhile', async () => {
  await world.guest.ready();
  world.hear({ t: 'bye', code: 'starting', text: '', retry: true });
  world.hangUp();
  expect([world.server.starting, world.server.away]).toEqual([true, false]);
  world.naps.pop()!();
  await settle();
  expect(world.sockets).toBe(1);
  world.ready = true;
  world.naps.pop()!();
  await settle();
  expect(world.sockets).toBe(2);
  world.hear(WELCOME);
  expect(world.server.starting).toBe(false);
});

test('what a server says when it stops is kept until it is back', async () => {
  await world.comeIn();
  world.hear({ t: 'bye', code: 'stopping', text: 'back soon', retry: true });
  world.hangUp();
  expect(world.server.parting).toBe('back soon');
  world.timers.pass(10_000);
  world.hear(WELCOME);
  expect(world.server.parting).toBe('');
});

test('answers are counted while they are awaited, and a refusal is an answer', async () => {
  await world.comeIn();
  const told = world.server.tell({ t: 'start' });
  expect(world.server.asking).toBe(1);
  await world.answer('start', { code: 'not-host', text: 'no' });
  expect((await told)?.code).toBe('not-host');
  expect(world.server.asking).toBe(0);
});

test('a seat that is used elsewhere ends the connection', async () => {
  await world.comeIn();
  world.hear({ t: 'bye', code: 'elsewhere', text: 'there', retry: false });
  world.hangUp();
  expect([world.server.status, world.server.bye?.text]).toEqual(['ended', 'there']);
  world.guest.retry();
  expect([world.server.bye, world.sockets]).toEqual([null, 2]);
});
