import { type Allergen } from '../../child';
import { type FoodFlag } from '../../foods/food';
import { type Preparation } from '../parsed-ingredient';

/**
 * A name that stands for more than one food of the list, or for one that the list does not have: a dish ("carbonara"), a product
 * ("Worcestershire sauce"), a kind ("nuts"), a word that hides an allergen ("caseinate"), or a plain food with nothing to fear ("shea butter").
 */
export interface Compound {
  /** kebab-case, unique among compounds. */
  id: string;
  /** As they are written in English or another language; plurals, accents and hyphens are found by rule. */
  names: readonly string[];
  /** `dish`: cooked from other foods, so that a recipe for it may use others than usual. `product`: bought so. `kind`: any of a kind of foods. */
  kind: 'dish' | 'product' | 'kind';
  /** The food of the list that it is, or is served and blocked like. */
  food?: string;
  /** Other foods that the name may mean. */
  candidates?: readonly string[];
  /** Foods that are in it by its nature. */
  always?: readonly string[];
  /** Foods that most recipes and makes have. */
  usually?: readonly string[];
  /** Foods that some recipes and makes have. */
  sometimes?: readonly string[];
  /** Allergens that do not follow from its food and parts. */
  allergens?: readonly Allergen[];
  mayContain?: readonly Allergen[];
  /** Flags that do not follow from its food and parts. */
  flags?: readonly FoodFlag[];
  mayBe?: readonly FoodFlag[];
  /** What the name says was done to the food: almond flour is ground. */
  preparations?: readonly Preparation[];
}
