import { commonAnswers, type RecognisedAnswer } from './common-answers';

/**
 * Finds the written answers that a question asks for, in their order. `ofFood` is the question with the word
 * "food" for every food that it names.
 */
export function answersAsked(plain: string, ageMonths: number, ofFood = plain): RecognisedAnswer[] {
  return commonAnswers.filter(
    ({ asks, asksOfFood, notAsks, ageUntil }) =>
      (asks.some((pattern) => pattern.test(plain)) || asksOfFood.some((pattern) => pattern.test(ofFood))) &&
      !notAsks.some((pattern) => pattern.test(plain)) &&
      (ageUntil === undefined || ageMonths < ageUntil),
  );
}
