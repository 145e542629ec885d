/** A table's settings as people choose them. */

import type { GameInfo, OptionInfo, Settings } from '../wire/types';

type Value = string | number | boolean;

/** The house rules that an edition has; who begins is marked at the table, not here. */
export function optionsOf(info: GameInfo, edition: string | null | undefined): readonly OptionInfo[] {
  const chosen = edition ?? info.editions[0];
  return info.options.filter(
    (option) =>
      option.kind !== 'seat' &&
      (option.edition == null || option.edition === chosen) &&
      holds(info, chosen, option.rule),
  );
}

/** Whether a rule is one of an edition's. */
export function holds(info: GameInfo, edition: string | null | undefined, rule: string): boolean {
  return (info.only[rule] ?? edition) === edition;
}

/** The edition whose rules are read: the one that was chosen, or that of the rule which is asked for, or the first. */
export function editionFor(info: GameInfo, chosen: string | null | undefined, rule: string | null): string | undefined {
  return info.editions.find((edition) => edition === chosen) ?? info.only[rule ?? ''] ?? info.editions[0];
}

/** Return settings with a house rule changed; a rule at its default is left out. */
export function withRule(settings: Settings, option: OptionInfo, value: Value): Settings {
  const { [option.name]: _, ...others } = settings.options ?? {};
  return { ...settings, options: value === option.default ? others : { ...others, [option.name]: value } };
}

/** Read a number typed for a house rule; null if the rule cannot have it. */
export function typedNumber(text: string, option: OptionInfo): number | null {
  const typed = Number(text);
  const { lowest = 0, highest = null } = option;
  return text.trim() !== '' && Number.isSafeInteger(typed) && typed >= (lowest ?? 0) && typed <= (highest ?? typed)
    ? typed
    : null;
}

/** Choose an edition; house rules that it does not have are forgotten. */
export function withEdition(settings: Settings, info: GameInfo, edition: string): Settings {
  const names = new Set(optionsOf(info, edition).map((option) => option.name));
  return {
    ...settings,
    edition,
    options: Object.fromEntries(Object.entries(settings.options ?? {}).filter(([name]) => names.has(name))),
  };
}

/** The house rule that a seat can be marked for. */
export function marking(info: GameInfo | undefined): OptionInfo | undefined {
  return info?.options.find((option) => option.kind === 'seat');
}

/** Numbers to choose from. */
export function numbers(from: number, to: number): { value: number; label: string }[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}
