import { recipeById } from '../../../nutriai/engine/recipes/recipe-list';
import type { Meal } from '../../../nutriai/engine/recipes/recipe';
import { amountsOfDay, type DayAmount } from './landing-week-amounts';
import { recipePath } from '../recipes/recipe-words';

/** The age of the sample week. */
export const weekAge = 9;

type Serving = readonly [recipe: string, grams: number];

const meals = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies Meal[];

/**
 * A week as the planner made it for a breastfed girl of 9 months (seed 1), with two breakfasts of rice made of
 * oats and barley instead, since rice should take turns with other grains (FDA, Arsenic in rice, 2020): nothing
 * is short. Kept, because solving it takes longer than a visitor of a page should wait; its figures are worked
 * out from the recipes.
 */
const planned: readonly { day: string; servings: readonly [Serving, Serving, Serving, Serving] }[] = [
  {
    day: 'Monday',
    servings: [
      ['baby-rice-strawberry-banana', 150],
      ['shakshuka-beans', 60],
      ['pear-prune-puree', 30],
      ['beef-lentil-spinach-pot', 60],
    ],
  },
  {
    day: 'Tuesday',
    servings: [
      ['baby-oat-plum-banana', 150],
      ['guacamole-without-salt', 45],
      ['pear-prune-puree', 30],
      ['beef-lentil-spinach-pot', 60],
    ],
  },
  {
    day: 'Wednesday',
    servings: [
      ['amaranth-mango-atole', 60],
      ['lamb-chickpea-greens', 60],
      ['polenta-fingers-courgette', 29],
      ['white-bean-pumpkin-seed-mash', 105],
    ],
  },
  {
    day: 'Thursday',
    servings: [
      ['baby-rice-kiwi-pear', 120],
      ['sweet-potato-peanut-soup', 75],
      ['melon-avocado-strips', 30],
      ['white-bean-pumpkin-seed-mash', 60],
    ],
  },
  {
    day: 'Friday',
    servings: [
      ['baby-barley-raspberry-pumpkin-seed', 150],
      ['venison-mushroom-lentils', 60],
      ['cinnamon-apple-wedges', 31],
      ['lentils-little-liver', 60],
    ],
  },
  {
    day: 'Saturday',
    servings: [
      ['baby-rice-strawberry-banana', 150],
      ['tomato-menemen', 60],
      ['cinnamon-apple-wedges', 31],
      ['venison-mushroom-lentils', 60],
    ],
  },
  {
    day: 'Sunday',
    servings: [
      ['baby-barley-raspberry-pumpkin-seed', 120],
      ['tomato-menemen', 60],
      ['baby-oat-plum-banana', 75],
      ['mild-beef-goulash', 60],
    ],
  },
];

export interface SampleMeal {
  meal: (typeof meals)[number];
  title: string;
  path: string;
  grams: number;
}

export interface SampleDay {
  day: string;
  meals: SampleMeal[];
}

/** The days of the sample week, and what a day of it gives on average. */
export function sampleWeek(): { days: SampleDay[]; amounts: DayAmount[] } {
  const days = planned.map(({ day, servings }) => ({
    day,
    meals: servings.flatMap(([id, grams], index) => {
      const recipe = recipeById(id);
      const meal = meals[index];
      return recipe && meal ? [{ meal, title: recipe.title, path: recipePath(id), grams }] : [];
    }),
  }));
  return { days, amounts: amountsOfDay(planned.map(({ servings }) => servings)) };
}
