import 'server-only';
import { benchmarkPrompt } from '../../../nutriai/engine/benchmark/model-prompt';
import { judgedBy, openBenchmark } from '../../../nutriai/engine/benchmark/open-benchmark';
import { confusionOf, scoresBy } from '../../../nutriai/engine/benchmark/score';
import type {
  Benchmark,
  BenchmarkCase,
  BenchmarkResults,
} from '../../../nutriai/engine/knowledge/schemas/benchmark';
import { benchmarkLicence, benchmarkPath, benchmarkTitle } from './benchmark-words';

/** A file of the benchmark to download. */
export interface BenchmarkFile {
  name: string;
  /** What a visitor reads. */
  label: string;
  type: string;
  body: Buffer;
}

/** The address of a file. */
export function benchmarkFilePath(name: string): string {
  return `${benchmarkPath}/${name}`;
}

let made: readonly BenchmarkFile[] | null = null;

/**
 * Returns the files of this edition, named with its version: all cases as JSON Lines and as CSV, and the
 * engine's results. Made once.
 */
export function benchmarkFiles(): readonly BenchmarkFile[] {
  made ??= makeFiles(openBenchmark());
  return made;
}

function makeFiles(benchmark: Benchmark): BenchmarkFile[] {
  const name = `infant-food-safety-${benchmark.edition.version}`;
  const file = (end: string, label: string, [type, text]: readonly [string, string]) => ({
    name: `${name}${end}`,
    label,
    type,
    body: Buffer.from(text),
  });
  return [
    file('.jsonl', 'All cases, JSON Lines', ['application/jsonl; charset=utf-8', casesAsLines(benchmark)]),
    file('.csv', 'All cases, CSV', ['text/csv; charset=utf-8; header=present', casesAsTable(benchmark)]),
    file('-results.json', 'Results of the engine, JSON', [
      'application/json; charset=utf-8',
      resultsOf(benchmark),
    ]),
  ];
}

/** A case with its rule and source in full, so that a line can be read alone. */
function wholeCase({ rules, sources }: Benchmark, { rule, ...rest }: BenchmarkCase) {
  const { rule: sentence = '', source = '' } = rules[rule] ?? {};
  return { ...rest, rule: sentence, source: sources[source] ?? null };
}

function casesAsLines(benchmark: Benchmark): string {
  return benchmark.cases.map((each) => `${JSON.stringify(wholeCase(benchmark, each))}\n`).join('');
}

const columns = [
  'id',
  'category',
  'age_months',
  'language',
  'verdict',
  'allergies',
  'diet',
  'text',
  'rule',
  'source',
];

function casesAsTable(benchmark: Benchmark): string {
  const rows = benchmark.cases.map((each) => {
    const { id, category, age_months, language, verdict, allergies, diet, text, rule, source } = wholeCase(
      benchmark,
      each,
    );
    return [
      id,
      category,
      age_months,
      language,
      verdict,
      allergies.join(' '),
      diet,
      text,
      rule,
      source?.url ?? '',
    ];
  });
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** RFC 4180. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function resultsOf({ edition, cases, results }: Benchmark): string {
  const run = ({ judge, made_on, answers }: BenchmarkResults) => {
    const judged = judgedBy(cases, answers);
    return {
      judge,
      made_on,
      by_category: scoresBy(judged, ({ category }) => category),
      by_language: scoresBy(judged, ({ language }) => language),
      confusion: confusionOf(judged),
      answers,
    };
  };
  const { version, published } = edition;
  const head = {
    benchmark: benchmarkTitle,
    version,
    published,
    licence: benchmarkLicence.url,
    prompt: benchmarkPrompt,
  };
  return JSON.stringify({ ...head, first_run: run(results.first), newest_run: run(results.now) });
}
