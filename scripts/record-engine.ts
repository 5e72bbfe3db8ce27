import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { canonicalJson } from './recording/canonical-json';
import { engineParts, type PartSizes } from './recording/engine-parts';

/**
 * Records what the engine says, so that a change that must not alter it can be held against what it said before:
 *
 *     npm run record:engine -- base             writes test-results/engine-record/base
 *     npm run record:engine -- after --against base    writes another record, and fails where the two differ
 *
 * `--only cases,texts` records these parts alone; `--weeks 20` makes fewer plans, which take most of the time.
 */
const folder = path.resolve('test-results', 'engine-record');
const shownDifferences = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    texts: { type: 'string', default: '3000' },
    composed: { type: 'string', default: '500' },
    weeks: { type: 'string', default: '500' },
  },
});
const sizes: PartSizes = {
  texts: Number(values.texts),
  composed: Number(values.composed),
  weeks: Number(values.weeks),
};

function fileOf(record: string, part: string): string {
  return path.join(folder, record, `${part}.jsonl`);
}

async function recordPart(record: string, part: string): Promise<void> {
  const lines = engineParts[part];
  if (!lines) throw new Error(`There is no part ${part}: ${Object.keys(engineParts).join(', ')}.`);
  const started = performance.now();
  let count = 0;
  const file = createWriteStream(fileOf(record, part));
  for await (const line of lines(sizes)) {
    count += 1;
    if (!file.write(`${canonicalJson(line)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  say(
    `${part.padEnd(9)} ${String(count).padStart(6)} lines in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

function linesOf(record: string, part: string): string[] {
  const file = fileOf(record, part);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** Where two texts part, with some characters around it. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 160), at + 120);
  return `    was ${around(a)}\n    is  ${around(b)}`;
}

/**
 * The number of lines that only one of the records has; of lines in another order, one. A record of fewer
 * weeks is held against as many of the other.
 */
function differencesOf(part: string, record: string, base: string): number {
  const compared =
    part === 'weeks' ? Math.min(...[record, base].map((name) => linesOf(name, part).length)) : Infinity;
  const now = linesOf(record, part).slice(0, compared);
  const before = linesOf(base, part).slice(0, compared);
  const gone = without(before, now);
  const added = without(now, before);
  for (let index = 0; index < Math.min(shownDifferences, Math.max(gone.length, added.length)); index += 1) {
    say(`  ${part}\n${firstDifference(gone[index] ?? '', added[index] ?? '')}`);
  }
  const isSame = now.length === before.length && now.every((line, index) => line === before[index]);
  say(
    `${part.padEnd(9)} ${isSame ? `same, ${now.length} lines` : `${gone.length} lines gone, ${added.length} new`}`,
  );
  return isSame && now.length > 0 ? 0 : Math.max(gone.length, added.length, 1);
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

const [record = 'now'] = positionals;
const parts = values.only?.split(',') ?? Object.keys(engineParts);
mkdirSync(path.join(folder, record), { recursive: true });
for (const part of parts) await recordPart(record, part);
const { against } = values;
if (against !== undefined) {
  const differing = parts.filter((part) => differencesOf(part, record, against) > 0);
  process.exitCode = differing.length === 0 ? 0 : 1;
}
