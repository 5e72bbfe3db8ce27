import type { RecipeAnswer } from '../../../contract/nutriai-public';
import type { NutrientAmounts, NutrientCode } from '../../engine/nutrients';
import type { Diet } from '../../engine/child';
import { storageWords } from '../../engine/composer/compose-json';
import { foodById } from '../../engine/foods/food-list';
import { ingredientLine } from '../../engine/recipes/ingredient-line';
import { type Recipe, textureAges } from '../../engine/recipes/recipe';
import { recipeFacts } from '../../engine/recipes/recipe-facts';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { yieldWords } from '../../engine/recipes/yield-words';
import { textureAt } from '../../engine/recipes/texture-at';
import { type SafetyCheckJson, toSafetyCheckJson } from '../../engine/safety/safety-check-json';

/** `nearest` of the engine is read-only; the contract's lists are not. */
type Checked = RecipeAnswer['safety'];

/** A recipe of the library as the contract shows it. `url` is the address of its page. */
export function recipeAnswerOf(recipe: Recipe, url: string): RecipeAnswer {
  const facts = recipeFacts(recipe);
  return {
    id: recipe.id,
    slug: recipe.id,
    url,
    title: recipe.title,
    age_from_months: recipe.ageFromMonths,
    texture: textureAt(recipe, recipe.ageFromMonths) ?? '',
    textures: textureAges.flatMap((from) => {
      const text = recipe.textures[from];
      return text === undefined ? [] : [{ from_months: from, text }];
    }),
    meal: recipe.meals[0] ?? 'lunch',
    meals: [...recipe.meals],
    minutes: recipe.minutes,
    servings: recipe.servings,
    serving_g: Math.round(facts.servingG),
    ingredients: recipe.ingredients.map((ingredient) => ({
      food: ingredient.food,
      name: foodById(ingredient.food)?.name ?? ingredient.food,
      grams: ingredient.grams,
      household: ingredient.household,
      preparation: ingredientLine(ingredient, recipe).toDo,
    })),
    steps: [...recipe.steps],
    storage: storageWords(recipe.batch, yieldWords(recipe)),
    nutrients: roundedAmounts(facts.perServing),
    allergens: [...facts.allergens],
    may_contain: [...facts.mayContain],
    diets: dietsOf(facts.diet),
    food_groups: [...facts.groups],
    cuisine: recipe.cuisine,
    kind: recipe.kind,
    safety: safetyOf(recipe),
    source: 'library',
  };
}

/** Every diet that a food or dish fits. */
export function dietsOf(fits: Record<Exclude<Diet, 'omnivore'>, boolean>): Diet[] {
  return ['omnivore', ...(['pescatarian', 'vegetarian', 'vegan'] as const).filter((diet) => fits[diet])];
}

/** To a thousandth: more digits would feign an accuracy that food tables do not have. */
export function roundedAmounts(amounts: NutrientAmounts): NutrientAmounts {
  const result: NutrientAmounts = {};
  for (const [code, amount] of Object.entries(amounts) as [NutrientCode, number][])
    result[code] = Math.round(amount * 1000) / 1000;
  return result;
}

/** The engine's answer in the contract's own, writable lists. */
export function safetyAnswerOf(checked: SafetyCheckJson): Checked {
  return {
    ...checked,
    unknown: checked.unknown.map(({ text, nearest }) => ({ text, nearest: [...nearest] })),
  };
}

const known = new WeakMap<Recipe, Checked>();

/** The library does not change while the process runs, and a page of the list asks for a hundred of them. */
function safetyOf(recipe: Recipe): Checked {
  const kept = known.get(recipe);
  if (kept) return kept;
  const verdict = recipeVerdict(recipe, { ageMonths: recipe.ageFromMonths });
  const answer = safetyAnswerOf(toSafetyCheckJson(verdict));
  known.set(recipe, answer);
  return answer;
}
