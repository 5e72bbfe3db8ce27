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

/** What is the same for goods that are sold dry: uncooked rice is raw, dry or dried rice. */
const uncookedStates: readonly FoodState[] = ['dry', 'raw', 'dried'];

/**
 * The form of a food in a state; without one, its usual form. A cooked state answers with the nearest cooked
 * form there is, and dry goods with their dry form whether they are called dry, dried or raw; but cooked
 * never stands for raw, dry for boiled, or the like: null when no such form was analysed.
 */
export function formOf(food: Food, state?: FoodState): FoodForm | null {
  if (state === undefined) return food.forms[0] ?? null;
  const exact = food.forms.find((form) => form.state === state);
  if (exact) return exact;
  if (cookedStates.includes(state))
    return food.forms.find((form) => cookedStates.includes(form.state)) ?? null;
  if (!uncookedStates.includes(state)) return null;
  return food.forms.find((form) => form.state === 'dry') ?? null;
}

/** Without its water a food weighs a third or less: a form with it says nothing of one without. */
const isDry = (state: FoodState) => state === 'dry' || state === 'dried';

/**
 * The form that figures for a food in a state come from: the form in that state, or else the usual one if
 * that is as dry or as moist as what was eaten. Null when the figures would be those of another food: 100 g
 * of dry rice are not 100 g of boiled rice.
 */
export function nearestForm(food: Food, state?: FoodState): FoodForm | null {
  const form = formOf(food, state);
  if (form || state === undefined) return form;
  const [usual] = food.forms;
  return usual && isDry(usual.state) === isDry(state) ? usual : null;
}

/** Nutrients of a food per 100 g, in a state or its usual form; null when it was not analysed. */
export function compositionOf(food: Food, state?: FoodState): NutrientAmounts | null {
  return formOf(food, state)?.composition ?? null;
}

/**
 * Nutrients in `grams` of a food; null when it was not analysed in that state. What was not measured stays
 * absent. Throws a RangeError when `grams` is negative or not finite.
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
