import { absoluteUrl } from '@/lib/content/metadata';
import { recipePath } from '@/lib/content/recipe-words';
import { recipeAnswer, recipePreviewPath } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/lib/http/api-route';
import { notFound } from '@/lib/http/api-error';
import { endpoint } from '@/lib/http/endpoint';
import { recipeById } from '@/lib/nutriai/recipes/recipe-list';
import { recipeAnswerOf } from '@/lib/nutriai-api/recipe-answer';

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
