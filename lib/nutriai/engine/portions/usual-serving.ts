import { type Locale } from '../child';
import { type Food, type FoodGroup } from '../foods/food';
import { householdWeight } from './household-weights';

/** What is counted, and for whom. */
export interface Portioned {
  food: Food;
  /** A dish or product that is no food of the list. */
  isDish: boolean;
  /** Ids by which its measures were weighed, the nearest first. */
  ids: readonly string[];
  ageMonths: number;
  locale: Locale;
  /** Eaten together with this many other foods. */
  others: number;
  /** Mashed or puréed: no air between pieces. */
  isSmooth: boolean;
  /** Named in the singular, without an amount: "scotch pancake". */
  isSingular: boolean;
  /** "A whole pizza". */
  isWhole?: boolean;
}

/**
 * Usual servings of a child of twelve months, by group, in grams. Ours, after the portions of First Steps and
 * the USDA.
 */
const servings: Readonly<Record<FoodGroup, number | null>> = {
  breast_milk: null,
  grains_roots_tubers: 60,
  pulses_nuts_seeds: 45,
  dairy: 60,
  flesh_foods: 35,
  eggs: 50,
  vita_fruits_veg: 45,
  other_fruits_veg: 50,
  fats_oils: 4,
  other: null,
};

/** A usual serving of a dish. Ours. */
const servingOfDish = 120;

/** How a serving, a bowl and a handful grow: from six, nine, twelve and eighteen months. */
const growth: readonly (readonly [number, number])[] = [
  [18, 1.2],
  [12, 1],
  [9, 0.85],
  [0, 0.7],
];

/** How much more or less than a child of twelve months a child of that age eats. */
export const ageFactor = (ageMonths: number) => growth.find(([from]) => ageMonths >= from)?.[1] ?? 1;

/** Counted by volume. */
export const isDrunk = ({ flags, group }: Food) =>
  group === 'breast_milk' ||
  ['drink', 'animal_milk', 'infant_formula'].some((flag) => flags.some((each) => each === flag));

/** A smoothie or a milkshake is a serving by itself; of milk, juice and water nobody knows how much was drunk. */
export const isThick = (ids: readonly string[]): boolean => thickDrinks.some((id) => ids.includes(id));
const thickDrinks: readonly string[] = ['smoothie', 'milkshake', 'latte', 'milky-tea'];

/** Beside other foods of a meal a serving is smaller. */
const besideOthers = 0.8;

/** Returns what is usual at the age; null for drinks by themselves and for what is eaten by the pinch. */
export function servingGrams({ food, isDish, ids, ageMonths, others }: Portioned): number | null {
  if (isDrunk(food) && others === 0 && !isThick(ids)) return null;
  if (food.group === 'breast_milk' || food.flags.includes('infant_formula')) return null;
  const usual = householdWeight(ids, 'serving', null) ?? (isDish ? servingOfDish : servings[food.group]);
  return usual === null ? null : usual * ageFactor(ageMonths) * (others > 1 ? besideOthers : 1);
}
