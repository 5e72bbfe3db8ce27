import { nutriaiPublicOperations } from '@/lib/contract/openapi/operations/nutriai-public';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { recipePath } from '@/lib/content/reading/recipes/recipe-words';
import { apiRoute } from '@/app/api/api-route';
import { notFound } from '@/lib/platform/http/api-error';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { recipeAnswerOf } from '@/lib/nutriai/server/public/recipe-answer';

/** GET /api/nutriai/preview/recipes/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiPublicOperations.readRecipePreview, {
      cacheControl: 'public, max-age=3600',
      handle: async ({ params: { id } }) => {
        const recipe = recipeById(id);
        if (!recipe) throw notFound();
        return recipeAnswerOf(recipe, absoluteUrl(recipePath(id)));
      },
    }),
  },
  { authentication: 'ignored' },
);
