import { expect, test, vi } from 'vitest';
import { ShowQueue, pace } from '../../src/model/queue';

test('things are shown in order, faster when many wait, and one that fails stops nothing', async () => {
  const shown: [string, number][] = [];
  const done: string[] = [];
  const queue = new ShowQueue<string>(
    async (item, speed) => {
      shown.push([item, speed]);
      if (item === 'b') throw new Error(item);
      await Promise.resolve();
    },
    (item) => done.push(item),
  );
  for (const item of 'abcd') queue.push(item);
  await vi.waitFor(() => expect(done).toHaveLength(4));
  expect(shown).toEqual([
    ['a', 1],
    ['b', 0.6],
    ['c', 1],
    ['d', 1],
  ]);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect([pace(5), pace(20)]).toEqual([0.3, 0]);
});

test('what is forgotten while it is shown neither counts as shown nor holds up the next', async () => {
  const done: string[] = [];
  let finish = (): void => {};
  const queue = new ShowQueue<string>(
    (item) => (item === 'slow' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()),
    (item) => done.push(item),
  );
  queue.push('slow');
  queue.push('waiting');
  queue.clear();
  expect(queue.showing).toBeNull();
  queue.push('next');
  await vi.waitFor(() => expect(done).toEqual(['next']));
  finish();
  await Promise.resolve();
  queue.push('last');
  await vi.waitFor(() => expect(done).toEqual(['next', 'last']));
});
