import * as recipes from '../../nutriai-recipes';
import * as writer from '../../nutriai-recipe-writer';
import { pastedRecipeAtMost } from '../../recipe-limits';
import { operationsById } from '../operation';
import { orderedPageQuery } from '../../page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/recipes';
const written = { description: 'The recipe.', schema: recipes.memberRecipe };
const one = { description: 'The recipe.', schema: recipes.memberRecipeDetail };
const page = { description: 'One page of recipes.', schema: recipes.memberRecipeList };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: recipes.recipePath } as const;

export const nutriaiRecipeOperations = operationsById([
  {
    id: 'listRecipes',
    method: 'get',
    path,
    tag,
    summary: 'The library’s recipes and the member’s own',
    description: 'The member’s own come first, newest at the top.',
    access: 'member',
    query: recipes.recipeListQuery,
    answers: { 200: page },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addRecipe',
    method: 'post',
    path,
    tag,
    summary: 'Save your own recipe',
    description:
      'Only you can see it. Nutrients, allergens and the verdict are calculated from the ingredients. ' +
      `At most ${recipes.ownRecipesAtMost}.`,
    access: 'member',
    body: { schema: recipes.recipeRequest },
    answers: { 201: written },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readRecipe',
    method: 'get',
    summary: 'One recipe',
    description: 'With `baby`, also the verdict, texture, portion and daily needs for that baby.',
    query: recipes.recipeQuery,
    answers: { 200: one },
    refusals: ['fields', 'notFound'],
  },
  {
    ...byId,
    id: 'replaceRecipe',
    method: 'put',
    summary: 'Replace your own recipe',
    body: { schema: recipes.recipeRequest },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'changeRecipe',
    method: 'patch',
    summary: 'Change your own recipe',
    body: { schema: recipes.recipePatch },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteRecipe',
    method: 'delete',
    summary: 'Delete your own recipe',
    description: 'Meals already logged with it keep its ingredients.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'checkRecipe',
    method: 'post',
    path: `${path}/check`,
    tag,
    summary: 'Check a draft recipe while it is being written',
    description: 'How each ingredient was understood, and the totals. Nothing is stored.',
    access: 'member',
    body: { schema: recipes.recipeCheckRequest },
    answers: { 200: { description: 'The result.', schema: recipes.recipeCheckAnswer } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'readPastedRecipe',
    method: 'post',
    path: `${path}/read`,
    tag,
    summary: 'Read a recipe copied from elsewhere',
    description:
      'From text, from the HTML of a page (schema.org as JSON-LD or microdata) or from JSON-LD ' +
      'alone. Nothing is fetched and nothing is stored: send the result to `POST /check` and, once ' +
      'the user has reviewed it, `POST` it as a recipe.',
    access: 'member',
    // A letter takes up to three bytes, and up to six where JSON escapes it: pages have few of those.
    body: { schema: recipes.recipeReadRequest, maxBytes: 3 * pastedRecipeAtMost },
    answers: { 200: { description: 'The result.', schema: recipes.recipeReadAnswer } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'generateRecipe',
    method: 'post',
    path: `${path}/generate`,
    tag,
    summary: 'Generate a recipe',
    description:
      'Written by the site’s language model or by NutriAI’s own composer; either way it has passed ' +
      'the safety rules for this baby. With `Accept: text/event-stream` the events `drafting`, ' +
      '`checking` and `repairing` show the progress; `done` carries the result, `error` a refusal.',
    access: 'member',
    body: { schema: writer.generateRequest },
    answers: {
      200: {
        description: 'The recipe.',
        schema: writer.generatedRecipe,
        otherMediaTypes: ['text/event-stream'],
      },
    },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'keepGeneratedRecipe',
    method: 'post',
    path: `${path}/drafts`,
    tag,
    summary: 'Save a generated recipe',
    access: 'member',
    body: { schema: writer.draftRequest },
    answers: { 201: written },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'addFavoriteRecipe',
    method: 'post',
    path: `${path}/favorites`,
    tag,
    summary: 'Add a recipe to the favourites',
    description: 'Adding it twice has no further effect.',
    access: 'member',
    body: { schema: recipes.favoriteRequest },
    answers: { 200: { description: 'Added.', schema: recipes.favoriteAnswer } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'removeFavoriteRecipe',
    method: 'delete',
    path: `${path}/favorites`,
    tag,
    summary: 'Remove a recipe from the favourites',
    access: 'member',
    query: recipes.favoriteRequest,
    answers: { 204: { description: 'Removed.' } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'listFavoriteRecipes',
    method: 'get',
    path: `${path}/favorites/list`,
    tag,
    summary: 'The member’s favourites',
    description: 'By default the most recently added first.',
    access: 'member',
    query: orderedPageQuery('title, minutes, age_from_months or created_at'),
    answers: { 200: page },
    refusals: ['notFound'],
  },
]);
