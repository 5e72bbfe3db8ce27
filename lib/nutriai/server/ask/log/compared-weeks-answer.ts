import type { ReadMeal } from '../../../engine/insights/read-meal';
import { answerOf, pageSource, part, type RuleAnswer } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';

const insightsPage = pageSource('Insights', '/nutriai/insights');

/** Answers how the last seven days were beside the seven before. */
export function comparedWeeksAnswer({ name, log }: LogQuestion): RuleAnswer {
  const { today } = log.input;
  const meals = mealsOf(log);
  const between = (from: number, to: number) =>
    meals.filter(({ date }) => addDays(today, from) <= date && date <= addDays(today, to));
  return answerOf(
    'log',
    [
      part(
        `In the last seven days ${name}’s log has ${summary(between(-6, 0))}; ` +
          `in the seven days before, ${summary(between(-13, -7))}.`,
        [logPage],
      ),
      part('Insights shows what the meals contained, day by day.', [insightsPage]),
    ],
    ['What did my baby eat this week?', 'What is missing today?'],
  );
}

function summary(meals: readonly ReadMeal[]): string {
  const plates = meals.filter(({ kind }) => kind !== 'milk');
  const feeds = meals.length - plates.length;
  const foods = new Set(
    plates.filter(({ share }) => share > 0).flatMap((meal) => meal.foods.map(({ food }) => food.id)),
  );
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  return (
    `${count(plates.length, 'meal', 'meals')} with ${count(foods.size, 'food', 'different foods')} ` +
    `and ${count(feeds, 'milk feed', 'milk feeds')}`
  );
}
