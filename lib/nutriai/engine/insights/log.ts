import {
  type Allergen,
  type Diet,
  type Feeding,
  type IntroducedAllergen,
  type Locale,
  type Sex,
} from '../child';
import { type AmountUnit } from '../foods/food';
import { type RecipeIngredient } from '../recipes/recipe';

export const mealKinds = ['milk', 'breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealKind = (typeof mealKinds)[number];

/** `serving`: of a recipe, one of its servings. */
export type LogUnit = AmountUnit;

/** What a food of a text weighed, once somebody has put an assumed weight right. */
export interface WeightOfWords {
  text: string;
  grams: number;
}

/** What was put on the plate or into the bottle: a food by id or name, a recipe by id, or words. */
export interface LogItem {
  food?: string;
  recipe?: string;
  text?: string;
  amount?: number;
  unit?: LogUnit;
  /** Weighs more than an amount. */
  grams?: number;
  /** What foods of the text weighed, by their words in it. */
  weights?: readonly WeightOfWords[];
}

export type ReactionSeverity = IntroducedAllergen['reaction'];

export interface LoggedReaction {
  severity: ReactionSeverity;
  /** In the parent's words. */
  signs: readonly string[];
  note?: string;
  /** What it may have been to, as far as somebody said. */
  allergens?: readonly Allergen[];
  foods?: readonly string[];
}

export interface LoggedMeal {
  /** ISO date and time; see `dayOf` for the day it counts to. */
  eatenAt: string;
  kind: MealKind;
  items: readonly LogItem[];
  /** 0 to 1; all of it unless it is said. */
  eatenShare?: number;
  reaction?: LoggedReaction;
}

export interface LoggedWater {
  drunkAt: string;
  amountMl: number;
}

export interface Measurement {
  /** `YYYY-MM-DD` */
  date: string;
  weightKg?: number;
  lengthCm?: number;
  headCm?: number;
}

/** A child as the profile holds it. Dates are `YYYY-MM-DD`. */
export interface Baby {
  birthDate: string;
  dueDate?: string;
  sex: Sex;
  feeding: Feeding;
  diet: Diet;
  locale?: Locale;
  allergies: readonly Allergen[];
  otherAllergies: readonly string[];
  avoids: readonly string[];
  introducedAllergens: readonly IntroducedAllergen[];
  /** In any order; one on the day of birth gives the birth weight. */
  measurements: readonly Measurement[];
}

/** A recipe that the library does not have, such as a family's own. */
export interface OwnRecipe {
  id: string;
  title: string;
  servings: number;
  ingredients: readonly Pick<RecipeIngredient, 'food' | 'state' | 'grams' | 'trace'>[];
}

export interface InsightsInput {
  baby: Baby;
  /** All there are, in any order: the window takes its own, and what was tasted is counted from the first. */
  meals: readonly LoggedMeal[];
  water: readonly LoggedWater[];
  /** Length of the window in days, the last of which is `today`. */
  days: number;
  /** `YYYY-MM-DD`, in the family's own time zone. */
  today: string;
  /** IANA name; without one, a time counts to the day that is written in it. */
  timeZone?: string;
  recipes?: readonly OwnRecipe[];
}
