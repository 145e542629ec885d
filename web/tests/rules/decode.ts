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

interface Cases {
  readonly game: Description;
  readonly positions: readonly { readonly record: string; readonly document: unknown }[];
  readonly views: readonly { readonly record: string; readonly viewer: number | null; readonly document: unknown }[];
  readonly logs: readonly { readonly rows: readonly (readonly string[])[]; readonly seen: readonly unknown[] }[];
  readonly reasons: readonly { readonly row: readonly number[]; readonly reason: unknown }[];
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

for (const one of cases.positions) compare('position', positionDocument(game, record(one.record)), one.document);
for (const one of cases.views) compare('view', viewDocument(game, record(one.record), one.viewer), one.document);
for (const one of cases.logs) {
  const events = readEvents(
    game,
    one.rows.map((row) => row.map(BigInt) as unknown as Row),
  );
  one.seen.forEach((expected, place) => {
    const viewer = place === 0 ? null : place - 1;
    const seen = events.map((event) => seenBy(event, viewer)).map(({ event, seat, facts }) => ({ event, seat, facts }));
    compare(`events for ${viewer}`, seen, expected);
  });
}
for (const one of cases.reasons) compare('reason', readReason(game, one.row), one.reason);
const { positions, views, logs, reasons } = cases;
const compared = positions.length + views.length + logs.length + reasons.length;
process.stdout.write(JSON.stringify({ compared, differ: differ.slice(0, 5), differences: differ.length }));
