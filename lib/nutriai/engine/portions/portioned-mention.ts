import { type Food } from '../foods/food';
import { type GramsBasis, type ParsedIngredient } from '../text/parsed-ingredient';
import { type StatedGrams } from './stated-grams';

/** A mention of a food with what it is counted by and what it weighs. */
export interface PortionedMention {
  ingredient: ParsedIngredient;
  /** Null where nothing that was analysed stands for it. */
  food: Food | null;
  /** The figures are those of a dish or product that is no food of the list. */
  isDish: boolean;
  /** Null where even a usual serving is not known. */
  portion: StatedGrams | null;
  /** How the words give its weight; null where they do not. */
  basis: GramsBasis | null;
}
