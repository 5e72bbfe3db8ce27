import {
  memberRecipe,
  memberRecipeList,
  recipeListQuery,
  recipeRequest,
} from '@/lib/contract/nutriai-recipes';
import { runInEngine } from '@/lib/engine-work/run-in-engine';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf } from '@/lib/http/pagination';
import { enforceLimit } from '@/lib/http/rate-limit';
import { listRecipes } from '@/lib/nutriai-app/recipes/list-recipes';
import { addOwnRecipe } from '@/lib/nutriai-app/recipes/own-recipes';
import { ownAnswerOf, ownContents } from '@/lib/nutriai-app/recipes/recipe-answers';
import { recipeListAnswer } from '@/lib/nutriai-app/recipes/recipe-list-answer';
import { storedOfRequest } from '@/lib/nutriai-app/recipes/store-recipe';
import { ownRecipe } from '@/lib/nutriai-app/recipes/stored-recipe';
import { getSettings } from '@/lib/ops/settings';

/** GET and POST /api/nutriai/recipes: the library and the member’s own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: recipeListQuery,
    answer: memberRecipeList,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { request } = visit;
      const { signal } = request;
      const list = await listRecipes(visit, visit.caller, visit.query, { ...page, signal });
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
      const { signal } = visit.request;
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${caller.memberId}` });
      const { title } = body;
      const stored = storedOfRequest(body, await runInEngine('ingredients', body.ingredients, { signal }));
      const contents = await ownContents(ownRecipe('new', title, stored), signal);
      return visit.createOnce(async (transaction) => {
        const row = await addOwnRecipe(visit, transaction, caller, { title, source: 'member', stored });
        return ownAnswerOf(row, contents, false);
      });
    },
  }),
});
