import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { recipePath } from '@/lib/content/reading/recipes/recipe-words';
import { recipeAnswer, recipePreviewPath } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/app/api/api-route';
import { notFound } from '@/lib/platform/http/api-error';
import { endpoint } from '@/lib/platform/http/endpoint';
import { recipeById } from '@/lib/nutriai/engine/recipes/recipe-list';
import { recipeAnswerOf } from '@/lib/nutriai/server/public/recipe-answer';

/** GET /api/nutriai/preview/recipes/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: endpoint({
      params: recipePreviewPath,
      answer: recipeAnswer,
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
