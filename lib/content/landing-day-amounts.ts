import { type NutrientCode, nutrients } from '../nutriai/nutrients';
import { recipeFacts } from '../nutriai/recipes/recipe-facts';
import { recipeById } from '../nutriai/recipes/recipe-list';

export interface DayAmount {
  name: string;
  amount: number;
  unit: string;
}

const shown = ['energy_kcal', 'protein_g', 'iron_mg', 'zinc_mg'] as const satisfies NutrientCode[];

/** What servings give together; a nutrient that one of them does not know is left out. */
export function amountsOf(servings: readonly { recipe: string; grams: number }[]): DayAmount[] {
  return shown.flatMap((code) => {
    const parts = servings.map(({ recipe: id, grams }) => {
      const recipe = recipeById(id);
      const per100 = recipe && recipeFacts(recipe).per100G[code];
      return per100 === undefined ? null : (per100 * grams) / 100;
    });
    if (parts.includes(null)) return [];
    return [{ ...nutrients[code], amount: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) }];
  });
}
