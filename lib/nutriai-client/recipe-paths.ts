/** Keys of SWR and paths of the API. */
export const recipesPath = '/api/nutriai/recipes';
export const checkRecipePath = `${recipesPath}/check`;
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

export function cookbookRecipePath(id: string): string {
  return `${cookbookPath}/${encodeURIComponent(id)}`;
}
