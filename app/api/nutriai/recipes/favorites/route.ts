import { favoriteAnswer, favoriteRequest } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { addFavorite, removeFavorite } from '@/lib/nutriai/server/recipes/favorites';

/** POST and DELETE /api/nutriai/recipes/favorites */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      body: favoriteRequest,
      answer: favoriteAnswer,
      handle: (visit) => addFavorite(visit, visit.caller, visit.body.recipe),
    }),
    DELETE: memberEndpoint({
      query: favoriteRequest,
      handle: async (visit) => {
        await removeFavorite(visit, visit.caller, visit.query.recipe);
        return undefined;
      },
    }),
  },
  { limit: 'recipeFavorite', limitBy: 'member' },
);
