import * as z from 'zod';
import { choiceField, textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { nearFood } from './nutriai-meals';
import { orderedPageQuery } from './page-query';
import { checkAgeAtMost, recipeAnswer, recipePreviewQuery } from './nutriai-public';
import { ingredientsAtMost, pastedRecipeAtMost } from './recipe-limits';
import { foodStateWords, mealWords, nutrientCodes, recipeAgeWords } from './nutriai-words';

/** Recipes of their own that a member may keep. */
export const ownRecipesAtMost = 500;
export const stepsAtMost = 30;
export const recipeTitleAtMost = 100;

const gramsField = z
  .number()
  .max(5_000)
  .refine((value) => value > 0, { error: 'Must be more than zero.' })
  .meta({ exclusiveMinimum: 0 });

const ingredientFields = z
  .object({
    line: textField({ max: 300 })
      .nullish()
      .meta({
        description:
          'As you would write it, “2 tbsp red lentils, rinsed”: the food, its weight and its ' +
          'preparation are read. Takes precedence over the other fields.',
      }),
    food: textField({ max: 120 }).nullish().meta({ description: 'Id or name of a food.' }),
    grams: gramsField.nullish().meta({ description: 'For the whole batch. Needed with `food`.' }),
    household: textField({ max: 120, isBlankAllowed: true }).nullish(),
    preparation: textField({ max: 200, isBlankAllowed: true }).nullish(),
    state: choiceField(foodStateWords)
      .nullish()
      .meta({ description: 'The form in which it was weighed; the usual one if not given.' }),
  })
  .refine(({ line, food }) => line != null || food != null, { error: 'Give a line or a food.' })
  .refine(({ line, food, grams }) => line != null || food == null || grams != null, {
    path: ['grams'],
    error: 'This field is required.',
  });

/** A line alone may come as plain text. */
const ingredientRequest = z.preprocess(
  (value) => (typeof value === 'string' ? { line: value } : value),
  ingredientFields,
);

const ageField = z.int().refine((age) => recipeAgeWords.some((word) => word === age), {
  error: `Use one of ${recipeAgeWords.join(', ')}.`,
});

const recipeFields = {
  title: textField({ max: recipeTitleAtMost }),
  age_from_months: ageField,
  meal: choiceField(mealWords),
  meals: z.array(choiceField(mealWords)).max(mealWords.length).meta({ description: 'Other meals it suits.' }),
  minutes: z.int().min(1).max(600),
  servings: z.number().min(1).max(50),
  ingredients: z.array(ingredientRequest).min(1).max(ingredientsAtMost),
  steps: z.array(textField({ max: 1_000, isMultiline: true })).max(stepsAtMost),
};

/** POST /api/nutriai/recipes, and PUT of one. Nutrients, allergens and the verdict are reckoned, never taken. */
export const recipeRequest = z.object({
  ...recipeFields,
  age_from_months: recipeFields.age_from_months.default(6),
  meals: recipeFields.meals.default([]),
  steps: recipeFields.steps.default([]),
});

/** PATCH /api/nutriai/recipes/{id}: lists are replaced as a whole. */
export const recipePatch = z.object(recipeFields).partial();

/** POST /api/nutriai/recipes/check: what is there of a draft. */
export const recipeCheckRequest = z.object({
  baby: z.uuid().nullish(),
  age_months: z
    .int()
    .min(0)
    .max(checkAgeAtMost)
    .nullish()
    .meta({ description: 'If no baby is given; the default is 6.' }),
  title: textField({ max: recipeTitleAtMost, isBlankAllowed: true }).default(''),
  servings: recipeFields.servings.default(4),
  ingredients: z.array(ingredientRequest).max(ingredientsAtMost).default([]),
  steps: z
    .array(textField({ max: 1_000, isMultiline: true, isBlankAllowed: true }))
    .max(stepsAtMost)
    .default([]),
});

/** POST /api/nutriai/recipes/read */
export const recipeReadRequest = z.object({
  text: z.string().min(1).max(pastedRecipeAtMost).meta({
    description: 'The copied text, the HTML of a page, or JSON-LD. Addresses in it are not fetched.',
  }),
});

/** `{recipe}` of POST, and `?recipe=` of DELETE /api/nutriai/recipes/favorites. */
export const favoriteRequest = z.object({
  recipe: textField({ max: 120 }).meta({ description: 'Id of a recipe.' }),
});

const yesOrNo = z.enum(['true', 'false']);
/** GET /api/nutriai/recipes */
export const recipeListQuery = orderedPageQuery('title, minutes, age_from_months or created_at').extend({
  ...recipePreviewQuery.shape,
  favorite: yesOrNo.optional(),
  mine: yesOrNo.optional().meta({ description: 'true: only the member’s own; false: only the library’s.' }),
});

/** GET /api/nutriai/recipes/{id} */
export const recipeQuery = z.object({
  baby: z.uuid().optional().meta({ description: 'Id of the baby to check it and size the portion for.' }),
});

/** An id or slug of the library, or the id of an own recipe. */
export const recipePath = z.object({
  id: z
    .string()
    .max(120)
    .refine((id) => !id.includes('\0')),
});

const ingredient = z.object({
  food: z.string(),
  name: z.string(),
  grams: z.number(),
  household: z.string(),
  preparation: z.string(),
  state: z.enum(foodStateWords).nullable().meta({ description: 'The form in which it was weighed.' }),
  line: z.string().nullable().meta({ description: 'In the words of the person who wrote it.' }),
  is_counted: z
    .boolean()
    .meta({ description: 'False for a pinch, and for a food that has not been analysed.' }),
});

export const engineWord = z.enum(['model', 'composer']);

export const memberRecipe = recipeAnswer.extend({
  ingredients: z.array(ingredient),
  cuisine: z.string().nullable(),
  kind: z.string().nullable(),
  engine: engineWord
    .nullable()
    .meta({ description: 'Who wrote a generated recipe: a model or NutriAI’s composer.' }),
  is_favorite: z.boolean(),
  created_at: timestamp.nullable().meta({ description: 'For the member’s own recipe.' }),
  updated_at: timestamp.nullable(),
});

export const memberRecipeList = listAnswer(memberRecipe);

const nutrientAmounts = z.partialRecord(z.enum(nutrientCodes), z.number());
const { safety } = recipeAnswer.shape;

/** What a recipe is for one child. */
export const recipeForBaby = z.object({
  baby: z.uuid(),
  age_months: z.int(),
  safety,
  texture: z
    .string()
    .nullable()
    .meta({ description: 'How to serve it at this age; null before the recipe’s earliest age.' }),
  portion_g: z.int().nullable().meta({ description: 'A starting portion at this age.' }),
  nutrients: nutrientAmounts.meta({ description: 'In that portion, or in a serving if there is none.' }),
  day: nutrientAmounts.meta({
    description: 'What milk and food together should provide in a day; empty after three years.',
  }),
});

/** GET, PUT, PATCH of one. */
export const memberRecipeDetail = memberRecipe.extend({ for_baby: recipeForBaby.nullable() });

/** What was read of one ingredient, or why it was not. */
const readIngredient = z.object({
  ingredient: ingredient.nullable(),
  problem: z.string().nullable(),
  nearest: z.array(nearFood).meta({ description: 'Foods that may be meant.' }),
});

export const recipeCheckAnswer = z.object({
  age_months: z.int(),
  ingredients: z.array(readIngredient).meta({ description: 'In the same order as the request.' }),
  serving_g: z.int().nullable(),
  nutrients: nutrientAmounts.meta({
    description: 'In one serving, as far as the ingredients were understood.',
  }),
  allergens: recipeAnswer.shape.allergens,
  may_contain: recipeAnswer.shape.may_contain,
  diets: recipeAnswer.shape.diets,
  food_groups: recipeAnswer.shape.food_groups,
  day: nutrientAmounts.meta({
    description: 'What milk and food together should provide in a day at that age; empty after three years.',
  }),
  safety,
});

export const recipeReadAnswer = z.object({
  source: z.enum(['data', 'text', 'link']).meta({
    description:
      'Where it was found: in the structured data of a page, or in text; `link` if only an address ' +
      'was sent, which tells us nothing.',
  }),
  title: z.string(),
  meal: choiceField(mealWords).nullable(),
  minutes: z.int().nullable(),
  servings: z.int().nullable(),
  ingredients: z
    .array(z.string())
    .meta({ description: 'Lines for a recipe’s `ingredients`, not yet weighed.' }),
  steps: z.array(z.string()),
  not_used: z.array(z.string()).meta({ description: 'Lines that were not used, up to 200.' }),
});

export const favoriteAnswer = z.object({ recipe: z.string(), is_favorite: z.boolean() });

export type RecipeRequest = z.output<typeof recipeRequest>;
export type RecipePatch = z.output<typeof recipePatch>;
export type IngredientRequest = RecipeRequest['ingredients'][number];
export type RecipeCheckRequest = z.output<typeof recipeCheckRequest>;
export type RecipeCheckAnswer = z.output<typeof recipeCheckAnswer>;
export type RecipeReadAnswer = z.output<typeof recipeReadAnswer>;
export type RecipeListQuery = z.output<typeof recipeListQuery>;
export type MemberRecipe = z.output<typeof memberRecipe>;
export type MemberRecipeDetail = z.output<typeof memberRecipeDetail>;
export type RecipeForBaby = z.output<typeof recipeForBaby>;
export type RecipeIngredientAnswer = z.output<typeof ingredient>;
