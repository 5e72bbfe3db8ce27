import { foodWarning, isAllergicTo } from './answers/food-answer';
import { forThisChild } from './answers/for-this-child';
import { guidanceParts } from './answers/guidance-answer';
import type { AskedChild } from './asked-child';
import type { RecognisedAnswer } from './common-answers';
import { answersAsked } from './find-intent';
import { isAskedOfFood } from './question-kind';
import type { Reading } from './reading';
import { answerOf, type RuleAnswer, withMore } from './rule-answer';

const openQuestion = /\b(?:what|whats|which|how)\b/;

/**
 * Whether a question asks in so many words what to use instead of what this child is allergic to, and names
 * nothing else that its allergies refuse.
 */
export function isSwapAsked(
  guide: RecognisedAnswer,
  { question, asked, months }: Pick<Reading, 'question' | 'asked' | 'months'>,
): boolean {
  if (guide.replaces.size === 0 || isAllergicTo(question, asked, guide.replaces)) return false;
  // "Can she have satay instead of hummus?" wants a yes to the satay.
  const { plain } = question;
  const isOpen = openQuestion.test(plain) || !isAskedOfFood(plain);
  if (!isOpen && isAllergicTo(question, asked)) return false;
  return answersAsked({ question, months, allergies: asked.child.allergies }).includes(guide);
}

/** What to use instead, without what else this child must not have, and the gate's word on what is named. */
export async function swapAnswer(
  guide: RecognisedAnswer,
  { question, asked, months, findArticles }: Pick<Reading, 'question' | 'asked' | 'months' | 'findArticles'>,
): Promise<RuleAnswer> {
  const own = answerOf('guidance', await guidanceParts(guide, { months, findArticles }), guide.followUps);
  const fitting = { ...forThisChild(own, allergicToOthers(guide, asked)), kind: 'food' as const };
  return withMore(fitting, answerOf('food', foodWarning(question, asked)));
}

/** What an answer says of the allergen that it replaces is no food to leave out. */
export function allergicToOthers({ replaces }: RecognisedAnswer, asked: AskedChild): AskedChild {
  const { allergies = [] } = asked.child;
  return { ...asked, child: { ...asked.child, allergies: allergies.filter((code) => !replaces.has(code)) } };
}

/** "Birthday cake for egg allergy, what do I use?" asks for what replaces the egg, whatever else it is like. */
export const isSwapForChild = (answer: RecognisedAnswer, reading: Reading) =>
  (reading.asked.child.allergies ?? []).some((code) => answer.replaces.has(code)) &&
  isSwapAsked(answer, reading);
