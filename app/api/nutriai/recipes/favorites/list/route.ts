import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { listFavorites } from '@/lib/nutriai/server/recipes/favorites';
import { recipeListAnswer } from '@/lib/nutriai/server/recipes/recipe-list-answer';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/recipes/favorites/list */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiRecipeOperations.listFavoriteRecipes, {
    // Recipes are the member's, and about no baby.
    key: { baby: 'handler' },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listFavorites(visit, visit.caller, { ...page, ordering: visit.query.ordering });
      const { request } = visit;
      return recipeListAnswer(pagedList({ ...list, page, request, siteUrl: getSettings().SITE_URL }));
    },
  }),
});
