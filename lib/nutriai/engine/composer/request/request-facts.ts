import { type Allergen, type Diet } from '../../child';
import type { Texture } from '../../foods/food-serving';
import { type Meal } from '../../recipes/recipe';

/** What a kitchen has not got, what is all that it has, or where the dish is to go. */
export const equipment = [
  'no_cooking',
  'no_oven',
  'no_hob',
  'no_blender',
  'no_microwave',
  'one_pan',
  'freezer',
  'air_fryer',
  'slow_cooker',
] as const;
export type Equipment = (typeof equipment)[number];

/** Words of a request, and the food or foods that they name. */
export interface SaidFood {
  words: string;
}

/** Something said to be left out because of an allergy: one of the 14 by its code, or a food by its name. */
export interface SaidAllergy extends SaidFood {
  /** Whether an allergy is named; "no eggs" may be a matter of taste, and is kept to as strictly. */
  isAllergy: boolean;
  allergens: readonly Allergen[];
}

/** What a parent’s own words ask for besides foods and a dish. */
export interface RequestFacts {
  allergies: readonly SaidAllergy[];
  /** Words for an allergy to something that names no food we know. */
  unknownAllergies: readonly string[];
  dislikes: readonly SaidFood[];
  diet: { diet: Diet; words: string } | null;
  /** Slaughter and blessing, which no recipe can promise. */
  faith: 'halal' | 'kosher' | null;
  equipment: readonly Equipment[];
  minutes: number | null;
  ageMonths: number | null;
  meal: Meal | null;
  texture: Texture | null;
  /** The words that are left: foods that are wanted or at home, and dishes. */
  rest: string;
}
