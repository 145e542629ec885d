/** What a person is told, in a short notice, when an update changes their place at the table. */

import type { Facts } from '../text/fluent';
import type { Table } from '../wire/types';
import { isIdle, type TableState } from './table';

/** The name of a message, and its facts. */
export type Notice = readonly [message: string, facts?: Facts];

/** `leaving`: the person is giving the seat up, or changes it, themselves. */
export function noticesOf(before: TableState, after: TableState, leaving: boolean): readonly Notice[] {
  const notices: Notice[] = [];
  if (before.seat !== null && after.seat === null && isIdle(after.table) && !leaving) notices.push(['web-removed']);
  const host = newHost(before, after);
  if (host !== null) notices.push(host);
  notices.push(...redealt(before, after));
  notices.push(...restored(before.table, after.table));
  return notices;
}

/** A round of the shuffle was given up: everybody sees for whose silence. */
function redealt({ table: before }: TableState, { table }: TableState): Notice[] {
  if (before.code !== table.code || before.stage !== 'dealing') return [];
  const rounds = table.shuffle?.redealt ?? [];
  return rounds.slice(before.shuffle?.redealt?.length ?? 0).flatMap((refused): Notice[] => {
    if (!refused.length) return [['web-restarted']];
    return refused.map((seat): Notice => ['web-redealt', { name: table.seats[seat]?.name ?? '' }]);
  });
}

/** The match is dealt anew although it had not ended: the server has lost how it went on. */
function restored(before: Table, after: Table): Notice[] {
  const begun = before.code === after.code && before.stage === 'playing' && after.stage === 'dealing';
  return begun && !after.finished?.some(({ match }) => match === before.match) ? [['web-restored']] : [];
}

/** Somebody else is the host now; a host who changes seats is still the same. */
function newHost(before: TableState, after: TableState): Notice | null {
  const [was, is] = [before.table.host ?? null, after.table.host ?? null];
  if (before.table.code !== after.table.code) return null;
  if (after.host) return before.host ? null : ['web-host-you'];
  if (was === null || is === null || was === is) return null;
  return ['web-host-now', { name: after.table.seats[is]?.name ?? '' }];
}
