import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { checkRecipe } from '@/lib/nutriai/server/recipes/check-recipe';

/** POST /api/nutriai/recipes/check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiRecipeOperations.checkRecipe, {
      handle: (visit) =>
        checkRecipe(visit, visit.caller, { request: visit.body, signal: visit.request.signal }),
    }),
  },
  { limit: 'recipeCheck', limitBy: 'member' },
);
