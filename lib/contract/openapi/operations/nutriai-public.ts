import { growthCentilesAnswer, growthCentilesRequest } from '../../nutriai-growth';
import * as nutriai from '../../nutriai-public';
import { operationsById } from '../operation';

const tag = 'NutriAI';

/** What anybody may ask: nothing of it is about a member's child. */
export const nutriaiPublicOperations = operationsById([
  {
    id: 'checkSafety',
    method: 'post',
    path: '/api/nutriai/safety-check',
    tag,
    summary: 'Check whether a baby may eat something',
    description:
      'Uses rules that name their sources, for any child of a given age or, with a member’s token, ' +
      'for one of their babies. Nothing you send is stored.',
    access: 'reader',
    body: { schema: nutriai.safetyCheckRequest },
    answers: {
      200: { description: 'The verdict, why, and how to serve it.', schema: nutriai.safetyCheckAnswer },
    },
    refusals: ['fields', 'unauthenticated', 'notFound', 'tooMany'],
  },
  {
    id: 'findFoods',
    method: 'get',
    path: '/api/nutriai/foods',
    tag,
    summary: 'Find foods by name',
    description:
      'Best match first, tolerant of typing errors; all foods without `q`. Includes the composition per 100 g.',
    access: 'public',
    query: nutriai.foodSearchQuery,
    answers: { 200: { description: 'One page of foods.', schema: nutriai.foodListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'listRecipePreviews',
    method: 'get',
    path: '/api/nutriai/preview/recipes',
    tag,
    summary: 'List the library’s recipes',
    access: 'public',
    query: nutriai.recipePreviewQuery,
    answers: { 200: { description: 'One page of recipes.', schema: nutriai.recipeListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'readRecipePreview',
    method: 'get',
    path: '/api/nutriai/preview/recipes/{id}',
    tag,
    summary: 'A recipe from the library',
    access: 'public',
    params: nutriai.recipePreviewPath,
    answers: { 200: { description: 'The recipe.', schema: nutriai.recipeAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'growthCentiles',
    method: 'post',
    path: '/api/nutriai/growth-centiles',
    tag,
    summary: 'Centiles for a weight, length or head circumference',
    description:
      'From the WHO Child Growth Standards 2006, from birth to five years. Nothing you send is stored.',
    access: 'public',
    body: { schema: growthCentilesRequest },
    answers: { 200: { description: 'Z-scores and centiles.', schema: growthCentilesAnswer } },
    refusals: ['fields', 'tooMany'],
  },
]);
