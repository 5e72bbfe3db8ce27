import { recipeReadAnswer, recipeReadRequest } from '@/lib/contract/nutriai-recipes';
import { pastedRecipeAtMost } from '@/lib/contract/recipe-limits';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { readPastedRecipe } from '@/lib/nutriai/server/recipes/read-pasted-recipe';

/** A letter takes up to three bytes, and up to six where JSON escapes it: pages have few of those. */
const bytesOfLetter = 3;

/** POST /api/nutriai/recipes/read */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      body: recipeReadRequest,
      answer: recipeReadAnswer,
      maxBodyBytes: bytesOfLetter * pastedRecipeAtMost,
      handle: ({ body, request }) => readPastedRecipe(body.text, request.signal),
    }),
  },
  { limit: 'recipeRead', limitBy: 'member' },
);
