import { beforeEach, expect, test } from 'vitest';
import { Shown } from '../../src/app/shown.svelte';
import { applied, type Change, type TableState } from '../../src/model/table';
import type { Update } from '../../src/wire/types';
import { settle, snapshotOf, tableOf } from '../fakes';

let known: TableState | null;
let elsewhere: boolean;
let shown: Shown;
let showing: { seq: number; done: () => void }[];

const presenter = {
  dropped: 0,
  show: (change: Change) => new Promise<void>((done) => showing.push({ seq: change.state.seq, done })),
  drop: () => (presenter.dropped += 1),
};

function hear(message: Partial<Update> | null): Change {
  const heard = message ? ({ t: 'update', code: 'ABCDEF', ...message } as Update) : snapshotOf(tableOf(['Noa', 'Gal']));
  const change = applied(known, heard, 0) as Change;
  const before = known;
  known = change.state;
  shown.follow(change, before);
  return change;
}
const match = (number: number): never => ({ number, view: {}, moves: [], acting: [], scores: [] }) as never;

beforeEach(() => {
  [known, elsewhere, showing, presenter.dropped] = [null, false, [], 0];
  shown = new Shown(
    () => known,
    () => elsewhere,
  );
});

test('what moves cards is shown in turn, and what changes none at once', async () => {
  shown.present(presenter);
  hear(null);
  hear({ seq: 2, table: tableOf(['Noa', '']) });
  expect([shown.state?.seq, shown.settled]).toEqual([2, true]);
  hear({ seq: 3, match: match(1) });
  hear({ seq: 4, match: match(1) });
  hear({ seq: 5, table: tableOf(['Noa', 'Gal']) });
  expect([shown.state?.seq, shown.settled, showing.map(({ seq }) => seq)]).toEqual([2, false, [3]]);
  for (const seq of [3, 4, 5]) {
    showing.at(-1)!.done();
    await settle();
    expect(shown.state?.seq).toBe(seq);
  }
  expect(shown.settled).toBe(true);
});

test('the first deal waits for the table to be on the screen', async () => {
  hear(null);
  hear({ seq: 2, match: match(1) });
  await settle();
  expect([shown.state?.seq, showing]).toEqual([1, []]);
  shown.present(presenter);
  await settle();
  expect(showing.map(({ seq }) => seq)).toEqual([2]);
});

test('who is there now is seen while cards are on their way', () => {
  shown.present(presenter);
  hear(null);
  hear({ seq: 2, match: match(1) });
  const before = known!;
  known = { ...before, presence: { seats: ['here', 'gone'] } };
  shown.follow({ state: known, events: [], fresh: false }, before);
  expect([shown.state?.seq, shown.state?.presence.seats[1]]).toEqual([1, 'gone']);
});

test('a snapshot drops what is being shown', async () => {
  shown.present(presenter);
  hear(null);
  hear({ seq: 2, match: match(1) });
  const late = hear({ seq: 3, match: match(1) });
  known = null;
  hear(null);
  expect([presenter.dropped, shown.state?.seq, shown.settled]).toEqual([2, 1, true]);
  shown.reveal(late.state, late);
  showing[0]!.done();
  await settle();
  expect([shown.state?.seq, showing.map(({ seq }) => seq)]).toEqual([1, [2]]);
});

test('a state on the way is shown only while its change is', () => {
  shown.present(presenter);
  hear(null);
  const change = hear({ seq: 2, match: match(1) });
  shown.reveal({ ...change.state, log: [] }, change);
  expect(shown.state?.seq).toBe(2);
});

test('what happens behind a replay is not shown afterwards', () => {
  hear(null);
  shown.present(presenter)();
  elsewhere = true;
  hear({ seq: 2, match: match(1) });
  expect([shown.state?.seq, showing]).toEqual([2, []]);
});
