import { nutrients, type NutrientCode } from '../nutriai/engine/nutrients';

/** The engine's words, under the names that the contract has for them. */
export {
  allergens as allergenCodes,
  diets as dietWords,
  feedings as feedingWords,
  locales as localeWords,
  reactions as reactionWords,
  sexes as sexWords,
} from '../nutriai/engine/child';
export {
  amountUnits as unitWords,
  foodGroups as foodGroupWords,
  foodStates as foodStateWords,
  whoGroups as whoGroupWords,
} from '../nutriai/engine/foods/food';
export { mealKinds as mealKindWords } from '../nutriai/engine/insights/log';
export { aisles as aisleWords } from '../nutriai/engine/planner/aisles';
export { shopUnits as shopUnitWords } from '../nutriai/engine/planner/shop-units';
export { itemGramsAtMost } from '../nutriai/engine/portions/item-grams-at-most';
export { meals as mealWords, recipeAges as recipeAgeWords } from '../nutriai/engine/recipes/recipe';

/** The unit stands at the end of each. */
export const nutrientCodes = Object.keys(nutrients) as readonly NutrientCode[];
