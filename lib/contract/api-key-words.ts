/** What a key may do: an area, and whether it may only read there or also add to it. */
export const keyScopes = [
  'babies:read',
  'log:read',
  'log:write',
  'drops:read',
  'drops:write',
  'portions:read',
  'portions:write',
  'plans:read',
  'recipes:read',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * The operations that a key may call, and the scope that each takes. All others refuse every key: the
 * account, its security, who looks after a baby, and whatever is added one day and not listed here.
 */
export const keyOperations = {
  listBabies: 'babies:read',
  readBaby: 'babies:read',
  listMeals: 'log:read',
  listWater: 'log:read',
  readToday: 'log:read',
  readInsights: 'log:read',
  addMeal: 'log:write',
  checkMeal: 'log:write',
  addWater: 'log:write',
  listDrops: 'drops:read',
  listGivenDrops: 'drops:read',
  addGivenDrop: 'drops:write',
  listStoredPortions: 'portions:read',
  storePortions: 'portions:write',
  listMealPlans: 'plans:read',
  readMealPlan: 'plans:read',
  listRecipes: 'recipes:read',
  readRecipe: 'recipes:read',
  listFavoriteRecipes: 'recipes:read',
  // What an assistant asks for at /mcp takes the scope of the operation behind it.
  assistant: null,
} as const satisfies Record<string, KeyScope | null>;

export type KeyOperation = keyof typeof keyOperations;

export const keysAtMost = 20;
export const keyDaysAtMost = 366;
export const keyNameAtMost = 60;
export const babiesOfKeyAtMost = 20;
