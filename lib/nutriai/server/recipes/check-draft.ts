import type { RecipeCheckAnswer, RecipeCheckRequest } from '../../../contract/nutriai-recipes';
import type { Child } from '../../engine/child';
import { recipeFacts } from '../../engine/recipes/recipe-facts';
import { assess } from '../../engine/safety/assess';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { dietsOf, roundedAmounts, safetyAnswerOf } from '../public/recipe-answer';
import { namedFoods } from '../log/unknown-food';
import { subjectOf } from './own-verdict';
import { readIngredient } from './read-ingredient';
import { ingredientAnswer } from './ingredient-answer';
import { ownRecipe, type StoredIngredient } from './stored-recipe';

/** All that is said of a draft but what the child needs in a day. */
export type DraftReading = Omit<RecipeCheckAnswer, 'day'>;

/** Any age: what a recipe comes to does not go by it. */
const anyAge = 6;

/** Reads a draft line by line, and judges the whole for a child. */
export function checkDraft(request: RecipeCheckRequest, child: Child): DraftReading {
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
    safety: safetyAnswerOf(toSafetyCheckJson(verdict)),
  };
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
    age_from_months: anyAge,
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
