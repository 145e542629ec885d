/**
 * Read records, logs and reasons of the rules as the browser does, and say what differs from what Python read.
 *
 * A program for tests/wire/test_description.py: it reads cases as JSON from its standard input.
 */

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Description } from '../../src/rules/description';
import { positionDocument, viewDocument } from '../../src/rules/document';
import { readEvents, seenBy, type Row } from '../../src/rules/events';
import { readReason } from '../../src/rules/reasons';
import { RulesRecord } from '../../src/rules/record';
import { LANGUAGES, voice, type Language } from '../../src/text/fluent';
import { Teller } from '../../src/text/telling';

interface Cases {
  readonly game: Description;
  readonly positions: readonly { readonly record: string; readonly document: unknown }[];
  readonly views: readonly { readonly record: string; readonly viewer: number | null; readonly document: unknown }[];
  readonly logs: readonly Log[];
  readonly reasons: readonly { readonly row: readonly number[]; readonly reason: unknown; readonly said: Said }[];
  /** The names of the players, and the sentences of each language. */
  readonly names: readonly string[];
  readonly sentences: Readonly<Record<Language, string>>;
}

type Said = Readonly<Record<Language, unknown>>;

interface Log {
  readonly rows: readonly (readonly string[])[];
  /** What a spectator and each seat see. */
  readonly seen: readonly { readonly events: unknown; readonly said: Said }[];
}

const cases = JSON.parse(readFileSync(0, 'utf-8')) as Cases;
const { game } = cases;
const differ: string[] = [];

function compare(what: string, found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected))
    differ.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

function record(base64: string): RulesRecord {
  const bytes = Buffer.from(base64, 'base64');
  return new RulesRecord(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), game.layout);
}

const tellers = LANGUAGES.map((lang) => [lang, new Teller(game, lang, voice(lang, cases.sentences[lang]))] as const);

for (const one of cases.positions) compare('position', positionDocument(game, record(one.record)), one.document);
for (const one of cases.views) compare('view', viewDocument(game, record(one.record), one.viewer), one.document);
for (const one of cases.logs) {
  const events = readEvents(
    game,
    one.rows.map((row) => row.map(BigInt) as unknown as Row),
  );
  one.seen.forEach((expected, place) => {
    const viewer = place === 0 ? null : place - 1;
    const seen = events.map((event) => seenBy(event, viewer));
    compare(
      `events for ${viewer}`,
      seen.map(({ event, seat, facts }) => ({ event, seat, facts })),
      expected.events,
    );
    for (const [lang, teller] of tellers) {
      const said = seen.map((event) => teller.event(event, cases.names));
      compare(`events for ${viewer} in ${lang}`, said, expected.said[lang]);
    }
  });
}
for (const one of cases.reasons) {
  const reason = readReason(game, one.row);
  compare('reason', reason, one.reason);
  for (const [lang, teller] of tellers)
    compare(`reason in ${lang}`, reason && teller.reason(reason, cases.names), one.said[lang]);
}
const { positions, views, logs, reasons } = cases;
const compared = positions.length + views.length + logs.length + reasons.length;
process.stdout.write(JSON.stringify({ compared, differ: differ.slice(0, 5), differences: differ.length }));
