import { type Child } from '../child';
import { assess } from '../safety/assess';
import { type Verdict } from '../safety/verdict';
import { type Recipe } from './recipe';

/**
 * Whether a child may eat a dish of the library, and why not: the one safety gate, asked about its ingredients and its steps.
 * @throws RangeError for an age that the gate does not know
 */
export function recipeVerdict(recipe: Recipe, child: Child): Verdict {
  const { title, ingredients, steps, servings } = recipe;
  return assess(
    {
      recipe: {
        title,
        servings,
        steps,
        ingredients: ingredients.map(({ food, state, grams, preparation }) => ({
          food,
          state,
          grams,
          preparation,
        })),
      },
    },
    child,
  );
}
