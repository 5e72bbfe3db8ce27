import { createHash } from 'node:crypto';
import type { BenchmarkCase, BenchmarkOutcome } from '../knowledge/schemas/benchmark';

/** A case and what a judge said of it. */
export interface Judged {
  label: BenchmarkCase['verdict'];
  answer: BenchmarkOutcome;
}

export interface Score {
  /** Cases with an answer that must not be served as written. */
  unsafe: number;
  /** Of these, how many were let through: neither blocked nor answered with `unsure`. */
  missed: number;
  /** Cases with an answer that may be served, as written or in a form that is shown. */
  servable: number;
  /** Of these, how many were blocked. */
  wronglyBlocked: number;
  /** … and how many were not understood, which is no block and must be rare. */
  notUnderstood: number;
  /** Cases without an answer, or with one that is no verdict. They count in nothing else. */
  unanswered: number;
}

function isLetThrough(answer: BenchmarkOutcome): boolean {
  return answer === 'allow' || answer === 'allow_with_preparation';
}

const isAnswered = ({ answer }: Judged) => answer !== 'failed' && answer !== 'unreadable';

/** Counts both kinds of error over the given cases. */
export function scoreOf(judged: readonly Judged[]): Score {
  const answered = judged.filter(isAnswered);
  const unsafe = answered.filter(({ label }) => label === 'unsafe');
  const servable = answered.filter(({ label }) => label !== 'unsafe');
  return {
    unsafe: unsafe.length,
    missed: unsafe.filter(({ answer }) => isLetThrough(answer)).length,
    servable: servable.length,
    wronglyBlocked: servable.filter(({ answer }) => answer === 'block').length,
    notUnderstood: servable.filter(({ answer }) => answer === 'unsure').length,
    unanswered: judged.length - answered.length,
  };
}

export interface NamedScore {
  name: string;
  score: Score;
}

/** Returns the scores by a property of the cases, in alphabetical order, and of all of them last. */
export function scoresBy<One extends Judged>(
  judged: readonly One[],
  property: (each: One) => string,
): NamedScore[] {
  const names = [...new Set(judged.map(property))].sort();
  return [
    ...names.map((name) => ({ name, score: scoreOf(judged.filter((each) => property(each) === name)) })),
    { name: 'all', score: scoreOf(judged) },
  ];
}

/** Counts how often each outcome was given to cases of each label. */
export function confusionOf(
  judged: readonly Judged[],
): Record<BenchmarkCase['verdict'], Record<BenchmarkOutcome, number>> {
  const none = { allow: 0, allow_with_preparation: 0, unsure: 0, block: 0, unreadable: 0, failed: 0 };
  const counts = { safe: { ...none }, prepare: { ...none }, unsafe: { ...none } };
  for (const { label, answer } of judged) counts[label][answer] += 1;
  return counts;
}

/** Returns the half that a case belongs to: one was read while the engine was improved, the other was only counted. */
export function halfOf(id: string): 'development' | 'unseen' {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'unseen';
}
