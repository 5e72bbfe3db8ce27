import { gramsOf } from '../../../engine/foods/grams-of';
import type { ReadMeal } from '../../../engine/insights/read-meal';

const isMilk = ({ food, isDrink }: ReadMeal['foods'][number]) =>
  food.flags.includes('breast_milk') ||
  food.flags.includes('infant_formula') ||
  (isDrink && food.flags.includes('animal_milk'));

/** Milk feeds, and meals at which milk was drunk. */
export const milkFeedsOf = (meals: readonly ReadMeal[]): ReadMeal[] =>
  meals.filter(({ foods, kind }) => kind === 'milk' || foods.some(isMilk));

/** Millilitres of milk in these meals, of the amounts that were logged. */
export const milkMl = (meals: readonly ReadMeal[]): number =>
  meals
    .flatMap(({ foods }) => foods.filter(isMilk))
    .reduce(
      (sum, { food, grams }) => sum + (grams ?? 0) / (gramsOf(food, { amount: 1, unit: 'ml' }) ?? 1),
      0,
    );
