import { commonAnswers, mayBeLike, type RecognisedAnswer } from '../common-answers';
import type { Candidates } from './nearest-answer';

/** They stand below the answer, and a parent reads no fourth. */
const mostQuestions = 3;
/** What is less like the question than this is like none. */
const leastScore = -0.9;

/**
 * Returns the titles of the written answers that a question is most like, the likeliest first, beside the `main` one
 * that it got: what to press where the answer was beside the point.
 */
export function likelyQuestions({ all }: Candidates, main: RecognisedAnswer | null): string[] {
  return all
    .flatMap(({ found, score }) =>
      typeof found !== 'string' && found !== main && mayBeLike(found) && found.title !== undefined
        ? [{ title: found.title, score }]
        : [],
    )
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostQuestions)
    .map(({ title }) => title);
}

let byTitle: ReadonlyMap<string, RecognisedAnswer> | undefined;

/** Returns the answer whose title a question is; undefined for any other question. */
export function answerTitled(text: string): RecognisedAnswer | undefined {
  byTitle ??= new Map(
    commonAnswers.flatMap((answer) =>
      answer.title === undefined ? [] : [[wordsOf(answer.title), answer] as const],
    ),
  );
  return byTitle.get(wordsOf(text));
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
