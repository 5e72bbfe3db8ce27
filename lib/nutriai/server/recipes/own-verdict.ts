import type { Child } from '../../engine/child';
import { assess } from '../../engine/safety/assess';
import type { SubjectIngredient } from '../../engine/safety/subject';
import type { Verdict } from '../../engine/safety/verdict';
import type { OwnRecipe, StoredIngredient } from './stored-recipe';

/** Whether a child may eat a family's dish: the one gate, asked about every word that its writer put down. */
export function ownVerdict({ title, stored }: OwnRecipe, child: Child): Verdict {
  const { servings, steps, ingredients } = stored;
  return assess({ recipe: { title, servings, steps, ingredients: ingredients.map(subjectOf) } }, child);
}

/** An ingredient for the gate: a line as it was typed, or what our own engines wrote. */
export function subjectOf({ food, state, grams, preparation, line }: StoredIngredient): SubjectIngredient {
  return {
    food,
    ...(state !== null && { state }),
    grams,
    ...(line === null ? { preparation } : { text: line }),
  };
}
