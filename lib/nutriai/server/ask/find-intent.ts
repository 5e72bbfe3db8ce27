import type { Allergen } from '../../engine/child';
import { commonAnswers, type RecognisedAnswer } from './common-answers';
import type { Question } from './read-question';

/** The question and the child that an answer may be written for. */
export interface AskedOf {
  question: Pick<Question, 'wholePlain' | 'ofFood' | 'mentions' | 'excluded'>;
  months: number;
  /** With those that the question tells of. */
  allergies?: readonly Allergen[] | undefined;
}

/** Finds the written answers that a question asks for, in their order. */
export function answersAsked({ question, months, allergies = [] }: AskedOf): RecognisedAnswer[] {
  const { wholePlain, ofFood, mentions, excluded } = question;
  const named = [
    ...mentions.flatMap(({ food, compound }) => [food, compound]),
    // "Hummus without tahini" asks of it all the same.
    ...excluded.map(({ id }) => id),
  ];
  return commonAnswers.filter(
    (answer) =>
      (answer.asks.some((pattern) => pattern.test(wholePlain)) ||
        answer.asksOfFood.some((pattern) => pattern.test(ofFood))) &&
      !answer.notAsks.some((pattern) => pattern.test(wholePlain)) &&
      (answer.ageUntil === undefined || months < answer.ageUntil) &&
      (answer.foods === null || named.some((id) => id !== null && answer.foods?.has(id) === true)) &&
      (answer.allergies === null || allergies.some((code) => answer.allergies?.has(code) === true)),
  );
}
