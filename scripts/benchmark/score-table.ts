import type { BenchmarkCase } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import { halfOf, type Judged, type NamedScore, scoresBy } from '@/lib/nutriai/engine/benchmark/score';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;

function row({ name, score }: NamedScore): string {
  return [
    name.padEnd(26),
    String(score.unsafe).padStart(6),
    percent(score.missed, score.unsafe).padStart(16),
    String(score.servable).padStart(9),
    percent(score.wronglyBlocked, score.servable).padStart(16),
    percent(score.notUnderstood, score.servable).padStart(16),
    String(score.unanswered).padStart(11),
  ].join('');
}

const header = [
  ''.padEnd(26),
  'unsafe'.padStart(6),
  'let through'.padStart(16),
  'servable'.padStart(9),
  'wrongly blocked'.padStart(16),
  'not understood'.padStart(16),
  'no verdict'.padStart(11),
].join('');

/** Writes both kinds of error as text, by category, by language and by half. */
export function scoreTable(judged: readonly (BenchmarkCase & Judged)[]): string {
  const by = {
    category: (each: BenchmarkCase) => each.category,
    language: (each: BenchmarkCase) => each.language,
    half: (each: BenchmarkCase) => halfOf(each.id),
  };
  return Object.entries(by)
    .map(([name, property]) => [`by ${name}`, header, ...scoresBy(judged, property).map(row), ''].join('\n'))
    .join('\n');
}
