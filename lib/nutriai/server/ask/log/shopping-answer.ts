import { askingOf } from '../../../engine/asking/asking';
import { foodById } from '../../../engine/foods/food-list';
import { recipeById } from '../../../engine/recipes/recipe-list';
import { answerOf, inWords, pageSource, part, type RuleAnswer } from '../rule-answer';
import { comingDay, dayWords } from './days-asked';
import type { PlannedWords } from './asked-log';
import type { LogQuestion } from './logged-meals';
import { plannedContains } from './planned-contains';

const planPage = pageSource('Meal plan and shopping list', '/nutriai/plan');
const followUps = ['What is for dinner tomorrow?', 'What is on the plan this week?'];
const shownAtMost = 20;
const details = askingOf('log-details', []);
const dayNamed = details.pattern('day-of-shopping');

/** Answers what is to be bought for the planned meals: the foods; the amounts are in the shopping list. */
export function shoppingAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { today } = log.input;
  const isOfDay = dayNamed.test(question.plain);
  const date = comingDay(question.plain, today);
  const meals = isOfDay ? log.planned.filter((meal) => meal.date === date) : log.planned;
  const when = isOfDay ? dayWords(date, today) : 'on the days to come';
  if (meals.length === 0)
    return answerOf(
      'log',
      [
        part(`There is nothing to buy yet: no meal is planned for ${name} ${when}.`, [planPage]),
        part('Make a plan first; its shopping list comes with it, sorted by aisle.', [planPage]),
      ],
      followUps,
    );
  const holds = plannedContains(question, { meals, when, isAsked: true });
  const names = foodsOf(meals);
  const more = names.length > shownAtMost ? ' and more' : '';
  const lead =
    names.length === 0
      ? `The meals planned for ${name} ${when} are ${inWords(meals.map(({ title }) => title))}.`
      : `For the meals planned for ${name} ${when} you need ${inWords(names.slice(0, shownAtMost))}${more}.`;
  return answerOf(
    'log',
    [
      ...(holds === null ? [] : [holds]),
      part(lead, [planPage]),
      part('The meal plan’s shopping list has the amounts, and you can tick off what you have.', [planPage]),
    ],
    followUps,
  );
}

function foodsOf(meals: readonly PlannedWords[]): string[] {
  const ids = meals.flatMap(({ slug }) =>
    (recipeById(slug ?? '')?.ingredients ?? []).map(({ food }) => food),
  );
  return [...new Set(ids)].flatMap((id) => {
    const food = foodById(id);
    return food === undefined || food.flags.includes('water')
      ? []
      : [(food.plural ?? food.name).toLowerCase()];
  });
}
