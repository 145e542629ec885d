import { expect, test, vi } from 'vitest';

const RECEIPT = {
  table: 'ABCDEF',
  match: 1,
  seat: 0,
  shuffle: 'ab'.repeat(32),
  share: '12'.repeat(32),
  state: 'drawn',
  redealt: [],
  dealt: false,
} as const;

/** Load the page anew, with or without a store. */
async function page(storage?: object): Promise<typeof import('../../src/app/entropy')> {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('../../src/app/entropy');
}

test('what a browser told is known after the page was loaded anew', async () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  (await page(storage)).receipts.keep(RECEIPT);
  expect((await page(storage)).receipts.find(RECEIPT.shuffle, 0)).toEqual(RECEIPT);
});

test('a browser that may store nothing can tell its number all the same', async () => {
  const { receipts } = await page();
  receipts.keep(RECEIPT);
  expect(receipts.find(RECEIPT.shuffle, 0)).toEqual(RECEIPT);
});
