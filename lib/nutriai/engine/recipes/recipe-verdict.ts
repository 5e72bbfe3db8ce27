import { type Child, type Locale } from '../child';
import { assessReading, type GateReading, readForGate } from '../safety/assess';
import { type Verdict } from '../safety/verdict';
import { type Recipe } from './recipe';

/** Reading a recipe takes most of the gate's time and is the same for all children of a locale. */
const known = new WeakMap<Recipe, Map<Locale | undefined, GateReading>>();

/**
 * Whether a child may eat a dish of the library, and why not: the one safety gate, asked about its
 * ingredients and its steps.
 * @throws RangeError for an age that the gate does not know
 */
export function recipeVerdict(recipe: Recipe, child: Child): Verdict {
  return assessReading(recipeReading(recipe, child.locale), child);
}

function recipeReading(recipe: Recipe, locale: Locale | undefined): GateReading {
  const readings = known.get(recipe) ?? new Map<Locale | undefined, GateReading>();
  known.set(recipe, readings);
  const cached = readings.get(locale);
  if (cached) return cached;
  const { title, ingredients, steps, servings } = recipe;
  const reading = readForGate(
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
    locale,
  );
  readings.set(locale, reading);
  return reading;
}
