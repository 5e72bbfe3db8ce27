import type { MemberRecipe } from '../../../contract/nutriai-recipes';

type RecipeSource = MemberRecipe['source'];

/** Keys of SWR and paths of the API. */
export const recipesPath = '/api/nutriai/recipes';
export const checkRecipePath = `${recipesPath}/check`;
export const readRecipePath = `${recipesPath}/read`;
export const generateRecipePath = `${recipesPath}/generate`;
export const recipeDraftsPath = `${recipesPath}/drafts`;
export const favoritesPath = `${recipesPath}/favorites`;

export function recipePath(id: string): string {
  return `${recipesPath}/${encodeURIComponent(id)}`;
}

/** The same with what it is for a baby. */
export function recipeForBabyPath(id: string, baby: string): string {
  return `${recipePath(id)}?baby=${encodeURIComponent(baby)}`;
}

/** The member's screens of recipes. */
export const cookbookPath = '/nutriai/cookbook';

/** Most that a recipe is cooked for at a time. */
export const servingsAtMost = 24;

/** Returns the page of a recipe of the library, the same for members and visitors. */
export function libraryRecipePath(id: string, servings: number | null = null): string {
  return `/nutriai/recipes/${encodeURIComponent(id)}${servingsQuery(servings)}`;
}

/** Returns where a recipe is read: what a family wrote in its cookbook, what is in the library on its public page. */
export function recipePagePath(
  { id, source }: { id: string; source: RecipeSource },
  servings: number | null = null,
): string {
  return source === 'library' ? libraryRecipePath(id, servings) : cookbookRecipePath(id, servings);
}

/** An own recipe's screen; with `servings` for so many and not as it is written. */
export function cookbookRecipePath(id: string, servings: number | null = null): string {
  return `${cookbookPath}/${encodeURIComponent(id)}${servingsQuery(servings)}`;
}

/** The same step by step. */
export function cookPath(id: string, servings: number | null): string {
  return `${cookbookRecipePath(id)}/cook${servingsQuery(servings)}`;
}

const servingsQuery = (servings: number | null) => (servings === null ? '' : `?servings=${servings}`);

/** The servings that an address asks for; null for none, and for what is no number of servings. */
export function servingsIn(asked: string | readonly string[] | undefined): number | null {
  if (typeof asked !== 'string' || !/^\d{1,2}(\.\d{1,2})?$/.test(asked)) return null;
  const servings = Number(asked);
  return servings > 0 && servings <= servingsAtMost ? servings : null;
}
