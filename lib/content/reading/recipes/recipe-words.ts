import { allergenNames } from '../../../nutriai/engine/safety/rules/allergens';
import type { Allergen } from '../../../nutriai/engine/child';
import type { Recipe } from '../../../nutriai/engine/recipes/recipe';
import { recipeFacts } from '../../../nutriai/engine/recipes/recipe-facts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The day on which the recipes of the library were last gone through. */
export const recipesCheckedOn = '2026-11-21';

/** The page of a recipe of the library. */
export function recipePath(id: string): string {
  return `/nutriai/recipes/${id}`;
}

/** For people: wheat is what most gluten comes from, and naming both would say it twice. */
export function allergensInWords(codes: readonly Allergen[]): string[] {
  return codes
    .filter((code) => code !== 'gluten' || !codes.includes('wheat'))
    .map((code) => (code === 'wheat' ? 'wheat (gluten)' : allergenNames[code]));
}

/** "milk, egg and wheat (gluten)" */
export function listInWords(words: readonly string[]): string {
  return and.format(words);
}

/** The first lines of a recipe, for lists and search results: from when, how long, and which allergens. */
export function recipeSummary(recipe: Recipe): string {
  const names = allergensInWords(recipeFacts(recipe).allergens);
  const contains =
    names.length > 0 ? `Contains ${listInWords(names)}.` : 'Contains none of the major allergens.';
  return `From ${recipe.ageFromMonths} months, ready in ${recipe.minutes} minutes. ${contains}`;
}
