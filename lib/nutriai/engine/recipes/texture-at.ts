import { type Recipe, textureAges } from './recipe';

/** How to serve a dish to a child of `ageMonths` (completed months); null when it is not for that age. */
export function textureAt(recipe: Recipe, ageMonths: number): string | null {
  if (ageMonths < recipe.ageFromMonths) return null;
  const age = textureAges.findLast((from) => from <= ageMonths && recipe.textures[from] !== undefined);
  return (age && recipe.textures[age]) ?? null;
}
