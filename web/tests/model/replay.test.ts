import { expect, test } from 'vitest';
import { stateAt, viewerOf } from '../../src/model/replay';
import type { Replay } from '../../src/wire/types';

const step = (acting: number[], text: string) => ({
  view: { game: 'any', viewer: 1, turn: 0 },
  acting,
  moment: { asked: acting },
  events: [{ event: 'laid', seat: 0, facts: {}, text }],
});
const REPLAY = {
  game: 'any',
  names: ['Noa', 'Bot 2'],
  bots: [1],
  finished: true,
  steps: [step([0, 1], 'dealt'), step([], 'over')],
} as unknown as Replay;

test('a step is drawn as a table at which nothing can be done', () => {
  const state = stateAt(REPLAY, 'ABCDEF', 2, 0)!;
  expect(state).toMatchObject({
    seq: 0,
    clock: null,
    table: { code: 'ABCDEF', settings: { game: 'any' }, stage: 'over' },
  });
  expect(state.match).toMatchObject({ number: 2, moves: [], acting: [0, 1], moment: { asked: [0, 1] } });
  expect(state.log.map(({ text }) => text)).toEqual(['dealt']);
  expect(state.table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Noa'],
    ['bot', 'Bot 2'],
  ]);
});

test('who acts is what the server tells; a step that there is not is none', () => {
  expect(stateAt(REPLAY, 'ABCDEF', 2, 1)?.match?.acting).toEqual([]);
  expect(stateAt(REPLAY, 'ABCDEF', 2, 2)).toBeNull();
});

test('the eyes of a replay are those that the server told it through', () => {
  expect(viewerOf(REPLAY)).toBe(1);
  expect(viewerOf({ ...REPLAY, steps: [] })).toBeNull();
});
