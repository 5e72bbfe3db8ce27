import { amountsFor } from '../foods/composition-of';
import { foodById } from '../foods/food-list';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';

/** From this share on a plan's iron rests on what a label may not name. */
const restsOn = 0.3;

interface Eaten {
  candidate: { recipe: Recipe };
  grams: number;
}

/** Returns which share of the iron of these servings was added to cereals, 0 to 1. */
export function fortifiedIronShare(servings: readonly Eaten[]): number {
  let all = 0;
  let added = 0;
  for (const { candidate, grams } of servings) {
    const { recipe } = candidate;
    const share = grams / recipeFacts(recipe).batchG;
    all += ((recipeFacts(recipe).per100G.iron_mg ?? 0) * grams) / 100;
    added += ironOfCereals(recipe) * share;
  }
  return all === 0 ? 0 : added / all;
}

function ironOfCereals({ ingredients }: Recipe): number {
  return ingredients.reduce((sum, { food: id, grams, state, trace }) => {
    const food = foodById(id);
    if (!food || trace || !food.flags.includes('iron_fortified')) return sum;
    return sum + (amountsFor(food, grams, state)?.iron_mg ?? 0);
  }, 0);
}

/**
 * Says that a plan's iron rests on fortified cereal, and what to do where cereals are sold without it; null
 * where it does not.
 */
export function fortifiedIronNote(servings: readonly Eaten[]): string | null {
  const share = fortifiedIronShare(servings);
  if (share < restsOn) return null;
  return (
    `About ${Math.round(share * 20) * 5}% of this plan’s iron comes from ` +
    'baby cereals with added iron, so buy one whose label names iron. ' +
    'Where cereals are sold without added iron, make a plan that leaves out “fortified cereal”, serve meat, ' +
    'lentils or beans with fruit or vegetables rich in vitamin C more often, ' +
    'and ask your health visitor or doctor whether your baby needs iron drops.'
  );
}
