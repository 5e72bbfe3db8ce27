import type { BenchmarkCase } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import type { AnswersFile } from './answers-file';
import { askCase } from './ask-case';
import type { ModelOptions } from './read-options';

/** So many failures in a row are no accident: a wrong key, a server that is away, or no credit left. */
export const failuresInARow = 20;

export class ModelAwayError extends Error {}

/** Told after each answer. */
export type Progress = (done: number, asked: number) => void;

/** Returns so many cases, spread evenly over all of them. */
export function spread<One>(all: readonly One[], limit: number | null): One[] {
  if (limit === null || limit >= all.length) return [...all];
  return Array.from({ length: limit }, (_, index) => all[Math.floor((index * all.length) / limit)]).filter(
    (each) => each !== undefined,
  );
}

/**
 * Asks a model every case that the file has no answer for, so many at once, and adds each answer to the file
 * as it comes.
 * @throws ModelAwayError when case after case fails
 */
export async function askModel(
  cases: readonly BenchmarkCase[],
  options: ModelOptions,
  { file, progress }: { file: AnswersFile; progress: Progress },
): Promise<void> {
  const open = cases.filter(({ id }) => (file.answers.get(id)?.answer ?? 'failed') === 'failed');
  const queue = open.values();
  let done = 0;
  let failures = 0;
  const worker = async () => {
    for (const asked of queue) {
      const answer = await askCase(asked, options);
      file.add(answer);
      done += 1;
      failures = answer.answer === 'failed' ? failures + 1 : 0;
      progress(done, open.length);
      if (failures >= failuresInARow)
        throw new ModelAwayError(`${failures} cases in a row failed, the last with: ${answer.reply}`);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
}
