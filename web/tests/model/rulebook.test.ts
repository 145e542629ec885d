import { expect, test } from 'vitest';
import { inSections } from '../../src/model/rulebook';

const rule = (id: string, section?: string) => ({ rule: id, title: id, text: '', ...(section ? { section } : {}) });
const shape = (...rules: ReturnType<typeof rule>[]) =>
  inSections(rules).map(({ title, rules: held }) => [title, held.map((each) => each.rule)]);

test('a rule with a heading begins a section', () => {
  expect(shape(rule('A-1', 'Cards'), rule('A-2'), rule('A-3', 'Winning'))).toEqual([
    ['Cards', ['A-1', 'A-2']],
    ['Winning', ['A-3']],
  ]);
});

test('rules before the first heading have none', () => {
  expect(shape(rule('A-1'), rule('A-2', 'Winning'))).toEqual([
    ['', ['A-1']],
    ['Winning', ['A-2']],
  ]);
  expect(shape()).toEqual([]);
});
