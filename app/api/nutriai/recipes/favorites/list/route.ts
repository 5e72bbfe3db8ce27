import { memberRecipeList } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf } from '@/lib/http/pagination';
import { orderedPageQuery } from '@/lib/nutriai-app/list-query';
import { listFavorites } from '@/lib/nutriai-app/recipes/favorites';
import { recipeListAnswer } from '@/lib/nutriai-app/recipes/recipe-list-answer';
import { getSettings } from '@/lib/ops/settings';

/** GET /api/nutriai/recipes/favorites/list */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: orderedPageQuery,
    answer: memberRecipeList,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listFavorites(visit, visit.caller, { ...page, ordering: visit.query.ordering });
      const { request } = visit;
      return recipeListAnswer(pagedList({ ...list, page, request, siteUrl: getSettings().SITE_URL }));
    },
  }),
});
