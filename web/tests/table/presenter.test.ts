import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flight } from '../../src/model/flights';
import type { Change, SeenMatch, TableState } from '../../src/model/table';
import { TablePresenter, type Presents, type Stage } from '../../src/table/presenter.svelte';
import type { Happened } from '../../src/wire/types';
import { settle } from '../fakes';

let shown: string[];
let seen: TableState;
let land: () => void;
let table: { -readonly [Key in keyof Presents]: Presents[Key] };
let page: { -readonly [Key in keyof Stage]: Stage[Key] };
let presenter: TablePresenter;

const event = (name: string, seat: number | null = 1): Happened => ({ event: name, seat, text: '', facts: {} });
const stateOf = (seq: number, over = false, clock = 0): TableState =>
  ({
    seq,
    seat: 0,
    table: { settings: { clock } },
    log: [],
    match: { number: 1, view: { players: 2, over }, marks: [], moves: [], acting: [] } as unknown as SeenMatch,
  }) as unknown as TableState;
const changeOf = (events: readonly string[], ended?: number, state = stateOf(2)): Change =>
  ({
    state,
    events: events.map((name) => event(name)),
    fresh: false,
    ...(ended === undefined
      ? {}
      : { ended: { events: ended, counting: ended > 1 ? [1] : [], view: { players: 2 }, marks: [], seats: [] } }),
  }) as unknown as Change;
/** Let time pass, and all that follows from it. */
const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  [shown, seen, land] = [[], stateOf(1), () => {}];
  table = {
    face: {
      name: 'game',
      flying: {
        tripsOf: ({ event: name }) => (name === 'laid' ? [{ cards: ['7'], from: 'hand', to: 'heap' }] : []),
        dealing: new Set(),
      },
      sounds: ({ event: name }) => (name === 'laid' ? 'lay' : name === 'won' ? 'win' : undefined),
    },
    get state() {
      return seen;
    },
    layer: { isConnected: true } as HTMLElement,
    flights: {
      departures: (flights: readonly Flight[]) => flights.map(() => null),
      fly: (flights: readonly Flight[]) => {
        shown.push(`fly ${flights.length}`);
        return new Promise<void>((done) => (land = done));
      },
      drop: () => {
        shown.push('drop');
        land();
      },
    },
    reveal: (state) => {
      seen = state;
      shown.push(`reveal ${state.between ? 'end' : state.seq}`);
    },
  };
  page = { tempo: 1, look: {} as Stage['look'], hidden: false, playSound: (sound) => shown.push(sound) };
  presenter = new TablePresenter(table, page);
});
afterEach(() => vi.useRealTimers());

test('a card flies to where it is in the next state, and is heard', async () => {
  void presenter.show(changeOf(['laid']), 1);
  await settle();
  expect(shown).toEqual(['lay', 'reveal 2', 'fly 1']);
});

test("of what is heard at once only the loudest is, and one's own turn beside it", async () => {
  await presenter.show({ ...changeOf(['laid', 'won']), events: [event('laid'), event('won'), event('turn', 0)] }, 0);
  expect(shown).toEqual(['win', 'turn']);
});

test.each([
  ['where nothing moves', { tempo: 0 }, 1],
  ['on a page that nobody sees', { hidden: true }, 1],
  ['for who is far behind', {}, 0],
])('no card flies %s', async (_, changes, pace) => {
  Object.assign(page, changes);
  await presenter.show(changeOf(['laid']), pace);
  expect(shown).toEqual(['lay']);
});

test('the end of a deal is looked at, then its points, and then the next deal is dealt', async () => {
  const showing = presenter.show(changeOf(['laid', 'counted', 'laid'], 2), 1);
  await settle();
  expect(shown).toEqual(['lay', 'reveal end', 'fly 1']);
  land();
  await pass(899);
  expect([shown.at(-1), presenter.summary]).toEqual(['reveal end', null]);
  await pass(1);
  expect([presenter.summary?.events, seen.log.map((each) => each.event)]).toEqual([2, ['laid']]);
  presenter.endPause();
  await settle();
  expect([presenter.summary, ...shown.slice(-2)]).toEqual([null, 'reveal 2', 'fly 1']);
  land();
  await showing;
});

test.each([
  [0, 15_000],
  [30, 5000],
])('points go by themselves after a while: with a clock of %i s after %i ms', async (clock, longest) => {
  page.tempo = 0;
  void presenter.show(changeOf(['laid'], 1, stateOf(2, false, clock)), 1);
  await pass(longest - 1);
  expect(presenter.summary).not.toBeNull();
  await pass(1);
  expect(presenter.summary).toBeNull();
});

test('the last deal of a match has no points between deals: the result has them', async () => {
  page.tempo = 0;
  await presenter.show(changeOf(['laid', 'won'], 2, stateOf(2, true)), 1);
  expect([presenter.summary, shown]).toEqual([null, ['win']]);
});

test('what is dropped shows nothing more', async () => {
  const showing = presenter.show(changeOf(['laid', 'laid'], 1), 1);
  await settle();
  presenter.drop();
  await showing;
  expect([presenter.summary, shown]).toEqual([null, ['lay', 'reveal end', 'fly 1', 'drop', 'reveal end']]);
});

test('points that are dropped go at once', async () => {
  page.tempo = 0;
  const showing = presenter.show(changeOf(['laid', 'laid'], 1), 1);
  await settle();
  expect(presenter.summary).not.toBeNull();
  presenter.drop();
  await showing;
  expect(presenter.summary).toBeNull();
});
