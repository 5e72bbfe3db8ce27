import { type Locale } from '../../child';
import { type ChokingClass, type FoodFlag, type FoodGroup } from '../../foods/food';
import { type SourceId } from '../../sources';
import { type Preparation } from '../../text/parsed-ingredient';
import { type QuantityUnit } from '../../text/quantity';
import { type Basis, type Severity } from '../verdict';

/** What a mention of a food must be like for a rule to speak of it. All that is given must hold; an empty condition holds of everything. */
export interface Condition {
  /** Food ids. */
  anyFood?: readonly string[];
  notFood?: readonly string[];
  anyGroup?: readonly FoodGroup[];
  /** The words name a dish or product that the list of foods does not have. */
  isUnlisted?: true;
  anyFlag?: readonly FoodFlag[];
  /** All of them, besides `anyFlag`. */
  allFlags?: readonly FoodFlag[];
  noFlag?: readonly FoodFlag[];
  anyChoking?: readonly ChokingClass[];
  /** At least one of these is stated. */
  anyPreparation?: readonly Preparation[];
  /** … and at least one of these too. */
  andPreparation?: readonly Preparation[];
  /** None of these is stated. */
  noPreparation?: readonly Preparation[];
  /** One of these stands in the words themselves, whole. */
  anyWord?: readonly string[];
  role?: 'ingredient' | 'drink';
  /** The amount is counted in one of these: "a handful", "10 almonds". */
  anyUnit?: readonly QuantityUnit[];
  /** More than this, in grams (of a drink: about millilitres). */
  aboveGrams?: number;
}

/** What a locale changes of a rule (facts: where authorities differ the stricter holds, unless the family's own authority is chosen). */
export interface Relaxation {
  untilMonths?: number;
  severity?: Severity;
  /** The rule is silent where one of these is stated. */
  unless?: readonly Preparation[];
  instead?: string;
}

/** One rule of the gate. It holds from `fromMonths` on and before `untilMonths` (completed months), or throughout the range. */
export interface Rule {
  id: string;
  /** What the rule minds, as it may stand in "may hold …". */
  about: string;
  when: Condition;
  fromMonths?: number;
  /** null: as long as the engine counts, to 5 years. */
  untilMonths: number | null;
  severity: Severity;
  /** Why, for the parent. */
  message: string;
  /** What to do instead, where the food has no serving of its own for the age or the rule is not about its shape. */
  instead: string;
  /** The food's own serving at the age says better what to do. */
  insteadByServing?: true;
  sources: readonly SourceId[];
  basis: Basis;
  relaxed?: Partial<Record<Locale, Relaxation>>;
  /** Also of what a dish is made of, as far as `prepare`: the dish does not say how it was cut. */
  inDishes?: true;
}
