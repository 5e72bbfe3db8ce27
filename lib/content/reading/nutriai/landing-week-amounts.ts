import { type NutrientCode, nutrients } from '../../../nutriai/engine/nutrients';
import { recipeFacts } from '../../../nutriai/engine/recipes/recipe-facts';
import { recipeById } from '../../../nutriai/engine/recipes/recipe-list';

export interface DayAmount {
  name: string;
  amount: number;
  unit: string;
}

const shown = ['energy_kcal', 'protein_g', 'iron_mg', 'zinc_mg'] as const satisfies NutrientCode[];

/** What days of servings give on average; a nutrient that one of them does not know is left out. */
export function amountsOfDay(
  days: readonly (readonly (readonly [recipe: string, grams: number])[])[],
): DayAmount[] {
  const servings = days.flat();
  return shown.flatMap((code) => {
    const parts = servings.map(([id, grams]) => {
      const recipe = recipeById(id);
      const per100 = recipe && recipeFacts(recipe).per100G[code];
      return per100 === undefined ? null : (per100 * grams) / 100;
    });
    if (parts.includes(null)) return [];
    const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
    return [{ ...nutrients[code], amount: sum / days.length }];
  });
}
