// Browsers read these too: in a module of their own they bring no schemas along.

/** Ingredients that a recipe may have. */
export const ingredientsAtMost = 40;

/** Most characters of a pasted recipe: pages of HTML are long. */
export const pastedRecipeAtMost = 500_000;
