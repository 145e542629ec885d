import { expect, test } from 'vitest';
import { framesOf } from '../../src/model/replay';
import { applied, atDealsEnd, type Change, type SeenEnd, type TableState } from '../../src/model/table';
import type { Happened, Step } from '../../src/wire/types';

const told = (event: string): Happened => ({ event, seat: 0, facts: {}, text: event });
const view = (number: number, over = false): Step['view'] => ({ number, over }) as unknown as Step['view'];
const marks = { sums: [{ seat: 0, points: 3, parts: [] }] };
const ENDED = { number: 1, view: view(1), marks, out: 0, seats: [], events: 2, counting: [1] };
const EVENTS = [told('laid'), told('scored'), told('begun')];
const STATE = { seq: 1, log: [told('before')], match: { view: view(0), moves: ['take'], acting: [0] } };

test('the end of a deal is the view and the marks that the server tells, and nobody moves', () => {
  const end = atDealsEnd(STATE as unknown as TableState, ENDED as unknown as SeenEnd, [told('laid')]);
  expect(end.match).toMatchObject({ view: view(1), marks, moves: [], acting: [] });
  expect([end.between, end.clock, end.log.map(({ event }) => event)]).toEqual([true, null, ['before', 'laid']]);
});

test('an update brings the end of a deal beside the state that follows it', () => {
  const update = {
    t: 'update',
    code: 'ABCDEF',
    seq: 2,
    events: EVENTS,
    ended: ENDED,
    match: { view: view(2) },
  } as never;
  const change = applied(
    { ...STATE, table: { stage: 'playing', seats: [] } } as unknown as TableState,
    update,
    0,
  ) as Change;
  expect([change.ended, change.state.match?.view]).toEqual([ENDED, view(2)]);
});

const seen = (state: object, message: object): TableState['ended'] => {
  const table = { code: 'ABCDEF', stage: 'playing', seats: [], match: 1 };
  const known = { ...STATE, table, ...state } as unknown as TableState;
  return (applied(known, { code: 'ABCDEF', seq: 2, table, ...message } as never, 0) as Change).state.ended;
};

test('the last end of a deal is known until the next match, also to whoever comes later', () => {
  const match = { number: 1, view: view(1) };
  expect(seen({ match }, { t: 'update', ended: ENDED, match })).toEqual(ENDED);
  expect(seen({ match, ended: ENDED }, { t: 'update', match })).toEqual(ENDED);
  expect(seen({ match, ended: ENDED }, { t: 'update' })).toEqual(ENDED);
  expect(seen({ match, ended: ENDED }, { t: 'update', match: { ...match, number: 2 } })).toBeNull();
  expect(seen({ match }, { t: 'snapshot', ended: ENDED, match })).toEqual(ENDED);
  expect(seen({ match, ended: ENDED }, { t: 'snapshot', match })).toBeNull();
});

test('a replay stops at the end of a deal before it goes on to the next', () => {
  const steps: Step[] = [
    { events: [told('dealt')], view: view(1), acting: [0] },
    { events: EVENTS, view: view(2), acting: [1], ended: ENDED, seat: 0, move: 'R1' },
    { events: [told('laid')], view: view(2), acting: [0] },
  ];
  const frames = framesOf({ steps });
  expect(frames.map(({ between, view: seen }) => [between, seen])).toEqual([
    [false, view(1)],
    [true, view(1)],
    [false, view(2)],
    [false, view(2)],
  ]);
  expect(frames.map(({ events }) => events.map(({ event }) => event))).toEqual([
    ['dealt'],
    ['laid', 'scored'],
    ['begun'],
    ['laid'],
  ]);
  expect(frames[1]?.marks).toEqual(marks);
  expect(frames.map(({ acting }) => acting)).toEqual([[0], [], [1], [0]]);
});

test('the last deal of a match ends with the match', () => {
  const steps: Step[] = [{ events: EVENTS, view: view(1, true), acting: [], ended: { ...ENDED, view: view(1, true) } }];
  expect(framesOf({ steps }).map(({ between, events }) => [between, events.length])).toEqual([[false, 3]]);
});
