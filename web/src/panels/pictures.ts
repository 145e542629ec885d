/** The cards that a rule is about, to stand beside its text. */

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  'TK-01': ['R1', 'B3', 'G7', 'Y9', 'R+2', 'Bstop', 'Gdir', 'Yplus', 'Rtaki', 'colour', 'super', 'king', '+3', 'break'],
  'TK-06': ['R7', 'R3', 'B7'],
  'TK-20': ['Rstop', 'Bstop', 'Gstop', 'Ystop'],
  'TK-21': ['R+2', 'B+2'],
  'TK-22': ['Gdir'],
  'TK-23': ['colour'],
  'TK-24': ['Yplus'],
  'TK-25': ['king'],
  'TK-26': ['+3'],
  'TK-27': ['R+2', '+3'],
  'TK-29': ['+3', 'break'],
  'TK-32': ['break'],
  'TK-34': ['Btaki', 'B3', 'B9', 'Bstop'],
  'TK-38': ['super'],
  'EH-01': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'half', 'demon'],
  'EH-03': ['1', '2', '3', '4', '6', '7', '8'],
  'EH-10': ['demon'],
  'EH-11': ['half'],
  'EH-12': ['0'],
  'EH-13': ['8', 'half'],
  'EH-14': ['5'],
  'EH-15': ['3', 'half', '4'],
  'TU-01': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'P'],
  'TU-12': ['7', '7'],
  'TU-14': ['P', '9'],
  'TU-15': ['P', 'P'],
  'TU-16': ['P', '4'],
};

/** The rules of cards that not every edition has: where these do not hold there are no such cards. */
const RULES: Readonly<Record<string, string>> = { '+3': 'TK-26', break: 'TK-32' };

/** `holds` tells whether a rule is one of the edition's. */
export function picturesOf(rule: string, holds: (rule: string) => boolean): readonly string[] {
  return [...new Set(PICTURES[rule] ?? [])].filter((card) => holds(RULES[card] ?? rule));
}
