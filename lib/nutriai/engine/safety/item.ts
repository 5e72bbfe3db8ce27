import { type Food, type FoodFlag } from '../foods/food';
import {
  type AllergenCertainty,
  type AllergenMention,
  type FoodPart,
  type FreeFromSubject,
  type Preparation,
} from '../text/parsed-ingredient';
import { type Quantity } from '../text/quantity';

/**
 * How surely something is in a food: `optional` is what some cooks add to a dish and a parent leaves out
 * (salt, sugar, wine).
 */
export type HoldingCertainty = AllergenCertainty | 'optional';

/** How surely something is in a food, and the word or part that brings it in. */
export interface Holding {
  certainty: HoldingCertainty;
  why: string;
}

/** A mention of a food that is eaten or drunk, with all that is known of it: what rules are matched with. */
export interface Item {
  /** null where the words name a dish or hazard that the list of foods does not have. */
  food: Food | null;
  /** In words for a parent. */
  name: string;
  /**
   * Id of the dish or product that the words name, where they name one; `traces` where only a label's warning
   * names the food.
   */
  compound: string | null;
  /** As it stood in the text, or the food's name. */
  text: string;
  /** Where it stood; −1 where it came as an ingredient. */
  start: number;
  flags: ReadonlyMap<FoodFlag, Holding>;
  allergens: readonly AllergenMention[];
  preparations: ReadonlySet<Preparation>;
  /** What the text says is left out. */
  freeFrom: readonly FreeFromSubject[];
  role: 'ingredient' | 'drink';
  /** What a dish is made of. */
  parts: readonly FoodPart[];
  /** Foods that the words may mean instead. */
  candidates: readonly string[];
  quantity: Quantity | null;
  /** Further amounts of a drink, which a text tells without naming it again. */
  further: readonly Quantity[];
  grams: number | null;
  /** Of a drink that a child is given: grams a day, with all that is of its kind. */
  gramsADay?: number;
  /** How often a week the text says that it is given; of liver and fish, with all that is of its kind. */
  timesAWeek?: number;
  /** It is what a child is given, and no ingredient of a recipe or of a pot for many. */
  isServed?: boolean;
}
