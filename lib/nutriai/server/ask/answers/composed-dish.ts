import { compose } from '../../../engine/composer/compose';
import { foodById } from '../../../engine/foods/food-list';
import { ingredientLine } from '../../../engine/recipes/ingredient-line';
import { letsThrough } from '../../../engine/safety/verdict';
import { type CitedPart, inWords, pageSource, part } from '../rule-answer';
import { textureAt } from '../../../engine/recipes/texture-at';
import type { DishWish } from './fitting-recipes';

/**
 * A dish made of what is at home, where the library has none with all of it; empty where none can be made. The gate
 * has read it for this very child, as each dish of the library.
 */
export function composedDish({ child, foods, excluded, excludedAllergens, wish }: DishWish): CitedPart[] {
  const made = compose({
    ...child,
    allergies: [...new Set([...(child.allergies ?? []), ...excludedAllergens])],
    meal: wish.meal ?? 'lunch',
    ingredients: foods.map(({ name }) => name),
    exclude: excluded.map(({ name }) => name),
    ...(wish.minutes !== null && { minutes: wish.minutes }),
    ...(wish.isNoCook && { wish: 'no cooking' }),
  });
  if (made.kind !== 'recipe' || !letsThrough(made.verdict.verdict)) return [];
  const { recipe, leftOut, notes } = made;
  const used = foods.filter(({ id }) => recipe.ingredients.some(({ food }) => food === id));
  if (used.length === 0) return [];
  const texture = textureAt(recipe, child.ageMonths);
  const items = recipe.ingredients.map((ingredient) => {
    const { amount, toDo } = ingredientLine(ingredient, recipe);
    const name = foodById(ingredient.food)?.name ?? ingredient.food;
    return { text: `${name}: ${amount}`, path: null, note: toDo };
  });
  const left = leftOut.map(({ asked, why }) => `Left out: ${asked}. ${why}`);
  return [
    part(
      `Made up by our writer of recipes from ${inWords(used.map(({ name }) => name.toLowerCase()))}: ` +
        `“${recipe.title}”, ready in ${recipe.minutes} minutes, ${recipe.servings} servings.`,
      [pageSource('Recipes', '/nutriai/cookbook')],
      items,
    ),
    part([...recipe.steps, ...(texture === null ? [] : [texture]), ...notes, ...left].join(' ')),
  ];
}
