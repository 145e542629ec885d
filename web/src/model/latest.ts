/** Which sentences of the log are shown above the status line, and how they are shortened. */

import type { Happened } from '../wire/types';

/** What happened last: at most two events of one turn. Whose turn comes then is shown otherwise. */
export function latestEvents(log: readonly Happened[]): readonly Happened[] {
  const isTurn = (event: Happened): boolean => event.event === 'turn';
  const end = log.findLastIndex((event) => !isTurn(event)) + 1;
  const start = log.slice(0, end).findLastIndex(isTurn) + 1;
  return log.slice(Math.max(start, end - 2), end);
}

/** Return a sentence without the name it begins with, if that name is shown already. */
export function withoutName(text: string, name: string): string {
  const start = text.indexOf(name);
  const colon = text.indexOf(': ', start + name.length);
  // Before the name there are at most marks of direction; after it a bot's level.
  return start < 0 || start > 2 || colon < 0 ? text : text.slice(colon + 2);
}
