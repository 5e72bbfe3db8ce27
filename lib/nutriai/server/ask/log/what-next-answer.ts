import { capitalised } from '../../../engine/capitalised';
import { allergenAnswer } from '../answers/allergen-answer';
import type { AskedChild } from '../asked-child';
import { answerOf, pageSource, part, type RuleAnswer, withMore } from '../rule-answer';
import { dayWords } from './days-asked';
import { type LogQuestion, mealsOf } from './logged-meals';
import { nextMeal } from './planned-answer';

const planPage = pageSource('Meal plan', '/nutriai/plan');
const followUps = ['What is for dinner tomorrow?', 'What is missing today?'];

/** "Which allergens are left", "what has she not tried yet" */
const notPlanned = /\ballergens?\b|\b(?:not|hasnt|havent|never|yet to|still to|left to|untried)\b/;

/** Answers what comes next: the next planned meal, and the allergens that the baby has not had yet. */
export function whatNextAnswer({ question, log }: LogQuestion, asked: AskedChild): RuleAnswer {
  const allergens = allergenAnswer(question, asked, mealsOf(log).toReversed());
  if (notPlanned.test(question.plain)) return allergens;
  const { today } = log.input;
  const next = nextMeal(log)[0] ?? log.planned.find(({ date }) => date > today);
  const lead =
    next === undefined
      ? 'No meal is planned. A new plan takes a minute and takes age, allergies and diet into account.'
      : `Next on the plan: ${next.title}, ${capitalised(next.kind).toLowerCase()} ${dayWords(next.date, today)}${next.isUnsafe ? '. It is not safe by the profile or the log as they stand now: change it first' : ''}.`;
  return withMore(answerOf('log', [part(lead, [planPage])], followUps), allergens);
}
