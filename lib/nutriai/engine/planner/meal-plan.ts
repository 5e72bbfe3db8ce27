import { type Allergen } from '../child';
import { type WhoGroup } from '../foods/food';
import { type SupplementAdvice } from '../needs/supplement-advice';
import { type NutrientAmounts } from '../nutrients';
import { type Meal } from '../recipes/recipe';
import { type VerdictWord } from '../safety/verdict';
import { type SourceId } from '../sources';
import { type PlannedNutrient } from './plan-targets';
import { type ShoppingItem } from './shopping-list';

export interface PlannedSlot {
  kind: Meal;
  /** Recipe id; null where nothing fits, and `why` says so. */
  recipe: string | null;
  title: string;
  grams: number;
  /** The grams in household measures: "4 tablespoons", "2 muffins". */
  portion: string;
  /** How to serve it at this age. */
  texture: string;
  nutrients: NutrientAmounts;
  /** The safety gate's word for this child; null for an empty slot. Never `block`. */
  verdict: VerdictWord | null;
  locked: boolean;
  /** The date on which the batch was made. */
  leftoverOf?: string;
  /** How many times its recipe is made at once for this meal and its leftovers, where once is too little. */
  batches?: number;
  why?: string;
}

export interface PlannedDay {
  date: string;
  slots: readonly PlannedSlot[];
  /** From the food of the day, without milk. */
  totals: NutrientAmounts;
  /** What food should give a day. Energy holds for each day within a tenth; the others on average. */
  targets: NutrientAmounts;
  /** WHO/UNICEF groups of the day, milk's included. */
  foodGroups: readonly WhoGroup[];
}

/** The first day on which an allergen that is new to the child is on the menu. */
export interface Introduction {
  date: string;
  allergen: Allergen;
  recipe: string;
  /** How a first taste is given. */
  how: string;
}

export interface Shortfall {
  nutrient: PlannedNutrient | 'food_groups' | 'meals';
  /** On average a day, from food; `food_groups`: on the poorest day; `meals`: slots that stand empty. */
  have: number;
  need: number;
  /** `have` as a share of `need`; above 1 for a limit that is passed. */
  share: number;
  /** With the milk: the share of the whole day's need. */
  shareWithMilk?: number;
  /** The most that any week of our recipes could give under the same rules, as a share of `need`: proven. */
  bestShare?: number;
  why: string;
  whatHelps: readonly string[];
  sources: readonly SourceId[];
}

export interface MealPlan {
  startDate: string;
  days: readonly PlannedDay[];
  shoppingList: readonly ShoppingItem[];
  shortfalls: readonly Shortfall[];
  introductions: readonly Introduction[];
  supplements: readonly SupplementAdvice[];
  /** For the parent, in plain words. */
  notes: readonly string[];
  /**
   * Points of the weekly model, 100 at most: what is short of targets and wishes is taken off. The mean of
   * the weeks.
   */
  objective: number;
  /** Proven relative distance of the weekly model from the best there is; the larger of two weeks. */
  gap: number;
}

/** A child who gets no plan yet, and why. */
export interface PlanRefusal {
  refused: 'under_six_months';
  why: string;
  whatHelps: readonly string[];
  sources: readonly SourceId[];
}
