/** Read why a move is not legal out of the row of numbers that the compiled rules write. */

import type { Description, FactKind } from './description';
import { spelt } from './events';

/** A reason: the rule that forbids, the sentence `why-…` that tells it, and its facts for programs. */
export interface Reason {
  readonly rule: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Turn a row into a reason; null: the move is legal. */
export function readReason(game: Description, row: readonly number[]): Reason | null {
  const [number, ...facts] = row;
  if (number === 0) return null;
  const found = game.reasons.find((one) => one.number === number);
  if (!found) throw new Error(`no reason ${number}`);
  const named = found.facts.map(
    ([name, kind], place) => [name, spelt(game.facts[kind] as FactKind, facts[place] ?? 0)] as const,
  );
  return { rule: found.rule, why: found.why, facts: Object.fromEntries(named) };
}
