import { expect, test } from 'vitest';
import { applied, gathers, playedAt, timeLeft, updated, type Change, type TableState } from '../../src/model/table';
import type { AnyMessage, Snapshot, Table } from '../../src/wire/types';

const TABLE = {
  code: 'ABCDEF',
  settings: { game: 'taki' },
  stage: 'lobby',
  match: 0,
  seats: [],
} as unknown as Table;
const SNAPSHOT: Snapshot = {
  t: 'snapshot',
  code: 'ABCDEF',
  seq: 4,
  table: TABLE,
  seat: 0,
  host: true,
  presence: { seats: ['here'] },
};
const state = (change: Change | 'gap' | null): TableState => (change as Change).state;
const start = state(applied(null, SNAPSHOT, 0));
const happened = { event: 'turn', seat: 1, facts: {}, text: 'To play: Noa' };

test('a snapshot is the whole of what is known', () => {
  expect(start).toMatchObject({ seq: 4, seat: 0, host: true, match: null, clock: null, log: [] });
});

test('an update that follows changes what it names and keeps the rest', () => {
  const change = applied(
    start,
    {
      t: 'update',
      code: 'ABCDEF',
      seq: 5,
      events: [happened],
      clock: { kind: 'turn', seats: [1], length: 15000, left: 15000 },
    },
    100,
  ) as Change;
  expect(change.events).toEqual([happened]);
  expect(change.state).toMatchObject({ seq: 5, table: TABLE, seat: 0, log: [happened] });
  expect(timeLeft(change.state.clock!, 5100)).toBe(10_000);
  expect(timeLeft(change.state.clock!, 99_999)).toBe(0);
});

test('an update without a clock stops the one that ran', () => {
  const ticking = state(
    applied(start, { t: 'clock', code: 'ABCDEF', clock: { kind: 'turn', seats: [0], length: 1, left: 1 } }, 0),
  );
  expect(ticking.clock).not.toBeNull();
  expect(state(applied(ticking, { t: 'update', code: 'ABCDEF', seq: 5 }, 0)).clock).toBeNull();
});

test('a gap is noticed, and an old update changes nothing', () => {
  expect(applied(start, { t: 'update', code: 'ABCDEF', seq: 6 }, 0)).toBe('gap');
  expect(applied(start, { t: 'update', code: 'ABCDEF', seq: 4 }, 0)).toBeNull();
});

test('one seat given up and another taken are known from the update', () => {
  expect(
    state(applied(start, { t: 'update', code: 'ABCDEF', seq: 5, you: { seat: null, host: false } }, 0)),
  ).toMatchObject({
    seat: null,
    host: false,
  });
});

test('without a table nothing but a snapshot makes one', () => {
  for (const message of [
    { t: 'update', code: 'ABCDEF', seq: 1 },
    { t: 'lobby', tables: [] },
  ] as AnyMessage[])
    expect(applied(null, message, 0)).toBeNull();
});

const seated = (...names: string[]): Table =>
  ({ ...TABLE, match: 1, seats: names.map((name) => (name ? { kind: 'person', name } : {})) }) as Table;
const OVER = { number: 1, view: { over: true } } as unknown as NonNullable<Snapshot['match']>;

test('who has played is remembered, whoever sits there afterwards', () => {
  const playing = state(
    applied(null, { ...SNAPSHOT, table: { ...seated('Noa', 'Sami'), stage: 'playing' }, match: OVER }, 0),
  );
  const over = state(
    applied(playing, { t: 'update', code: 'ABCDEF', seq: 5, table: { ...seated('Noa', 'Sami'), stage: 'over' } }, 0),
  );
  expect([gathers(over), playedAt(over)]).toEqual([false, 0]);
  const freed = state(
    applied(over, { t: 'update', code: 'ABCDEF', seq: 6, table: { ...seated('Noa', ''), stage: 'over' } }, 0),
  );
  expect(freed.players?.map(({ name }) => name)).toEqual(['Noa', 'Sami']);
  expect(gathers(freed)).toBe(true);
  const joined = state(
    applied(
      { ...freed, seat: 1 },
      { t: 'update', code: 'ABCDEF', seq: 7, table: { ...seated('Noa', 'Dana'), stage: 'over' } },
      0,
    ),
  );
  expect([gathers(joined), playedAt(joined)]).toEqual([true, null]);
  const again = state(applied(joined, { ...SNAPSHOT, seq: 7, table: joined.table, match: OVER }, 0));
  expect(again.players).toEqual(joined.players);
  const next = state(
    applied(
      joined,
      { t: 'update', code: 'ABCDEF', seq: 8, table: { ...seated('Noa', 'Dana'), match: 2, stage: 'playing' } },
      0,
    ),
  );
  expect(next.players?.map(({ name }) => name)).toEqual(['Noa', 'Dana']);
});

