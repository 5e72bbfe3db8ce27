import 'server-only';
import { judgedBy, openBenchmark } from '../../../nutriai/engine/benchmark/open-benchmark';
import {
  confusionOf,
  halfOf,
  type Judged,
  type Score,
  scoresBy,
} from '../../../nutriai/engine/benchmark/score';
import type { BenchmarkCase, BenchmarkResults } from '../../../nutriai/engine/knowledge/schemas/benchmark';
import { categoryWords, halfWords, languageWords } from './benchmark-words';

/** A row of a table: the engine's first run beside its newest. */
export interface ScoreRow {
  id: string;
  name: string;
  first: Score;
  now: Score;
}

export interface BenchmarkFigures {
  version: string;
  /** `YYYY-MM-DD` */
  published: string;
  total: number;
  /** Days on which the engine was asked. */
  firstOn: string;
  nowOn: string;
  all: ScoreRow;
  categories: readonly ScoreRow[];
  languages: readonly ScoreRow[];
  halves: readonly ScoreRow[];
  confusion: ReturnType<typeof confusionOf>;
}

type JudgedCase = BenchmarkCase & Judged;

const properties = {
  categories: { of: ({ category }: JudgedCase) => category, words: categoryWords },
  languages: { of: ({ language }: JudgedCase) => language, words: languageWords },
  halves: { of: ({ id }: JudgedCase) => halfOf(id), words: halfWords },
};

let counted: BenchmarkFigures | null = null;

/**
 * Returns what the page about the benchmark shows. All of it is counted from the stored answers, so that no
 * figure can differ from them.
 */
export function benchmarkFigures(): BenchmarkFigures {
  counted ??= countFigures();
  return counted;
}

function countFigures(): BenchmarkFigures {
  const { edition, cases, results } = openBenchmark();
  const judged = (run: BenchmarkResults) => judgedBy(cases, run.answers);
  const first = judged(results.first);
  const now = judged(results.now);
  const rows = (property: keyof typeof properties) => rowsOf(first, now, properties[property]);
  const [all, ...others] = rows('halves').toReversed();
  if (all === undefined) throw new Error('The benchmark has no cases.');
  return {
    version: edition.version,
    published: edition.published,
    total: cases.length,
    firstOn: results.first.made_on,
    nowOn: results.now.made_on,
    all,
    categories: rows('categories'),
    languages: rows('languages'),
    halves: [...others.toReversed(), all],
    confusion: confusionOf(now),
  };
}

function rowsOf(
  first: readonly JudgedCase[],
  now: readonly JudgedCase[],
  { of, words }: (typeof properties)[keyof typeof properties],
): ScoreRow[] {
  const before = new Map(scoresBy(first, of).map(({ name, score }) => [name, score]));
  return scoresBy(now, of).map(({ name, score }) => ({
    id: name,
    name: name === 'all' ? 'All' : (words[name] ?? name),
    first: before.get(name) ?? score,
    now: score,
  }));
}
