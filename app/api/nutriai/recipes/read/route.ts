import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { readPastedRecipe } from '@/lib/nutriai/server/recipes/read-pasted-recipe';

/** POST /api/nutriai/recipes/read */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiRecipeOperations.readPastedRecipe, {
      handle: ({ body, request }) => readPastedRecipe(body.text, request.signal),
    }),
  },
  { limit: 'recipeRead', limitBy: 'member' },
);
