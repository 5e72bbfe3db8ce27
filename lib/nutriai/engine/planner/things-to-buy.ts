import { foodById } from '../foods/food-list';
import { type Recipe } from '../recipes/recipe';
import { foodIsNamedIn } from './recipe-holds';
import { isCupboardFood } from './shopping-list';

/** What fits into one shopping trip, besides spices and oils. */
export const mostThings = 25;
/** With one to spare: a day's rules may bring in another dish. */
export const thingsAimedAt = mostThings - 1;

const thingsByRecipe = new WeakMap<Recipe, readonly string[]>();

/** Foods of a dish that are bought for it: no water, no spices and oils, and nothing that is at home. */
export function thingsToBuy(recipe: Recipe, pantry: readonly string[]): readonly string[] {
  const all = thingsByRecipe.get(recipe) ?? thingsIn(recipe);
  thingsByRecipe.set(recipe, all);
  return pantry.length === 0 ? all : all.filter((id) => !foodIsNamedIn(pantry, id));
}

function thingsIn({ ingredients }: Recipe): string[] {
  return [...new Set(ingredients.map(({ food }) => food))].filter((id) => {
    const food = foodById(id);
    return food !== undefined && !food.flags.includes('water') && !isCupboardFood(food);
  });
}

/** Everything that is bought for some dishes, each thing once. */
export function thingsFor(dishes: readonly { things: readonly string[] }[]): Set<string> {
  const all = new Set<string>();
  for (const { things } of dishes) for (const thing of things) all.add(thing);
  return all;
}
