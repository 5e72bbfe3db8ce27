import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { addFavorite, removeFavorite } from '@/lib/nutriai/server/recipes/favorites';

/** POST and DELETE /api/nutriai/recipes/favorites */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiRecipeOperations.addFavoriteRecipe, {
      handle: (visit) => addFavorite(visit, visit.caller, visit.body.recipe),
    }),
    DELETE: operationEndpoint(nutriaiRecipeOperations.removeFavoriteRecipe, {
      handle: async (visit) => {
        await removeFavorite(visit, visit.caller, visit.query.recipe);
        return undefined;
      },
    }),
  },
  { limit: 'recipeFavorite', limitBy: 'member' },
);
