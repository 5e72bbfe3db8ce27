import { absoluteUrl } from '../../content/metadata';
import { recipePath } from '../../content/recipe-words';
import type { MemberRecipe, RecipeIngredientAnswer } from '../../contract/nutriai-recipes';
import { foodById } from '../../nutriai/foods/food-list';
import type { Recipe } from '../../nutriai/recipes/recipe';
import { recipeFacts } from '../../nutriai/recipes/recipe-facts';
import { textureAt } from '../../nutriai/recipes/texture-at';
import { toSafetyCheckJson } from '../../nutriai/safety/safety-check-json';
import { dietsOf, recipeAnswerOf, roundedAmounts, safetyAnswerOf } from '../../nutriai-api/recipe-answer';
import { ownVerdict } from './own-verdict';
import { isCounted, type OwnRecipe, type StoredIngredient } from './stored-recipe';

/** The page of an own recipe in the member's cookbook. */
const cookbookPath = (id: string) => `/nutriai/cookbook/${id}`;

/** An own recipe with what its row says of it. */
export interface OwnRow {
  id: string;
  source: 'member' | 'ai';
  createdAtMs: number;
  updatedAtMs: number;
  own: OwnRecipe;
}

/** A recipe of the library as a member sees it: the same for every member, and the same object each time. */
export function libraryAnswer(recipe: Recipe, isFavorite: boolean): MemberRecipe {
  const kept = library.get(recipe) ?? readLibrary(recipe);
  return isFavorite ? kept.favorite : kept.other;
}

const library = new WeakMap<Recipe, { favorite: MemberRecipe; other: MemberRecipe }>();

/** The library does not change while the process runs. */
function readLibrary(recipe: Recipe): { favorite: MemberRecipe; other: MemberRecipe } {
  const contents = {
    ...recipeAnswerOf(recipe, absoluteUrl(recipePath(recipe.id))),
    ingredients: recipe.ingredients.map((ingredient) => ({
      food: ingredient.food,
      name: nameOf(ingredient.food),
      grams: ingredient.grams,
      household: ingredient.household,
      preparation: ingredient.preparation,
      state: ingredient.state ?? null,
      line: null,
      is_counted: ingredient.trace !== true,
    })),
    engine: null,
    created_at: null,
    updated_at: null,
  };
  const answers = {
    favorite: { ...contents, is_favorite: true },
    other: { ...contents, is_favorite: false },
  };
  library.set(recipe, answers);
  return answers;
}

type Contents = Omit<
  MemberRecipe,
  'id' | 'slug' | 'url' | 'source' | 'is_favorite' | 'created_at' | 'updated_at'
>;

const known = new WeakMap<OwnRecipe, Contents>();

/** What a family's recipe holds and comes to; reckoned once for as long as the recipe is in memory. */
export function ownContents(own: OwnRecipe): Contents {
  const kept = known.get(own);
  if (kept) return kept;
  const { engine, stored, title } = own;
  const facts = recipeFacts(engine);
  const contents: Contents = {
    title,
    age_from_months: stored.age_from_months,
    texture: textureAt(engine, stored.age_from_months) ?? '',
    textures: stored.textures,
    meal: stored.meals[0] ?? 'lunch',
    meals: stored.meals,
    minutes: stored.minutes,
    servings: stored.servings,
    serving_g: Math.round(facts.servingG),
    ingredients: stored.ingredients.map(ingredientAnswer),
    steps: stored.steps,
    storage: stored.storage,
    nutrients: roundedAmounts(facts.perServing),
    allergens: [...facts.allergens],
    may_contain: [...facts.mayContain],
    diets: dietsOf(facts.diet),
    food_groups: [...facts.groups],
    cuisine: stored.cuisine,
    kind: stored.kind,
    engine: stored.engine,
    safety: safetyAnswerOf(toSafetyCheckJson(ownVerdict(own, { ageMonths: stored.age_from_months }))),
  };
  known.set(own, contents);
  return contents;
}

/** A family's recipe as its writer sees it. */
export function ownAnswer(
  { id, source, createdAtMs, updatedAtMs, own }: OwnRow,
  isFavorite: boolean,
): MemberRecipe {
  return {
    id,
    slug: id,
    url: absoluteUrl(cookbookPath(id)),
    ...ownContents(own),
    source,
    is_favorite: isFavorite,
    created_at: new Date(createdAtMs).toISOString(),
    updated_at: new Date(updatedAtMs).toISOString(),
  };
}

export function ingredientAnswer(ingredient: StoredIngredient): RecipeIngredientAnswer {
  const { food, grams, household, preparation, state, line } = ingredient;
  return {
    food,
    name: nameOf(food),
    grams,
    household,
    preparation,
    state,
    line,
    is_counted: isCounted(ingredient),
  };
}

function nameOf(food: string): string {
  return foodById(food)?.name ?? food;
}
