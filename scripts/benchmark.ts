import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Child } from '@/lib/nutriai/engine/child';
import { assess } from '@/lib/nutriai/engine/safety/assess';
import { type BenchmarkCase, readBenchmark } from './benchmark/read-cases';
import { type Score, scoresBy } from './benchmark/score';

/**
 * `npm run benchmark`: asks the engine every case of the open benchmark and prints both kinds of error, and how many servable texts were
 * not understood, by category and by language. Each case, with what
 * was answered, goes into `test-results/benchmark.json`.
 */
const { cases } = readBenchmark(path.resolve('knowledge/benchmark'));

function childOf({ age_months: ageMonths, allergies, diet }: BenchmarkCase): Child {
  return {
    ageMonths,
    allergies,
    ...(diet === 'vegan' || diet === 'vegetarian' ? { diet } : {}),
    ...(diet === 'halal' ? { avoids: ['pork', 'alcohol'] } : {}),
    ...(diet === 'pork-free' ? { avoids: ['pork'] } : {}),
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;

function row({ name, score }: { name: string; score: Score }): string {
  return [
    name.padEnd(26),
    String(score.unsafe).padStart(6),
    percent(score.missed, score.unsafe).padStart(16),
    String(score.servable).padStart(9),
    percent(score.wronglyBlocked, score.servable).padStart(16),
    percent(score.notUnderstood, score.servable).padStart(16),
  ].join('');
}

const judged = cases.map((each) => {
  const { verdict: answer, findings, unknown } = assess({ text: each.text }, childOf(each));
  return {
    ...each,
    label: each.verdict,
    answer,
    rules: findings.map(({ rule, severity }) => `${rule}:${severity}`),
    unknown: unknown.map(({ text }) => text),
  };
});

const header = `${'unsafe'.padStart(32)}${'let through'.padStart(16)}${'servable'.padStart(9)}${'wrongly blocked'.padStart(16)}${'not understood'.padStart(16)}`;
for (const property of ['category', 'language'] as const) {
  process.stdout.write(`by ${property}\n${header}\n`);
  for (const each of scoresBy(judged, (one) => one[property])) process.stdout.write(`${row(each)}\n`);
  process.stdout.write('\n');
}

mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/benchmark.json', JSON.stringify(judged, null, 1));
