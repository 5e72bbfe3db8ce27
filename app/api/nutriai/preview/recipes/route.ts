import { nutriaiPublicOperations } from '@/lib/contract/openapi/operations/nutriai-public';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { recipePath } from '@/lib/content/reading/recipes/recipe-words';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { filterRecipes } from '@/lib/nutriai/engine/recipes/filter-recipes';
import { recipeAnswerOf } from '@/lib/nutriai/server/public/recipe-answer';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/preview/recipes */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiPublicOperations.listRecipePreviews, {
      cacheControl: 'public, max-age=3600',
      handle: async ({ request, query }) => {
        const page = pageOf(query);
        const found = filterRecipes({
          q: query.q,
          ageMonths: query.age_months,
          meal: query.meal,
          excludeAllergens: query.exclude_allergens,
          diet: query.diet,
          richIn: query.rich_in,
          maxMinutes: query.max_minutes,
        });
        return pagedList({
          page,
          count: found.length,
          results: found
            .slice(page.offset, page.offset + page.limit)
            .map((recipe) => recipeAnswerOf(recipe, absoluteUrl(recipePath(recipe.id)))),
          request,
          siteUrl: getSettings().SITE_URL,
        });
      },
    }),
  },
  { authentication: 'ignored' },
);
