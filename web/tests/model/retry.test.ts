import { expect, test } from 'vitest';
import { Retry } from '../../src/model/retry';

test('what a server could not answer is tried again when it answers, until it works or is given up', async () => {
  const outcomes = ['down', 'down', 'up', 'down', 'wrong'];
  const tried: string[] = [];
  let [asleep, slept] = [0, 0];
  const retry = new Retry(
    async () => {
      const outcome = outcomes.shift() ?? 'down';
      tried.push(outcome);
      if (outcome !== 'up') throw new Error(outcome);
    },
    {
      isTemporary: (error) => error instanceof Error && error.message === 'down',
      awake: async () => (asleep += 1) % 2 === 0,
      sleep: async () => void (slept += 1),
    },
  );
  await retry.now();
  expect([tried, slept]).toEqual([['down', 'down', 'up'], 4]);
  await retry.now();
  expect(tried.slice(3)).toEqual(['down', 'wrong']);
  const given = retry.now();
  retry.stop();
  await given;
  expect(tried).toHaveLength(6);
});
