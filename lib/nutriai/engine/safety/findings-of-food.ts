import { type Child } from '../child';
import { type Food } from '../foods/food';
import { applyRules } from './apply-rules';
import { checkAllergens } from './check-allergens';
import { checkDiet } from './check-diet';
import { itemOfFood } from './item-of-food';
import { type Finding } from './verdict';

/**
 * Returns what the gate has against a food of the list as such, without a word on its form; `assess` in
 * short, with nothing to read.
 */
export function findingsOfFood(food: Food, child: Child): Finding[] {
  const item = itemOfFood(food, { role: food.flags.includes('drink') ? 'drink' : 'ingredient' });
  return [...checkAllergens(item, child), ...applyRules(item, child), ...checkDiet(item, child)];
}
