import * as z from 'zod';
import { formOf } from '../../engine/foods/composition-of';
import { foodById } from '../../engine/foods/food-list';
import type { Recipe } from '../../engine/recipes/recipe';
import { foodStateWords, mealWords, recipeAgeWords } from '../../../contract/nutriai-words';

/** One ingredient as it is kept. */
const storedIngredient = z.object({
  food: z.string(),
  /** As weighed; null where the food was never analysed. */
  state: z.enum(foodStateWords).nullable(),
  grams: z.number(),
  household: z.string(),
  preparation: z.string(),
  /** As its writer put it; the gate reads these very words. */
  line: z.string().nullable(),
  /** A pinch for flavour, which nobody counts. */
  is_pinch: z.boolean(),
});

/** The JSON in `member_recipes.recipe`. The title has a column of its own. */
export const storedRecipe = z.object({
  age_from_months: z.literal([...recipeAgeWords]),
  meals: z.array(z.enum(mealWords)).min(1),
  minutes: z.number(),
  servings: z.number(),
  ingredients: z.array(storedIngredient).min(1),
  textures: z.array(z.object({ from_months: z.literal([6, 9, 12, 18]), text: z.string() })),
  steps: z.array(z.string()),
  storage: z.string(),
  /** Known of what our engines wrote. */
  cuisine: z.string().nullable(),
  kind: z.string().nullable(),
  engine: z.enum(['model', 'composer']).nullable(),
});

export type StoredIngredient = z.output<typeof storedIngredient>;
export type StoredRecipe = z.output<typeof storedRecipe>;

/** A recipe of a family: as it is kept, and as the engine reckons with it. */
export interface OwnRecipe {
  title: string;
  stored: StoredRecipe;
  engine: Recipe;
}

/** Whether a food has figures in the state in which it is weighed. */
export function isCounted({ food: id, state, is_pinch: isPinch }: StoredIngredient): boolean {
  const food = foodById(id);
  return !isPinch && food !== undefined && formOf(food, state ?? undefined) !== null;
}

/** Makes of a kept recipe one that the engine can reckon with. */
export function ownRecipe(id: string, title: string, stored: StoredRecipe): OwnRecipe {
  return {
    title,
    stored,
    engine: {
      id,
      title,
      ageFromMonths: stored.age_from_months,
      meals: stored.meals,
      minutes: stored.minutes,
      servings: stored.servings,
      ingredients: stored.ingredients.map((ingredient) => ({
        food: ingredient.food,
        ...(ingredient.state !== null && { state: ingredient.state }),
        grams: ingredient.grams,
        household: ingredient.household,
        preparation: ingredient.preparation,
        ...(!isCounted(ingredient) && { trace: true as const }),
      })),
      textures: Object.fromEntries(stored.textures.map(({ from_months: from, text }) => [from, text])),
      steps: stored.steps,
      // What nothing reads of a family's recipe: its answer is made of what is stored.
      batch: { makes: '', fridgeDays: 0, freezerMonths: 0, reheating: 'Best eaten straight away.' },
      cuisine: 'british',
      kind: 'mash',
      tags: [],
    },
  };
}
