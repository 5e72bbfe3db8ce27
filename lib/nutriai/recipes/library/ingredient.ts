import { type FoodState } from '../../foods/food';
import { type Batch, type RecipeIngredient, reheatingWords } from '../recipe';

/** An ingredient of a recipe: grams for the whole batch, in the state that is eaten. */
export function of(
  food: string,
  state: FoodState,
  grams: number,
  household: string,
  preparation = '',
): RecipeIngredient {
  return { food, state, grams, household, preparation };
}

const pinchGrams = 0.5;

/** A pinch of a herb or spice that is too little to count. */
export function pinch(food: string, preparation = '', household = 'a pinch'): RecipeIngredient {
  return { food, grams: pinchGrams, household, preparation, trace: true };
}

/** How a batch is kept. */
export function keeps(
  makes: string,
  fridgeDays: Batch['fridgeDays'],
  freezerMonths: Batch['freezerMonths'],
  reheating: keyof typeof reheatingWords = 'hot',
): Batch {
  return { makes, fridgeDays, freezerMonths, reheating: reheatingWords[reheating] };
}
