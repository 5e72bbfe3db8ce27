import { type Allergen, type Locale } from '../child';
import { amountsFor, nearestForm } from '../foods/composition-of';
import { type Food, type FoodState } from '../foods/food';
import { type NutrientAmounts } from '../nutrients';

/** A food in what was served, before the share that was eaten. */
export interface ServedFood {
  food: Food;
  /** Null where it can't be said what it weighs. */
  grams: number | null;
  state?: FoodState;
  /** Drunk, or milk of a milk feed. */
  isDrink: boolean;
  /** Whether it counts to its food group: more than a condiment's amount. */
  counts: boolean;
  /** The weight was assumed, wholly or in part. */
  isEstimate?: true;
  /** A feed at the breast: what a child of the age usually drinks. */
  isAtBreast?: true;
  /**
   * A dish or product with figures of its own that is not in the list of foods; the foods in it are listed
   * separately, without a weight.
   */
  isDish?: true;
  /** The words that named it, for what was logged in words. */
  words?: string;
}

/**
 * `unknown_food`: words or an id that name nothing we know. `no_weight`: a known food without a weight.
 * `no_composition`: a known food or dish that was never analysed.
 */
export type NotCountedReason = 'unknown_food' | 'no_weight' | 'no_composition';

/** Something eaten that no figure holds. */
export interface NotCounted {
  text: string;
  reason: NotCountedReason;
  /** Ids of foods that may be meant, nearest first. */
  nearest: readonly string[];
}

/** What one item of a meal was made of. */
export interface ServedItem {
  foods: readonly ServedFood[];
  /** That it holds for certain. */
  allergens: readonly Allergen[];
  notCounted: readonly NotCounted[];
  /** The item in words. */
  name: string;
  /** No amount was logged, and the usual portion stands in. */
  isUsualPortion?: true;
}

/**
 * Nutrients of a served food; null where it has no weight or was not analysed. The usual form stands in for a
 * state that was not, unless one is dry and the other is not. Vitamin D of animal milk counts only in
 * America, where it is added.
 */
export function amountsOfServed(
  { food, grams, state }: ServedFood,
  locale: Locale | undefined,
): NutrientAmounts | null {
  if (grams === null) return null;
  const form = nearestForm(food, state);
  const amounts = form && amountsFor(food, grams, form.state);
  if (!amounts || locale === 'us' || !food.flags.includes('animal_milk')) return amounts;
  const { vitamin_d_ug: _added, ...rest } = amounts;
  return rest;
}

/** Why a served food is in no figure, or nothing. */
export function notCountedOf({ food, grams, state }: ServedFood, text: string): NotCounted[] {
  if (!nearestForm(food, state)) return [{ text, reason: 'no_composition', nearest: [food.id] }];
  return grams === null ? [{ text, reason: 'no_weight', nearest: [food.id] }] : [];
}
