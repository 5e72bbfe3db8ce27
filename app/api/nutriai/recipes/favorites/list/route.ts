import { memberRecipeList } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/http/pagination';
import { listFavorites } from '@/lib/nutriai-app/recipes/favorites';
import { getSettings } from '@/lib/ops/settings';

/** GET /api/nutriai/recipes/favorites/list */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery,
    answer: memberRecipeList,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listFavorites(visit, visit.caller, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
