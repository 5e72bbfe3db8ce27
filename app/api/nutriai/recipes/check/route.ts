import { recipeCheckAnswer, recipeCheckRequest } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { checkRecipe } from '@/lib/nutriai/server/recipes/check-recipe';

/** POST /api/nutriai/recipes/check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      body: recipeCheckRequest,
      answer: recipeCheckAnswer,
      handle: (visit) => checkRecipe(visit, visit.caller, visit.body, visit.request.signal),
    }),
  },
  { limit: 'recipeCheck', limitBy: 'member' },
);
