import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoveBook } from '../../src/model/moves';
import type { SeenMatch, TableState } from '../../src/model/table';
import { Chooser, type Chooses } from '../../src/table/chooser.svelte';
import type { MoveInfo, Refused } from '../../src/wire/types';
import { settle } from '../fakes';

const MOVES: readonly MoveInfo[] = [
  { move: '7', kind: 'lay', label: '', card: '7' },
  { move: '8', kind: 'lay', label: '', card: '8' },
  { move: 'draw', kind: 'draw', label: '' },
  { move: 'pass', kind: 'pass', label: '', declines: true },
  { move: 'put:1', kind: 'put', label: '', place: 1 },
];
const REFUSED: Refused = { t: 'refused', re: '1', code: 'no', text: 'not now' };

let asked: string[];
let answers: ((refused: Refused | null) => void)[];
let refusals: number;
let table: { -readonly [Key in keyof Chooses]: Chooses[Key] };
let chooser: Chooser;

const stateOf = (seq: number, ...moves: string[]): TableState =>
  ({ seq, seat: 0, match: { number: 1, moves, view: {} } as unknown as SeenMatch }) as TableState;
const later = (request: string): Promise<Refused | null> =>
  new Promise((resolve) => {
    asked.push(request);
    answers.push(resolve);
  });
const answer = async (refused: Refused | null = null): Promise<void> => {
  answers.shift()!(refused);
  await settle();
};
const lay = (card: string): void => chooser.touch({ on: 'card', card });

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers, refusals] = [[], [], 0];
  table = {
    state: stateOf(1, '7', '8', 'draw', 'pass'),
    settled: true,
    referee: { play: (move) => later(`play ${move}`), why: (move) => later(`why ${move}`) },
    book: new MoveBook({ cards: {}, moves: [...MOVES] }),
    lays: (info, card) => info.card === card,
    onRefused: () => (refusals += 1),
  };
  chooser = new Chooser(table);
});
afterEach(() => vi.useRealTimers());

/** The table changes; what is derived from it is made anew, as the page does. */
function become(state: TableState, settled = true): void {
  [table.state, table.settled] = [state, settled];
  chooser = Object.assign(new Chooser(table), { choice: chooser['choice'] });
}

test('while a move is under way nothing else can be chosen, and its press waits for an answer', async () => {
  expect(chooser.can('draw')).toBe(true);
  lay('7');
  expect([asked, chooser.waiting, chooser.can('draw'), chooser.canLay('8')]).toEqual([['play 7'], true, false, false]);
  await answer();
  expect([chooser.waiting, chooser.can('draw')]).toEqual([false, true]);
});

test('a refused move says why, until the next one is made', async () => {
  lay('7');
  await answer(REFUSED);
  expect([chooser.reason?.text, refusals]).toEqual(['not now', 1]);
  chooser.press('draw');
  expect(chooser.reason).toBeNull();
});

test('what cannot be done is explained, and waits for that', async () => {
  become(stateOf(1, 'draw'));
  lay('7');
  expect([asked, chooser.waiting]).toEqual([['why 7'], true]);
  await answer(REFUSED);
  expect([chooser.reason?.text, chooser.waiting]).toEqual(['not now', false]);
});

test('who is quicker than the line is understood as soon as the move is there', async () => {
  lay('7');
  lay('8');
  expect(asked).toEqual(['play 7', 'why 8']);
  answers[1]!(null);
  await settle();
  vi.advanceTimersByTime(100);
  await settle();
  expect(asked).toHaveLength(2);
  answers[0]!(null);
  await settle();
  vi.advanceTimersByTime(50);
  await settle();
  expect(asked).toEqual(['play 7', 'why 8', 'play 8']);
});

test('a touch of long ago is not made when the move is there at last', async () => {
  lay('7');
  lay('8');
  answers[1]!(null);
  await settle();
  for (let i = 0; i < 31; i += 1) {
    vi.advanceTimersByTime(50);
    await settle();
  }
  answers[0]!(null);
  await settle();
  vi.advanceTimersByTime(1000);
  await settle();
  expect(asked).toEqual(['play 7', 'why 8']);
  expect(chooser.waiting).toBe(false);
});

test('a button that does nothing is explained, and not pressed again', async () => {
  become(stateOf(1, '7'));
  chooser.press('draw');
  table.state = stateOf(2, 'draw');
  await answer();
  vi.advanceTimersByTime(2000);
  await settle();
  expect(asked).toEqual(['why draw']);
});

test('who has passed is not offered the moves that the server goes on telling', async () => {
  chooser.press('pass');
  await answer();
  expect(chooser.moves).toEqual([]);
});

test('nothing is offered before all that happened is shown', () => {
  become(stateOf(1, '7'), false);
  expect(chooser.moves).toEqual([]);
});

test('a replay takes no touch, and a spectator is not told why', () => {
  table.referee = null;
  become(stateOf(1, '7'));
  lay('7');
  expect(asked).toEqual([]);
  table.referee = { play: (move) => later(`play ${move}`), why: (move) => later(`why ${move}`) };
  become({ ...stateOf(1), seat: null });
  lay('7');
  expect([asked, chooser.waiting]).toEqual([[], false]);
});

test('what was begun is forgotten when the moves of the table no longer lead on', () => {
  chooser.touch({ on: 'beginning', parts: { kind: 'put' } });
  expect(chooser.begun).toEqual({ kind: 'put' });
  chooser.refresh();
  expect(chooser.begun).toBeNull();
});

test('a move that the catalogue does not know can be pressed all the same', () => {
  become(stateOf(1, 'unheard-of'));
  chooser.press('unheard-of');
  expect(asked).toEqual(['play unheard-of']);
});
