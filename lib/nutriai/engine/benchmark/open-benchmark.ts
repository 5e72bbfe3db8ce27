import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Benchmark, BenchmarkCase, BenchmarkOutcome } from '../knowledge/schemas/benchmark';
import type { Judged } from './score';

let opened: Benchmark | null = null;

/**
 * Returns the open benchmark, compiled from `knowledge/benchmark`. It has a file of its own: the engine knows
 * nothing of it.
 */
export function openBenchmark(): Benchmark {
  opened ??= JSON.parse(
    readFileSync(path.join(process.cwd(), '.programs', 'benchmark.json'), 'utf8'),
  ) as Benchmark;
  return opened;
}

/** Returns every case with what was answered; a case that was not asked counts as failed. */
export function judgedBy(
  cases: readonly BenchmarkCase[],
  answers: Readonly<Record<string, BenchmarkOutcome>>,
): (BenchmarkCase & Judged)[] {
  return cases.map((each) => ({ ...each, label: each.verdict, answer: answers[each.id] ?? 'failed' }));
}
