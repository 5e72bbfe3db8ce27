import { knowledge } from '../../../engine/knowledge/knowledge';
import type { Meal } from '../../../engine/recipes/recipe';
import { phraseKey } from './phrase-key';

const words = Object.entries(knowledge.recipeTexts.meals) as [Meal, readonly string[]][];

/** Returns the meal that a title, a category or a keyword names first; null for none. */
export function readMeal(texts: readonly string[]): Meal | null {
  for (const text of texts) {
    const said = ` ${phraseKey(text)} `;
    const meal = words.find(([, names]) => names.some((name) => said.includes(` ${name} `)));
    if (meal) return meal[0];
  }
  return null;
}
