import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { allergenAnswer } from '../answers/allergen-answer';
import type { AskedChild } from '../asked-child';
import { answerOf, inWords, pageSource, part, type RuleAnswer, withMore } from '../rule-answer';
import { dayWords } from './days-asked';
import { type FoodKind, kindAsked } from './food-asked';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';
import { nextMeal } from './planned-answer';

const planPage = pageSource('Meal plan', '/nutriai/plan');
const unsafeNow = 'It is not safe by the profile or the log as they stand now: change it first';
const followUps = ['What is for dinner tomorrow?', 'What is missing today?'];

/** "Which allergens are left", "what has she not tried yet" */
const details = askingOf('log-details', []);
const notPlanned = details.pattern('next-of-all');

/** Answers what comes next: the next planned meal, and the allergens that the baby has not had yet. */
export function whatNextAnswer({ question, name, log }: LogQuestion, asked: AskedChild): RuleAnswer {
  const allergens = allergenAnswer(question, asked, mealsOf(log).toReversed());
  const kind = kindAsked(question.plain);
  if (kind !== null && notPlanned.test(question.plain)) return untriedOf({ question, name, log }, kind);
  if (notPlanned.test(question.plain)) return allergens;
  const { today } = log.input;
  const next = nextMeal(log)[0] ?? log.planned.find(({ date }) => date > today);
  const lead =
    next === undefined
      ? 'No meal is planned. A new plan takes a minute and takes age, allergies and diet into account.'
      : `Next on the plan: ${next.title}, ${capitalised(next.kind).toLowerCase()} ` +
        `${dayWords(next.date, today)}${next.isUnsafe ? `. ${unsafeNow}` : ''}.`;
  return withMore(answerOf('log', [part(lead, [planPage])], followUps), allergens);
}

/** "What veg has she not had yet?": those that she has had; the others are too many to name. */
function untriedOf({ name, log }: LogQuestion, { name: kind, isMeant }: FoodKind): RuleAnswer {
  const had = mealsOf(log)
    .filter(({ share }) => share > 0)
    .flatMap(({ foods }) => foods.flatMap(({ food }) => (isMeant(food) ? [food.name.toLowerCase()] : [])));
  const text =
    had.length === 0
      ? `No ${kind} is in ${name}’s log yet, so every kind would be new.`
      : `Of ${kind}, ${name}’s log has ${inWords([...new Set(had)])}. Every other kind would be new.`;
  return answerOf('log', [part(text, [logPage])], followUps);
}
