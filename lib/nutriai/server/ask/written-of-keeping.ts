import { isParticular, type RecognisedAnswer } from './common-answers';
import type { RankedCandidate } from './near/ranked-candidates';

/** Less like the question than this, it is of keeping something else. */
const leastScore = -0.7;

/**
 * What is written to a question of how food is kept, the nearest first: "soup in the freezer, how long?" wants the
 * months, and the rules only know how food is cooled. What patterns find comes before what is merely like it.
 */
export function writtenOfKeeping(
  asksFor: readonly RecognisedAnswer[],
  ranked: readonly RankedCandidate[],
): readonly RecognisedAnswer[] {
  const byPatterns = asksFor.filter((answer) => isOfKeeping(answer) && isParticular(answer));
  const others = asksFor.filter((answer) => !isParticular(answer));
  if (byPatterns.length > 0) return [...byPatterns, ...others];
  const nearest = ranked.find(({ found }) => typeof found !== 'string');
  if (nearest === undefined || typeof nearest.found === 'string') return others;
  return isOfKeeping(nearest.found) && nearest.score >= leastScore ? [nearest.found, ...others] : others;
}

/** Whether an answer is of how food is kept. */
export const isOfKeeping = ({ id }: RecognisedAnswer): boolean =>
  id === 'reheating-and-storage' || id === 'freezing';
