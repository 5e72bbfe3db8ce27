import type { RecipeCheckAnswer, RecipeCheckRequest } from '../../contract/nutriai-recipes';
import { fieldErrors } from '../../http/api-error';
import type { Caller, ServiceContext } from '../../http/service-context';
import type { Child } from '../../nutriai/child';
import { recipeFacts } from '../../nutriai/recipes/recipe-facts';
import { assess } from '../../nutriai/safety/assess';
import { toSafetyCheckJson } from '../../nutriai/safety/safety-check-json';
import { dietsOf, roundedAmounts, safetyAnswerOf } from '../../nutriai-api/recipe-answer';
import { rowsOutside } from '../babies';
import { findBaby } from '../baby-rows';
import { namedFoods } from '../unknown-food';
import { subjectOf } from './own-verdict';
import { readIngredient } from './read-ingredient';
import { ingredientAnswer } from './recipe-answers';
import { childOfBaby, dayOf } from './recipe-for-baby';
import { ownRecipe, type StoredIngredient } from './stored-recipe';

const usualAge = 6;

/**
 * What can be said of a draft while it is typed: of each ingredient what was read, and of those together what they come to. Words that are not known are
 * asked about, and the gate reads them too. Nothing is stored.
 * @throws ApiError 400 for a baby that is not the caller's
 */
export async function checkRecipe(
  context: ServiceContext,
  { memberId }: Caller,
  request: RecipeCheckRequest,
): Promise<RecipeCheckAnswer> {
  const child = await childOf(context, memberId, request);
  const read = request.ingredients.map((ingredient) => readIngredient(ingredient, child.locale));
  const ingredients = read.flatMap((each) => ('ingredient' in each ? [each.ingredient] : []));
  const verdict = assess(
    {
      recipe: {
        title: request.title,
        servings: request.servings,
        steps: request.steps.filter((step) => step !== ''),
        ingredients: read.map((each, index) => {
          if ('ingredient' in each) return subjectOf(each.ingredient);
          const asked = request.ingredients[index];
          return { food: asked?.line ?? asked?.food ?? '' };
        }),
      },
    },
    child,
  );
  return {
    age_months: child.ageMonths,
    ingredients: read.map((each) =>
      'ingredient' in each
        ? { ingredient: ingredientAnswer(each.ingredient), problem: null, nearest: [] }
        : { ingredient: null, problem: each.problem, nearest: namedFoods(each.nearest) },
    ),
    ...contentsOf(ingredients, request),
    day: dayOf(child),
    safety: safetyAnswerOf(toSafetyCheckJson(verdict)),
  };
}

async function childOf(
  context: ServiceContext,
  memberId: string,
  { baby: id, age_months: ageMonths }: RecipeCheckRequest,
): Promise<Child> {
  if (id == null) return { ageMonths: ageMonths ?? usualAge };
  const rows = rowsOutside(context);
  const baby = await findBaby(rows, memberId, id);
  if (!baby) throw fieldErrors({ baby: [`Invalid pk "${id}" - object does not exist.`] });
  return childOfBaby(rows, { memberId, baby, nowMs: context.nowMs() });
}

type Contents = Pick<
  RecipeCheckAnswer,
  'serving_g' | 'nutrients' | 'allergens' | 'may_contain' | 'diets' | 'food_groups'
>;

function contentsOf(
  ingredients: StoredIngredient[],
  { servings }: Pick<RecipeCheckRequest, 'servings'>,
): Contents {
  if (ingredients.length === 0)
    return { serving_g: null, nutrients: {}, allergens: [], may_contain: [], diets: [], food_groups: [] };
  const { engine } = ownRecipe('draft', '', {
    age_from_months: usualAge,
    meals: ['lunch'],
    minutes: 1,
    servings,
    ingredients,
    textures: [],
    steps: [],
    storage: '',
    cuisine: null,
    kind: null,
    engine: null,
  });
  const facts = recipeFacts(engine);
  return {
    serving_g: Math.round(facts.servingG),
    nutrients: roundedAmounts(facts.perServing),
    allergens: [...facts.allergens],
    may_contain: [...facts.mayContain],
    diets: dietsOf(facts.diet),
    food_groups: [...facts.groups],
  };
}
