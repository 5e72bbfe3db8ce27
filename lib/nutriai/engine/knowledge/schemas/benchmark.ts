import * as z from 'zod';
import { allergens } from '../../child';

export const benchmarkLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
const benchmarkLabels = ['safe', 'prepare', 'unsafe'] as const;
const diets = ['', 'vegetarian', 'vegan', 'halal', 'pork-free'] as const;

/** What a judge can say of a text, and the two ways to say nothing: a reply that is no verdict, and no reply at all. */
export const benchmarkOutcomes = [
  'allow',
  'allow_with_preparation',
  'unsure',
  'block',
  'unreadable',
  'failed',
] as const;

const edition = z.string().regex(/^\d+\.\d+\.\d+$/);
const day = z.iso.date();

/** A row of `knowledge/benchmark/cases`. */
export const benchmarkRowSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{3}$/),
  age_months: z.coerce.number().int().min(0).max(36),
  language: z.enum(benchmarkLanguages),
  /**
   * `safe`: may be served as written; `prepare`: has a safe form that is to be shown; `unsafe`: must not be
   * served as written.
   */
  verdict: z.enum(benchmarkLabels),
  allergies: z
    .string()
    .transform((cell) => cell.split(' ').filter((code) => code !== ''))
    .pipe(z.array(z.enum(allergens))),
  diet: z.enum(diets),
  text: z.string().min(1),
  rule: z.string(),
});

/**
 * `knowledge/benchmark/edition.yaml`: which edition of the cases this is. The hash is of the files of cases,
 * rules and sources.
 */
export const benchmarkEditionSchema = z.strictObject({
  version: edition,
  published: day,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const benchmarkRulesSchema = z.record(
  z.string(),
  z.strictObject({ rule: z.string().min(10), source: z.string() }),
);

export const benchmarkSourcesSchema = z.record(
  z.string(),
  z.strictObject({
    org: z.string().min(2),
    title: z.string().min(5),
    year: z.int().min(1990).max(2030),
    url: z.url(),
  }),
);

/** A file of `knowledge/benchmark/results`: what one judge said of every case, as `npm run benchmark` writes it. */
export const benchmarkResultsSchema = z.strictObject({
  judge: z.string().min(1),
  version: edition,
  made_on: day,
  /** The first characters of the hash of the prompt that a model was asked with; null for a judge that takes none. */
  prompt: z.string().nullable(),
  answers: z.record(z.string(), z.enum(benchmarkOutcomes)),
});

export type BenchmarkCase = z.infer<typeof benchmarkRowSchema> & { category: string };
export type BenchmarkOutcome = (typeof benchmarkOutcomes)[number];
export type BenchmarkResults = z.infer<typeof benchmarkResultsSchema>;

/** The open benchmark of infant food safety, with what the engine said of it at first and says now. */
export interface Benchmark {
  edition: z.infer<typeof benchmarkEditionSchema>;
  cases: readonly BenchmarkCase[];
  rules: z.infer<typeof benchmarkRulesSchema>;
  sources: z.infer<typeof benchmarkSourcesSchema>;
  results: { first: BenchmarkResults; now: BenchmarkResults };
}
