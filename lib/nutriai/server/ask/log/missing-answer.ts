import type { Diet } from '../../../engine/child';
import type { WhoGroup } from '../../../engine/foods/food';
import type { Baby } from '../../../engine/insights/log';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { answerOf, inWords, pageSource, part, type RuleAnswer } from '../rule-answer';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';

const insightsPage = pageSource('Insights', '/nutriai/insights');
const mealsOfDay = ['breakfast', 'lunch', 'dinner'] as const;

const groupWords: Readonly<Record<WhoGroup, string>> = {
  breast_milk: 'breast milk',
  grains_roots_tubers: 'grains, bread or potatoes',
  pulses_nuts_seeds: 'beans, lentils, nuts or seeds',
  dairy: 'milk, yoghurt or cheese',
  flesh_foods: 'meat or fish',
  eggs: 'egg',
  vita_fruits_veg: 'orange or dark green fruit and vegetables',
  other_fruits_veg: 'other fruit and vegetables',
};

/** Answers what the log of today has not got yet: meals of the day, and groups of food. */
export function missingAnswer({ name, log }: LogQuestion): RuleAnswer {
  const { today, baby } = log.input;
  const meals = mealsOf(log).filter(({ date }) => date === today);
  const kinds = new Set(meals.map(({ kind }) => kind));
  const unlogged = mealsOfDay.filter((kind) => !kinds.has(kind));
  const groups = groupsOf(meals);
  const barred = barredGroups(baby);
  const missing = Object.entries(groupWords).filter(
    ([group]) => !groups.has(group) && barred.every((each) => each !== group),
  );
  const lead =
    unlogged.length === 0
      ? `Breakfast, lunch and dinner of ${name} are logged for today.`
      : `Not yet in ${name}’s log today: ${inWords(unlogged)}.`;
  return answerOf(
    'log',
    [
      part(lead, [logPage]),
      part(
        missing.length === 0
          ? 'Every food group was on the menu today.'
          : `Food groups still missing today: ${inWords(missing.map(([, words]) => words))}. ` +
              'Five of the eight in a day is the aim, so not all are needed.',
        [insightsPage],
      ),
    ],
    ['What is for dinner tonight?', 'What did my baby eat today?'],
  );
}

function groupsOf(meals: readonly ReadMeal[]): ReadonlySet<string> {
  return new Set(
    meals
      .filter(({ share }) => share > 0)
      .flatMap(({ foods }) =>
        foods.map(({ food }) => (food.flags.includes('infant_formula') ? 'dairy' : food.group)),
      ),
  );
}

const notEaten: Readonly<Record<Diet, readonly WhoGroup[]>> = {
  omnivore: [],
  pescatarian: [],
  vegetarian: ['flesh_foods'],
  vegan: ['flesh_foods', 'eggs', 'dairy'],
};

/** Groups that are not offered to this baby, whatever the day has; formula counts as dairy. */
function barredGroups({ feeding, diet, allergies = [] }: Baby): WhoGroup[] {
  return [
    ...(feeding === 'formula' ? (['breast_milk'] as const) : []),
    ...notEaten[diet ?? 'omnivore'],
    ...(allergies.includes('egg') ? (['eggs'] as const) : []),
    ...(allergies.includes('milk') ? (['dairy'] as const) : []),
  ];
}
