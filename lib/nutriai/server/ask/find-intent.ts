import { commonAnswers, type RecognisedAnswer } from './common-answers';
import type { IntentId } from './intent-ids';
import { logTopic } from './log/log-topic';

/** Finds what a question is about by the rules' patterns, the most telling first; empty where no rule knows. `plain` is a question as `readQuestion` makes it plain. */
export function findIntents(plain: string, ageMonths: number): IntentId[] {
  const topic = logTopic(plain);
  return [...(topic === null ? [] : [topic]), ...answersAsked(plain, ageMonths).map(({ id }) => id)];
}

/** Finds the written answers that a question asks for, in their order. */
export function answersAsked(plain: string, ageMonths: number): RecognisedAnswer[] {
  return commonAnswers.filter(
    ({ asks, notAsks, ageUntil }) =>
      asks.some((pattern) => pattern.test(plain)) &&
      !notAsks.some((pattern) => pattern.test(plain)) &&
      (ageUntil === undefined || ageMonths < ageUntil),
  );
}
