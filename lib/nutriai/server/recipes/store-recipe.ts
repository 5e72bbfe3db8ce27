import { fieldErrors } from '../../../platform/http/api-error';
import type { RecipeRequest } from '../../../contract/nutriai-recipes';
import { storageWords } from '../../engine/composer/compose-json';
import type { Composed } from '../../engine/composer/compose-request';
import type { FoodState } from '../../engine/foods/food';
import { textureStage } from '../../engine/needs/meal-pattern';
import { feedingBand } from '../../engine/needs/need-age';
import { reheatingWords, textureAges } from '../../engine/recipes/recipe';
import { yieldWords } from '../../engine/recipes/yield-words';
import { longestInFridge } from '../../model/recipe-of-draft';
import { readIngredients } from './read-ingredient';
import type { StoredIngredient, StoredRecipe } from './stored-recipe';

/** Ages at which the texture of a family's dish changes. */
const ownTextureAges = [6, 9, 12] as const;

const unheated: ReadonlySet<FoodState> = new Set(['raw', 'ready', 'dry', 'dried', 'canned', 'puree']);

/**
 * Ingredients read, weighed and known.
 * @throws ApiError 400 for those that are not known or have no weight, by index
 */
export function knownIngredients(requested: RecipeRequest['ingredients']): StoredIngredient[] {
  const { ingredients, problems } = readIngredients(requested);
  if (Object.keys(problems).length > 0) throw fieldErrors({ ingredients: problems });
  return ingredients;
}

/** What is kept of a recipe that a member wrote. */
export function storedOfRequest(
  request: Omit<RecipeRequest, 'ingredients'>,
  ingredients: StoredIngredient[],
): StoredRecipe {
  return {
    age_from_months: ageOf(request.age_from_months),
    meals: [...new Set([request.meal, ...request.meals])],
    minutes: request.minutes,
    servings: request.servings,
    ingredients,
    textures: texturesFrom(request.age_from_months),
    steps: request.steps,
    storage: keepingWords(request.servings, ingredients),
    cuisine: null,
    kind: null,
    engine: null,
  };
}

/** What is kept of a recipe that one of our engines wrote for a meal. */
export function storedOfComposed(
  { recipe, meal }: Composed,
  engine: NonNullable<StoredRecipe['engine']>,
): StoredRecipe {
  return {
    age_from_months: recipe.ageFromMonths,
    meals: [...new Set([meal, ...recipe.meals])],
    minutes: recipe.minutes,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map(({ food, state, grams, household, preparation, trace }) => ({
      food,
      state: state ?? null,
      grams,
      household,
      preparation,
      line: null,
      is_pinch: trace === true,
    })),
    textures: textureAges.flatMap((from) => {
      const text = recipe.textures[from];
      return text === undefined ? [] : [{ from_months: from, text }];
    }),
    steps: [...recipe.steps],
    storage: storageWords(recipe.batch, yieldWords(recipe)),
    cuisine: recipe.cuisine,
    kind: recipe.kind,
    engine,
  };
}

function ageOf(months: number): StoredRecipe['age_from_months'] {
  const ages: readonly StoredRecipe['age_from_months'][] = [6, 8, 9, 10, 12, 18, 24];
  return ages.findLast((age) => age <= months) ?? 6;
}

/** How soft a dish should be: nobody knows more of one that a family brings. */
function texturesFrom(ageMonths: number): StoredRecipe['textures'] {
  const first = ownTextureAges.findLast((age) => age <= ageMonths) ?? 6;
  return ownTextureAges
    .filter((age) => age >= first)
    .map((age) => ({ from_months: age, text: textureStage(feedingBand(age)).words }));
}

function keepingWords(servings: number, ingredients: readonly StoredIngredient[]): string {
  const isHeated = ingredients.some(({ state }) => state !== null && !unheated.has(state));
  const batch = {
    fridgeDays: longestInFridge(ingredients),
    freezerMonths: 0,
    reheating: isHeated ? reheatingWords.hot : reheatingWords.cold,
  } as const;
  return storageWords(batch, servings === 1 ? '1 serving' : `${servings} servings`);
}
