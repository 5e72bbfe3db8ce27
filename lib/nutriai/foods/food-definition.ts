import { type Allergen } from '../child';
import { type SourceId } from '../sources';
import { type ChokingClass, type FoodFlag, type FoodGroup, type FoodState, type ServingAge } from './food';
import { type ServingClassId, type ServingText } from './serving-classes';

/** What the food comes from, or for a made food the part of it that the strictest diet minds; the diet it fits follows from it. */
export type Origin =
  | 'plant'
  | 'dairy'
  | 'dairy_animal_rennet'
  | 'egg'
  | 'honey'
  | 'fish'
  | 'shellfish'
  | 'beef'
  | 'pork'
  | 'beef_and_pork'
  | 'other_meat'
  | 'gelatine'
  | 'human';

/** A food as curated by hand; what is left out takes the default that `buildFood` gives it. */
export interface FoodDefinition {
  id: string;
  name: string;
  /** Only where no rule makes it from the name. */
  plural?: string;
  synonyms?: readonly string[];
  group: FoodGroup;
  /** Rows of composition by state, the usual state first. */
  rows?: Partial<Record<FoodState, string | readonly string[]>>;
  /** `plant`, unless it says otherwise. */
  origin?: Origin;
  /** Holds alcohol. */
  alcohol?: true;
  allergens?: readonly Allergen[];
  mayContain?: readonly Allergen[];
  /** Flags that do not follow from the composition. */
  flags?: readonly FoodFlag[];
  /** The hazard of its serving class, unless it says otherwise. */
  choking?: ChokingClass;
  /** 6, unless it says otherwise; null: not in the first three years, and `note` says why. */
  fromMonths?: number | null;
  serving: ServingClassId;
  /** Where this food is served otherwise than its class. */
  servingInstead?: Partial<Record<ServingAge, ServingText>>;
  sources?: readonly SourceId[];
  note?: string;
}
