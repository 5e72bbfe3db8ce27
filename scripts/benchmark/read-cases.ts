import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { allergens } from '@/lib/nutriai/engine/child';
import { csvRows } from '@/lib/nutriai/engine/knowledge/csv-rows';

export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
export const labels = ['safe', 'prepare', 'unsafe'] as const;
const diets = ['', 'vegetarian', 'vegan', 'halal', 'pork-free'] as const;

const caseRow = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{3}$/),
  age_months: z.coerce.number().int().min(0).max(36),
  language: z.enum(languages),
  /** `safe`: may be served as written; `prepare`: has a safe form that is to be shown; `unsafe`: must not be served as written. */
  verdict: z.enum(labels),
  allergies: z
    .string()
    .transform((cell) => cell.split(' ').filter((code) => code !== ''))
    .pipe(z.array(z.enum(allergens))),
  diet: z.enum(diets),
  text: z.string().min(1),
  rule: z.string(),
});

const ruleList = z.record(z.string(), z.strictObject({ rule: z.string().min(10), source: z.string() }));
const sourceList = z.record(
  z.string(),
  z.strictObject({
    org: z.string().min(2),
    title: z.string().min(5),
    year: z.int().min(1990).max(2030),
    url: z.url(),
  }),
);

export type BenchmarkCase = z.infer<typeof caseRow> & { category: string };

export interface Benchmark {
  cases: readonly BenchmarkCase[];
  rules: z.infer<typeof ruleList>;
  sources: z.infer<typeof sourceList>;
}

/**
 * Reads the open benchmark of infant food safety, `knowledge/benchmark`.
 * @throws ZodError for a row that is not of its shape
 */
export function readBenchmark(folder: string): Benchmark {
  const yaml = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = readdirSync(path.join(folder, 'cases')).sort();
  return {
    cases: files.flatMap((file) =>
      csvRows(readFileSync(path.join(folder, 'cases', file), 'utf8')).map((row) => ({
        ...caseRow.parse(row),
        category: path.basename(file, '.csv'),
      })),
    ),
    rules: ruleList.parse(yaml('rules.yaml')),
    sources: sourceList.parse(yaml('sources.yaml')),
  };
}
