import { growthCentilesAnswer, growthCentilesRequest } from '../../nutriai-growth';
import * as nutriai from '../../nutriai-public';
import type { Operation } from '../operation';

const tag = 'NutriAI';

/** What anybody may ask: nothing of it is about a member's child. */
export const nutriaiPublicOperations: readonly Operation[] = [
  {
    id: 'checkSafety',
    method: 'post',
    path: '/api/nutriai/safety-check',
    tag,
    summary: 'Ask whether a child of an age may eat something',
    description:
      'By rules that name their sources: of any child of an age, or with a member’s token of one of their babies. Nothing that is asked is stored.',
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
      'The best match first, forgiving a slip; without `q` all foods. With its composition per 100 g.',
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
    summary: 'List recipes of the library',
    access: 'public',
    query: nutriai.recipePreviewParameters,
    answers: { 200: { description: 'One page of recipes.', schema: nutriai.recipeListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'readRecipePreview',
    method: 'get',
    path: '/api/nutriai/preview/recipes/{id}',
    tag,
    summary: 'A recipe of the library',
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
    summary: 'Where a weight, a length or a head circumference stands',
    description:
      'Against the WHO Child Growth Standards 2006, from birth to five years. Nothing that is asked is stored.',
    access: 'public',
    body: { schema: growthCentilesRequest },
    answers: { 200: { description: 'Z-scores and centiles.', schema: growthCentilesAnswer } },
    refusals: ['fields', 'tooMany'],
  },
];
