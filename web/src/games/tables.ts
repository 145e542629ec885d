/** What the table needs from each game: found like the faces. */

import type { TableFace } from '../table/face';

const found = import.meta.glob<TableFace>('./*/table.ts', { eager: true, import: 'table' });
const known = new Map(Object.values(found).map((table) => [table.name, table]));

/** Return what the table needs from a game. */
export function tableOf(game: string): TableFace {
  const table = known.get(game);
  if (!table) throw new Error(`no table of ${game}`);
  return table;
}
