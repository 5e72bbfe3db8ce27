import type { BenchmarkCase } from './read-cases';

/** What a judge says of a text: whether it would let a parent serve it as written or in a form that it shows, or did not understand it. */
export type Answer = 'allow' | 'allow_with_preparation' | 'unsure' | 'block';

export interface Score {
  /** Cases that must not be served as written. */
  unsafe: number;
  /** Of these, how many were let through: neither blocked nor answered with `unsure`. */
  missed: number;
  /** Cases that may be served, as written or in a form that is shown. */
  servable: number;
  /** Of these, how many were blocked. */
  wronglyBlocked: number;
  /** … and how many were not understood, which is no block and must be rare. */
  notUnderstood: number;
}

function isLetThrough(answer: Answer): boolean {
  return answer === 'allow' || answer === 'allow_with_preparation';
}

/** Counts both kinds of error over the given cases. */
export function scoreOf(judged: readonly { label: BenchmarkCase['verdict']; answer: Answer }[]): Score {
  const unsafe = judged.filter(({ label }) => label === 'unsafe');
  const servable = judged.filter(({ label }) => label !== 'unsafe');
  return {
    unsafe: unsafe.length,
    missed: unsafe.filter(({ answer }) => isLetThrough(answer)).length,
    servable: servable.length,
    wronglyBlocked: servable.filter(({ answer }) => answer === 'block').length,
    notUnderstood: servable.filter(({ answer }) => answer === 'unsure').length,
  };
}

/** The scores by a property of the cases, in alphabetical order, and of all of them last. */
export function scoresBy<Judged extends { label: BenchmarkCase['verdict']; answer: Answer }>(
  judged: readonly Judged[],
  property: (each: Judged) => string,
): { name: string; score: Score }[] {
  const names = [...new Set(judged.map(property))].sort();
  return [
    ...names.map((name) => ({ name, score: scoreOf(judged.filter((each) => property(each) === name)) })),
    { name: 'all', score: scoreOf(judged) },
  ];
}