test('while a rematch is dealt the table stays, or the lobby where people had gathered', () => {
  const playing = state(
    applied(null, { ...SNAPSHOT, table: { ...seated('Noa', 'Sami'), stage: 'playing' }, match: OVER }, 0),
  );
  const dealing = (from: TableState): TableState =>
    state(
      applied(from, { t: 'update', code: 'ABCDEF', seq: from.seq + 1, table: { ...from.table, stage: 'dealing' } }, 0),
    );
  const over = state(
    applied(playing, { t: 'update', code: 'ABCDEF', seq: 5, table: { ...seated('Noa', 'Sami'), stage: 'over' } }, 0),
  );
  const freed = state(
    applied(over, { t: 'update', code: 'ABCDEF', seq: 6, table: { ...seated('Noa', ''), stage: 'over' } }, 0),
  );
  const joined = state(
    applied(freed, { t: 'update', code: 'ABCDEF', seq: 7, table: { ...seated('Noa', 'Dana'), stage: 'over' } }, 0),
  );
  expect([gathers(dealing(over)), gathers(dealing(joined)), gathers(dealing(start))]).toEqual([false, true, true]);
});

test('what is shown late knows at once who is there, and all where no card has moved since', () => {
  const moved = state(applied(start, { t: 'update', code: 'ABCDEF', seq: 5, events: [happened] }, 0));
  const left = state(applied(moved, { t: 'presence', code: 'ABCDEF', presence: { seats: ['gone'] } }, 0));
  const ticking = state(
    applied(left, { t: 'clock', code: 'ABCDEF', clock: { kind: 'turn', seats: [0], length: 1, left: 1 } }, 0),
  );
  expect(updated(start, ticking)).toEqual({ ...start, presence: { seats: ['gone'] } });
  expect(updated(moved, ticking)).toBe(ticking);
  expect([updated(moved, null), updated(moved, { ...ticking, table: { ...TABLE, code: 'FEDCBA' } })]).toEqual([
    moved,
    moved,
  ]);
});

test('who takes another name after a match has still played it', () => {
  const playing = state(
    applied(null, { ...SNAPSHOT, seat: 1, table: { ...seated('Noa', 'Sami'), stage: 'playing' }, match: OVER }, 0),
  );
  const over = state(
    applied(playing, { t: 'update', code: 'ABCDEF', seq: 5, table: { ...seated('Noa', 'Sami'), stage: 'over' } }, 0),
  );
  const named = state(
    applied(over, { t: 'update', code: 'ABCDEF', seq: 6, table: { ...seated('Noa', 'Samira'), stage: 'over' } }, 0),
  );
  expect(named.players?.map(({ name }) => name)).toEqual(['Noa', 'Samira']);
  expect([gathers(named), playedAt(named)]).toEqual([false, 1]);
});

test('who comes after a match does not know who played, and takes a free seat', () => {
  const late = (...names: string[]): TableState =>
    state(applied(null, { ...SNAPSHOT, seat: null, table: { ...seated(...names), stage: 'over' }, match: OVER }, 0));
  expect(late('Noa', 'Dana').players).toBeNull();
  expect([gathers(late('Noa', 'Dana')), gathers(late('Noa', ''))]).toEqual([false, true]);
});

test('who takes the last seat after a match is among those who gather, not before its result', () => {
  const come = state(
    applied(null, { ...SNAPSHOT, seat: null, table: { ...seated('Noa', ''), stage: 'over' }, match: OVER }, 0),
  );
  const sat = state(
    applied(
      come,
      {
        t: 'update',
        code: 'ABCDEF',
        seq: 5,
        table: { ...seated('Noa', 'Dana'), stage: 'over' },
        you: { seat: 1, host: false },
      },
      0,
    ),
  );
  expect(gathers(sat)).toBe(true);
  const named = state(
    applied(sat, { t: 'update', code: 'ABCDEF', seq: 6, table: { ...seated('Noa', 'Daniela'), stage: 'dealing' } }, 0),
  );
  const again = state(applied(named, { ...SNAPSHOT, seq: 6, table: named.table, match: OVER }, 0));
  expect([gathers(named), gathers(again)]).toEqual([true, true]);
  const watching = state(
    applied(null, { ...SNAPSHOT, seat: null, table: { ...seated('Noa', 'Sami'), stage: 'over' }, match: OVER }, 0),
  );
  expect(
    gathers(
      state(
        applied(
          watching,
          { t: 'update', code: 'ABCDEF', seq: 5, table: { ...seated('Noa', 'Samira'), stage: 'over' } },
          0,
        ),
      ),
    ),
  ).toBe(false);
});
