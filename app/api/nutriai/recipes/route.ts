import {
  memberRecipe,
  memberRecipeList,
  recipeListQuery,
  recipeRequest,
} from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf } from '@/lib/http/pagination';
import { enforceLimit } from '@/lib/http/rate-limit';
import { listRecipes } from '@/lib/nutriai-app/recipes/list-recipes';
import { addOwnRecipe } from '@/lib/nutriai-app/recipes/own-recipes';
import { ownAnswer } from '@/lib/nutriai-app/recipes/recipe-answers';
import { recipeListAnswer } from '@/lib/nutriai-app/recipes/recipe-list-answer';
import { knownIngredients, storedOfRequest } from '@/lib/nutriai-app/recipes/store-recipe';
import { getSettings } from '@/lib/ops/settings';

/** GET and POST /api/nutriai/recipes: the library and the member’s own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: recipeListQuery,
    answer: memberRecipeList,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listRecipes(visit, visit.caller, visit.query, page);
      const { request } = visit;
      return recipeListAnswer(pagedList({ ...list, page, request, siteUrl: getSettings().SITE_URL }));
    },
  }),
  POST: memberEndpoint({
    body: recipeRequest,
    answer: memberRecipe,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      const { caller, body } = visit;
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${caller.memberId}` });
      const stored = storedOfRequest(body, knownIngredients(body.ingredients));
      return visit.createOnce(async (transaction) => {
        const { title } = body;
        const row = await addOwnRecipe(visit, transaction, caller, { title, source: 'member', stored });
        return ownAnswer(row, false);
      });
    },
  }),
});
