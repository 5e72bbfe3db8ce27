import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { csvRows } from '@/lib/nutriai/engine/knowledge/csv-rows';
import {
  type Benchmark,
  benchmarkEditionSchema,
  benchmarkResultsSchema,
  benchmarkRowSchema,
  benchmarkRulesSchema,
  benchmarkSourcesSchema,
} from '@/lib/nutriai/engine/knowledge/schemas/benchmark';

/** The files of an edition: once it is published none of them changes without a new version. */
function editionFiles(folder: string): string[] {
  const cases = readdirSync(path.join(folder, 'cases'))
    .sort()
    .map((file) => `cases/${file}`);
  return [...cases, 'rules.yaml', 'sources.yaml'];
}

/** Returns the hash that `edition.yaml` must name: of all cases, rules and sources. */
export function hashOfEdition(folder: string): string {
  const hash = createHash('sha256');
  for (const file of editionFiles(folder))
    hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * Reads the open benchmark of infant food safety, `knowledge/benchmark`.
 * @throws ZodError for a row that is not of its shape
 */
export function readBenchmark(folder: string): Benchmark {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const yaml = (file: string): unknown => parse(read(file));
  const results = (file: string) => benchmarkResultsSchema.parse(JSON.parse(read(`results/${file}`)));
  const files = editionFiles(folder).filter((file) => file.endsWith('.csv'));
  return {
    edition: benchmarkEditionSchema.parse(yaml('edition.yaml')),
    cases: files.flatMap((file) =>
      csvRows(read(file)).map((row) => ({
        ...benchmarkRowSchema.parse(row),
        category: path.basename(file, '.csv'),
      })),
    ),
    rules: benchmarkRulesSchema.parse(yaml('rules.yaml')),
    sources: benchmarkSourcesSchema.parse(yaml('sources.yaml')),
    results: { first: results('engine-first-run.json'), now: results('engine.json') },
  };
}
