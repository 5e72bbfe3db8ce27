import { type NutrientAmounts, type NutrientCode, nutrients } from '../nutrients';
import { type Food, type FoodForm, type FoodState } from './food';

/** Ways of cooking that "cooked" stands for, and that stand in for one another when the very one was not analysed. */
const cookedStates: readonly FoodState[] = [
  'cooked',
  'boiled',
  'baked',
  'roasted',
  'stewed',
  'grilled',
  'poached',
  'scrambled',
  'fried',
];

/**
 * The form of a food in a state; without one, its usual form. A cooked state answers with the nearest cooked form there is, but cooked
 * never stands for raw, dry for boiled, or the like: null when no such form was analysed.
 */
export function formOf(food: Food, state?: FoodState): FoodForm | null {
  if (state === undefined) return food.forms[0] ?? null;
  const exact = food.forms.find((form) => form.state === state);
  if (exact) return exact;
  if (!cookedStates.includes(state)) return null;
  return food.forms.find((form) => cookedStates.includes(form.state)) ?? null;
}

/** Nutrients of a food per 100 g, in a state or its usual form; null when it was not analysed. */
export function compositionOf(food: Food, state?: FoodState): NutrientAmounts | null {
  return formOf(food, state)?.composition ?? null;
}

/**
 * Nutrients in `grams` of a food; null when it was not analysed in that state. What was not measured stays absent. Throws a RangeError
 * when `grams` is negative or not finite.
 */
export function amountsFor(food: Food, grams: number, state?: FoodState): NutrientAmounts | null {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`Grams must be zero or more, not ${grams}.`);
  const composition = compositionOf(food, state);
  if (!composition) return null;
  const amounts: NutrientAmounts = {};
  for (const code of Object.keys(nutrients) as NutrientCode[]) {
    const per100 = composition[code];
    if (per100 !== undefined) amounts[code] = (per100 * grams) / 100;
  }
  return amounts;
}
