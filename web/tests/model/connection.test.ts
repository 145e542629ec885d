import { beforeEach, expect, test } from 'vitest';
import { Connection, RefusedError, type SocketListener } from '../../src/model/connection';
import type { AnyMessage } from '../../src/wire/types';
import { FakeTimers, WELCOME } from '../fakes';

let timers: FakeTimers;
let ears: SocketListener[];
let sent: Record<string, unknown>[];
let connection: Connection;

beforeEach(() => {
  timers = new FakeTimers();
  [ears, sent] = [[], []];
  let ids = 0;
  connection = new Connection(
    (ear) => {
      ears.push(ear);
      return { send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>), close: () => {} };
    },
    timers,
    () => `id${(ids += 1)}`,
    () => 1,
  );
});

const hear = (message: AnyMessage): void => ears.at(-1)!.heard(JSON.stringify(message));

test('a command asked for without a line is sent when there is one', async () => {
  const answer = connection.ask({ t: 'leave' });
  connection.start();
  expect(sent).toEqual([]);
  hear(WELCOME);
  expect(sent).toEqual([{ t: 'leave', id: 'id1' }]);
  hear({ t: 'done', re: 'id1', seq: 5 });
  expect((await answer).seq).toBe(5);
  expect(connection.waiting).toBe(0);
});

test('what was not answered is sent again with its id, after the greeting', async () => {
  connection.greeting = () => [{ t: 'enter', code: 'ABCDEF', seq: 7 }];
  connection.start();
  hear(WELCOME);
  hear({ t: 'done', re: 'id1' });
  void connection.ask({ t: 'play', move: 'R7', seq: 7 });
  ears[0]!.closed();
  expect(connection.status).toBe('waiting');
  timers.pass(400);
  sent.length = 0;
  hear(WELCOME);
  expect(sent).toEqual([
    { t: 'enter', code: 'ABCDEF', seq: 7, id: 'id3' },
    { t: 'play', move: 'R7', seq: 7, id: 'id2' },
  ]);
});

test('a refusal reaches whoever asked', async () => {
  connection.start();
  hear(WELCOME);
  const answer = connection.ask({ t: 'why', move: 'R7' });
  hear({ t: 'refused', re: 'id1', code: 'why-no-match', text: 'No.', rule: 'TK-06' });
  await expect(answer).rejects.toThrow(RefusedError);
});

test('it waits longer after each failure, never longer than four seconds, and starts afresh after a success', () => {
  connection.start();
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const before = timers.time;
    ears.at(-1)!.closed();
    const dialled = ears.length;
    while (ears.length === dialled) timers.pass(100);
    waits.push(timers.time - before);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 4000, 4000, 4000, 4000]);
  hear(WELCOME);
  expect(connection.failures).toBe(0);
});

test('a line that falls silent is given up', () => {
  connection.start();
  hear(WELCOME);
  timers.pass(20_000);
  expect(sent.at(-1)).toMatchObject({ t: 'ping' });
  timers.pass(10_000);
  expect(connection.status).toBe('waiting');
});

test('a line that leaves a command unanswered is asked soon, and given up', () => {
  connection.start();
  hear(WELCOME);
  void connection.ask({ t: 'play', move: 'R7', seq: 7 });
  timers.pass(2000);
  void connection.ask({ t: 'why', move: 'B3' }); // whoever goes on pressing does not put it off
  timers.pass(1000);
  expect(sent.at(-1)).toMatchObject({ t: 'ping' });
  timers.pass(3000);
  expect(connection.status).toBe('waiting');
});

test('a line that says anything meanwhile is kept, however late the answer', () => {
  connection.start();
  hear(WELCOME);
  void connection.ask({ t: 'play', move: 'R7', seq: 7 });
  timers.pass(3000);
  hear({ t: 'done', re: String(sent.at(-1)!['id']) });
  timers.pass(15_000);
  expect(connection.status).toBe('open');
});

test('a line that is in doubt is made sure of', () => {
  connection.start();
  hear(WELCOME);
  connection.check();
  timers.pass(0);
  expect(sent.at(-1)).toMatchObject({ t: 'ping' });
  timers.pass(3000);
  expect(connection.status).toBe('waiting');
});

test('a line that is never opened is given up', () => {
  connection.start();
  timers.pass(10_000);
  expect(connection.status).toBe('waiting');
});

test('whoever presses, or is online again, does not wait for the next try', () => {
  connection.start();
  for (const soon of [(): void => connection.nudge(), (): void => void connection.ask({ t: 'leave' })]) {
    ears.at(-1)!.closed();
    const dialled = ears.length;
    soon();
    expect([connection.status, ears.length]).toEqual(['opening', dialled + 1]);
    soon();
    expect(ears.length).toBe(dialled + 1);
  }
  timers.pass(9000);
  expect(ears.length).toBe(3);
});

test('an answered ping keeps the line', () => {
  connection.start();
  hear(WELCOME);
  timers.pass(20_000);
  hear({ t: 'done', re: String(sent.at(-1)!['id']) });
  timers.pass(15_000);
  expect(connection.status).toBe('open');
});

test('told not to come back, it does not', () => {
  connection.start();
  hear(WELCOME);
  hear({ t: 'bye', code: 'elsewhere', text: 'Elsewhere.', retry: false });
  ears.at(-1)!.closed();
  timers.pass(60_000);
  expect([connection.status, ears.length, connection.bye?.code]).toEqual(['ended', 1, 'elsewhere']);
  connection.start();
  expect(ears.length).toBe(2);
});

test('a line that was left says nothing any more', () => {
  const heard: AnyMessage[] = [];
  connection.onMessage = (message) => heard.push(message);
  connection.start();
  connection.stop();
  ears[0]!.heard(JSON.stringify(WELCOME));
  expect(heard).toEqual([]);
});

test('a refused greeting is told', async () => {
  const told: unknown[] = [];
  connection.greeting = () => [{ t: 'enter', code: 'ABC234', seq: 3 }];
  connection.onUnwelcome = (wish, refused) => told.push([wish, refused.code]);
  connection.start();
  hear(WELCOME);
  hear({ t: 'refused', re: 'id1', code: 'no-table', text: 'There is no such table.' });
  await Promise.resolve();
  expect(told).toEqual([[{ t: 'enter', code: 'ABC234', seq: 3 }, 'no-table']]);
});

test('what waits can be given up, with a reason', async () => {
  const answer = connection.ask({ t: 'leave' });
  connection.giveUp({ code: 'guest', text: 'Who are you?' });
  await expect(answer).rejects.toThrow('Who are you?');
  expect(connection.waiting).toBe(0);
});
