import { absoluteUrl } from '@/lib/content/metadata';
import { foodPath } from '@/lib/content/food-words';
import { foodListAnswer, foodSearchQuery } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf } from '@/lib/http/pagination';
import { findListedFoods } from '@/lib/nutriai-api/find-listed-foods';
import { foodAnswerOf } from '@/lib/nutriai-api/food-answer';
import { getSettings } from '@/lib/ops/settings';

/** GET /api/nutriai/foods */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: endpoint({
      query: foodSearchQuery,
      answer: foodListAnswer,
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
