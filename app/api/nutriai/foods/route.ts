import { nutriaiPublicOperations } from '@/lib/contract/openapi/operations/nutriai-public';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { foodPath } from '@/lib/content/reading/foods/food-words';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { findListedFoods } from '@/lib/nutriai/server/public/find-listed-foods';
import { foodAnswerOf } from '@/lib/nutriai/server/public/food-answer';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/foods */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiPublicOperations.findFoods, {
      cacheControl: 'public, max-age=3600',
      isFromContent: () => true,
      handle: async ({ request, query }) => {
        const page = pageOf(query);
        const found = findListedFoods(query.q ?? '', query.group);
        return pagedList({
          page,
          count: found.length,
          results: found
            .slice(page.offset, page.offset + page.limit)
            .map(({ food, match }) => foodAnswerOf(food, absoluteUrl(foodPath(food.id)), match)),
          request,
          siteUrl: getSettings().SITE_URL,
        });
      },
    }),
  },
  { authentication: 'ignored' },
);
