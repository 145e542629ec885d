/** A rulebook in sections. */

import type { RuleText } from '../wire/types';

export interface Section {
  /** Empty for rules before the first heading. */
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Divide rules into sections: a rule with a heading begins one. */
export function inSections(rules: readonly RuleText[]): readonly Section[] {
  const found: { title: string; rules: RuleText[] }[] = [];
  for (const rule of rules) {
    if (rule.section || found.length === 0) found.push({ title: rule.section ?? '', rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}
