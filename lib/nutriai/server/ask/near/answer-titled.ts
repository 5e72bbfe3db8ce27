import { inAmericanEnglish } from '../../../engine/text/american-english';
import { commonAnswers, type RecognisedAnswer } from '../common-answers';

let byTitle: ReadonlyMap<string, RecognisedAnswer> | undefined;

/** Returns the answer whose title a question is; undefined for any other question. */
export function answerTitled(text: string): RecognisedAnswer | undefined {
  byTitle ??= new Map([...titled(inAmericanEnglish), ...titled((title) => title)]);
  return byTitle.get(wordsOf(text));
}

/** A question that was offered in American English finds its answer as well. */
const titled = (say: (title: string) => string) =>
  commonAnswers.flatMap((answer) =>
    answer.title === undefined ? [] : [[wordsOf(say(answer.title)), answer] as const],
  );

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
