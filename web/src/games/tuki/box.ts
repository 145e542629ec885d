/** What can be seen of a Tuki Tuki box: open columns that match, and what the open cards come to so far. Display only. */

export interface SeenColumn {
  /** Both cards are open and make a pair. */
  readonly pair: boolean;
  /** The number that the pair is of; null: two parrots. */
  readonly number: string | null;
}

const PARROT = 'P';

export function columnsOf(box: readonly (string | null)[]): SeenColumn[] {
  return [0, 1, 2, 3].map((column) => {
    const [one, other] = [box[column] ?? null, box[column + 4] ?? null];
    if (one === null || other === null) return { pair: false, number: null };
    if (one !== other && one !== PARROT && other !== PARROT) return { pair: false, number: null };
    const number = one === PARROT ? other : one;
    return { pair: true, number: number === PARROT ? null : number };
  });
}

/** The sum of the open cards as it stands: pairs count 0, two equal pairs −10, three −15, four −20. */
export function openSum(box: readonly (string | null)[]): number {
  const columns = columnsOf(box);
  const loose = columns.flatMap((column, i) => (column.pair ? [] : [box[i] ?? null, box[i + 4] ?? null]));
  const sum = loose.reduce((total, card) => total + (card === null || card === PARROT ? 0 : Number(card)), 0);
  const counts = new Map<string, number>();
  for (const { pair, number } of columns)
    if (pair && number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts.values()].reduce((total, pairs) => total - (pairs > 1 ? 5 * pairs : 0), sum);
}
