import { type Allergen, allergens } from '../child';
import { amountsFor } from '../foods/composition-of';
import { type Food, type FoodFlag, type WhoGroup, whoGroups } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type NutrientAmounts, type NutrientCode, nutrients } from '../nutrients';
import { type Recipe, type RecipeIngredient } from './recipe';

/** What follows from a recipe's ingredients. */
export interface RecipeFacts {
  batchG: number;
  servingG: number;
  perServing: NutrientAmounts;
  per100G: NutrientAmounts;
  /**
   * By nutrient, the share (0 to 1) of the dish's weight in which it was measured. Below `leastCoverage` the
   * nutrient is left out above.
   */
  coverage: Record<NutrientCode, number>;
  kcalPerG: number;
  /** What it is made of. */
  allergens: readonly Allergen[];
  /** What many makes of its ingredients hold besides: read the label. */
  mayContain: readonly Allergen[];
  diet: RecipeDiet;
  /** WHO/UNICEF groups with at least `groupGrams` in a serving. */
  groups: readonly WhoGroup[];
  /** Meat, poultry or fish is in it, whose iron is taken up best. */
  haemIron: boolean;
}

export interface RecipeDiet {
  vegan: boolean;
  vegetarian: boolean;
  pescatarian: boolean;
  pork: boolean;
  beef: boolean;
}

/** A sum that misses more of the dish than a fifth says too little: the nutrient is then unknown. */
export const leastCoverage = 0.8;

/** A teaspoon. WHO/UNICEF 2021 counts any amount but condiments; less than this is a condiment's amount. */
export const groupGrams = 5;

interface Part {
  ingredient: RecipeIngredient;
  food: Food;
}

const known = new WeakMap<Recipe, RecipeFacts>();

/**
 * Nutrients, allergens, diets and food groups of a recipe, computed from its ingredients. What was not
 * measured stays unknown.
 * @throws Error when an ingredient is no food of the list, or has no composition in its state and is no mere
 *   pinch
 */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  const cached = known.get(recipe);
  if (cached) return cached;
  const facts = computeFacts(recipe);
  known.set(recipe, facts);
  return facts;
}

function computeFacts(recipe: Recipe): RecipeFacts {
  const parts = recipe.ingredients.map(partOf);
  const batchG = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const servingG = batchG / recipe.servings;
  const { amounts, coverage } = sumNutrients(parts);
  const per100G = scale(amounts, 100 / batchG);
  return {
    batchG,
    servingG,
    perServing: scale(amounts, 1 / recipe.servings),
    per100G,
    coverage,
    kcalPerG: (per100G.energy_kcal ?? 0) / 100,
    ...allergensOf(parts),
    diet: dietOf(parts),
    groups: groupsOf(parts, recipe.servings),
    haemIron: hasFlag(parts, 'haem_iron'),
  };
}

function partOf(ingredient: RecipeIngredient): Part {
  const food = foodById(ingredient.food);
  if (!food) throw new Error(`No food ${ingredient.food}.`);
  return { ingredient, food };
}

function sumNutrients(parts: readonly Part[]): {
  amounts: NutrientAmounts;
  coverage: Record<NutrientCode, number>;
} {
  const sums = emptyAmounts();
  const measuredG = emptyAmounts();
  let weighedG = 0;
  for (const { ingredient, food } of parts) {
    if (ingredient.trace) continue;
    const amounts = amountsFor(food, ingredient.grams, ingredient.state);
    if (!amounts) throw new Error(`${food.id} has no composition, ${ingredient.state ?? 'in any state'}.`);
    weighedG += ingredient.grams;
    for (const code of codes) {
      const amount = amounts[code];
      if (amount === undefined) continue;
      sums[code] += amount;
      measuredG[code] += ingredient.grams;
    }
  }
  const coverage = emptyAmounts();
  const amounts: NutrientAmounts = {};
  for (const code of codes) {
    coverage[code] = weighedG === 0 ? 0 : measuredG[code] / weighedG;
    if (coverage[code] >= leastCoverage) amounts[code] = sums[code];
  }
  return { amounts, coverage };
}

const codes = Object.keys(nutrients) as NutrientCode[];

function emptyAmounts(): Record<NutrientCode, number> {
  return Object.fromEntries(codes.map((code) => [code, 0])) as Record<NutrientCode, number>;
}

/** Amounts of a larger or smaller helping. */
export function scale(amounts: NutrientAmounts, factor: number): NutrientAmounts {
  const scaled: NutrientAmounts = {};
  for (const code of codes) {
    const amount = amounts[code];
    if (amount !== undefined) scaled[code] = amount * factor;
  }
  return scaled;
}

function allergensOf(parts: readonly Part[]): Pick<RecipeFacts, 'allergens' | 'mayContain'> {
  const contains = allergens.filter((code) => parts.some(({ food }) => food.allergens.includes(code)));
  const mayContain = allergens.filter(
    (code) => !contains.includes(code) && parts.some(({ food }) => food.mayContain.includes(code)),
  );
  return { allergens: contains, mayContain };
}

function dietOf(parts: readonly Part[]): RecipeDiet {
  const every = (diet: 'vegan' | 'vegetarian' | 'pescatarian') => parts.every(({ food }) => food.diet[diet]);
  const some = (meat: 'pork' | 'beef') => parts.some(({ food }) => food.diet[meat] === true);
  return {
    vegan: every('vegan'),
    vegetarian: every('vegetarian'),
    pescatarian: every('pescatarian'),
    pork: some('pork'),
    beef: some('beef'),
  };
}

function groupsOf(parts: readonly Part[], servings: number): WhoGroup[] {
  return whoGroups.filter((group) => {
    const grams = parts
      .filter(({ food, ingredient }) => food.group === group && !ingredient.trace)
      .reduce((sum, { ingredient }) => sum + ingredient.grams, 0);
    return grams / servings >= groupGrams;
  });
}

function hasFlag(parts: readonly Part[], flag: FoodFlag): boolean {
  return parts.some(({ food }) => food.flags.includes(flag));
}
