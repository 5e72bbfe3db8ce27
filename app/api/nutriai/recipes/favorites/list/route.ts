import { memberRecipeList } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { orderedPageQuery } from '@/lib/nutriai/server/log/list-query';
import { listFavorites } from '@/lib/nutriai/server/recipes/favorites';
import { recipeListAnswer } from '@/lib/nutriai/server/recipes/recipe-list-answer';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/recipes/favorites/list */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: orderedPageQuery,
    answer: memberRecipeList,
    // Recipes are the member's, and about no baby.
    key: { operation: 'listFavoriteRecipes', baby: 'handler' },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listFavorites(visit, visit.caller, { ...page, ordering: visit.query.ordering });
      const { request } = visit;
      return recipeListAnswer(pagedList({ ...list, page, request, siteUrl: getSettings().SITE_URL }));
    },
  }),
});
