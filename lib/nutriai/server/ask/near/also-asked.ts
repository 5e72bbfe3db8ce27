import { isParticular, mayBeLike, type RecognisedAnswer } from '../common-answers';
import type { Candidate, Candidates } from './nearest-answer';

/** How sure the model has to be of a second thing that is asked. Set on questions that it had not learnt from. */
const least = {
  /** The whole question is like those of another answer, too. */
  score: -0.1,
  /** A part of it is, by itself and far more than like those of any other answer, */
  scoreOfClause: 0.45,
  leadOfClause: 0.4,
  /** and the whole does not speak against it. */
  scoreOfWhole: -0.85,
  /** A pattern of one particular question fits, too. */
  scoreOfPattern: -0.7,
};
/** A parent reads no third answer. */
const mostAnswers = 1;

interface Written extends Candidate {
  found: RecognisedAnswer;
}

/**
 * Finds the written answers to what else a question asks, beside its `main` one: "do nipple shields lower supply?
 * and she feeds every hour".
 */
export function alsoAsked(
  { whole, clauses }: Candidates,
  { main, written }: { main: RecognisedAnswer | null; written: readonly RecognisedAnswer[] },
): RecognisedAnswer[] {
  const others = writtenOf(whole).filter(({ found }) => found !== main);
  const [second] = others;
  const isOfWhole = second !== undefined && second.score >= least.score;
  const ofClauses = clauses.flatMap((clause) => {
    const [best, next] = writtenOf(clause);
    if (best === undefined || best.score < least.scoreOfClause) return [];
    const lead = best.score - (next?.score ?? -1);
    const inWhole = others.find(({ found }) => found === best.found);
    const isMeant = inWhole !== undefined && inWhole.score >= least.scoreOfWhole;
    return isMeant && lead >= least.leadOfClause ? [best.found] : [];
  });
  const ofPatterns = others.flatMap(({ found, score }) =>
    score >= least.scoreOfPattern && isParticular(found) && written.includes(found) ? [found] : [],
  );
  return [...new Set([...(isOfWhole ? [second.found] : []), ...ofClauses, ...ofPatterns])].slice(
    0,
    mostAnswers,
  );
}

/** Written answers that may be found by likeness alone, the likeliest first. */
function writtenOf(candidates: readonly Candidate[]): Written[] {
  return candidates
    .filter((candidate): candidate is Written => typeof candidate.found !== 'string')
    .filter(({ found }) => mayBeLike(found))
    .sort((one, other) => other.score - one.score);
}
