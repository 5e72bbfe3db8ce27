import { commonAnswers, type RecognisedAnswer } from '../common-answers';

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
