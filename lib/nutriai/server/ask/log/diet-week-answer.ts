import { capitalised } from '../../../engine/capitalised';
import type { Food, WhoGroup } from '../../../engine/foods/food';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { answerOf, inWords, pageSource, part, type RuleAnswer } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { lowNutrients } from './lacking-answer';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';

const insightsPage = pageSource('Insights', '/nutriai/insights');
const shownAtMost = 12;
const lowAtMost = 3;

const told: readonly [string, readonly WhoGroup[]][] = [
  ['vegetables or fruit', ['vita_fruits_veg', 'other_fruits_veg']],
  ['meat, fish or egg', ['flesh_foods', 'eggs']],
  ['beans, lentils, nuts or seeds', ['pulses_nuts_seeds']],
];

/** Answers how the diet of the last seven days was, by the log: meals, variety, groups of food, and what is low. */
export function dietWeekAnswer({ name, log }: LogQuestion): RuleAnswer {
  const since = addDays(log.input.today, -6);
  const meals = mealsOf(log).filter(({ date, kind, share }) => date >= since && kind !== 'milk' && share > 0);
  const days = new Set(meals.map(({ date }) => date)).size;
  if (days === 0)
    return answerOf(
      'log',
      [
        part(`I cannot tell: no meal is in ${name}’s log in the last seven days.`, [logPage]),
        part('Log what is eaten for a few days, and I can say how varied it is and what is low.'),
      ],
      followUps,
    );
  return answerOf(
    'log',
    [
      part(leadWords(name, meals, days), [logPage]),
      part(`${groupWords(meals, days)} ${lowWords({ name, log })}`, [insightsPage]),
      part(`What nobody logged is not counted: ${missingWords(days)}.`),
    ],
    followUps,
  );
}

const followUps = ['What is missing today?', 'Which allergens are due next?'];

const daysOf = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function leadWords(name: string, meals: readonly ReadMeal[], days: number): string {
  const foods = new Map<string, Food>(meals.flatMap((meal) => meal.foods.map(({ food }) => [food.id, food])));
  const names = [...foods.values()].map((food) => food.name.toLowerCase());
  const rest = names.length > shownAtMost ? ' and more' : '';
  const count = `${meals.length} ${meals.length === 1 ? 'meal' : 'meals'}`;
  return (
    `In the last seven days ${name} had ${count} on ${daysOf(days)}, with ${names.length} different ` +
    `${names.length === 1 ? 'food' : 'foods'}: ${inWords(names.slice(0, shownAtMost))}${rest}.`
  );
}

function groupWords(meals: readonly ReadMeal[], days: number): string {
  const counts = told.map(([words, groups]) => {
    const having = meals.filter(({ foods }) =>
      foods.some(({ food }) => groups.some((group) => group === food.group)),
    );
    return `${words} on ${new Set(having.map(({ date }) => date)).size}`;
  });
  const [first, ...others] = counts;
  return `${capitalised(first ?? '')} of the ${daysOf(days)} with meals; ${others.join('; ')}.`;
}

function lowWords({ name, log }: Pick<LogQuestion, 'name' | 'log'>): string {
  const low = lowNutrients(log).slice(0, lowAtMost);
  return low.length === 0
    ? 'Nothing is clearly short.'
    : `According to the log, ${name} gets less ${inWords(low)} than needed.`;
}

function missingWords(days: number): string {
  const missing = 7 - days;
  return missing === 0
    ? 'all seven days have a meal in the log'
    : `${daysOf(missing)} of the seven have no meal in the log`;
}
