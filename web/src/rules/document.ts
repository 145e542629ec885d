/** Write records of the compiled rules as documents, by the game's description: as the server writes them. */

import type { AnyView, CommonField } from '../wire/types';
import type { Description, Field, Option, Spelling } from './description';
import type { RulesRecord } from './record';
import { SPELLINGS } from './spellings';

export type Document = Record<string, unknown>;

/** What a document says of how the match was set up: the common fields but those of its course and its viewer. */
type Setting = Pick<AnyView, Exclude<CommonField, 'shuffles' | 'over' | 'winners' | 'viewer'>>;

/** Write a view; `viewer`: whose it is, null for a spectator's. */
export function viewDocument(game: Description, of: RulesRecord, viewer: number | null): Document {
  return { ...written(game, of), viewer };
}

/** Write a whole position, with the key of its shuffles. */
export function positionDocument(game: Description, of: RulesRecord): Document {
  return { ...written(game, of), key: keyOf(of) };
}

/** Spell the key of a record's shuffles. */
export function keyOf(of: RulesRecord): string {
  const octets = of.row('key').flatMap((word) => [word, word >>> 8, word >>> 16, word >>> 24]);
  return octets.map((octet) => (octet & 255).toString(16).padStart(2, '0')).join('');
}

function written(game: Description, of: RulesRecord): Document {
  const edition = game.editions[of.number('edition')] ?? '';
  const players = of.number('players');
  const rules = game.options.filter((option) => option.edition === '' || option.edition === edition);
  const setting: Setting = {
    game: game.game,
    rules: game.rules,
    edition,
    players,
    options: Object.fromEntries(rules.map((option) => [option.name, optionValue(option, of.number(option.name))])),
    key: null,
  };
  const document: Document = { ...setting };
  for (const field of [...game.course, ...game.document]) document[field.name] = value(field, of, players);
  return document;
}

function value(field: Field, of: RulesRecord, players: number): unknown {
  const spell = SPELLINGS[field.kind];
  if (!spell) throw new Error(`no spelling ${field.kind}`);
  const how = field as Required<Spelling>; // each kind has what its own spelling reads
  return field.each ? Array.from({ length: players }, (_, seat) => spell(how, of, seat)) : spell(how, of, null);
}

/** Turn the code of a house rule into its value. */
function optionValue(option: Option, code: number): boolean | number | string {
  switch (option.kind) {
    case 'Flag':
      return code !== 0;
    case 'Number':
      return code;
    case 'SeatOr':
      return code < 0 ? (option.values[0] ?? code) : code;
    default:
      return option.values[code] ?? code;
  }
}
