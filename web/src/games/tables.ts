/** What the table needs from each game: found like the faces. */

import type { TableFace } from '../table/face';
import { plainTable } from './generic/table';

const found = import.meta.glob<TableFace>(['./*/table.ts', '!./generic/table.ts'], { eager: true, import: 'table' });
const known = new Map(Object.values(found).map((table) => [table.name, table]));

/** Return what the table needs from a game; one without a folder has the plain table. */
export function tableOf(game: string): TableFace {
  const table = known.get(game) ?? plainTable(game);
  known.set(game, table);
  return table;
}
