import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { runInEngine } from '@/lib/nutriai/server/engine-thread/run-in-engine';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { listRecipes } from '@/lib/nutriai/server/recipes/list-recipes';
import { addOwnRecipe } from '@/lib/nutriai/server/recipes/own-recipes';
import { ownAnswerOf, ownContents } from '@/lib/nutriai/server/recipes/recipe-answers';
import { recipeInEnglish } from '@/lib/nutriai/server/recipes/recipe-in-english';
import { recipeListAnswer } from '@/lib/nutriai/server/recipes/recipe-list-answer';
import { storedOfRequest } from '@/lib/nutriai/server/recipes/store-recipe';
import { ownRecipe } from '@/lib/nutriai/server/recipes/stored-recipe';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/recipes: the library and the member’s own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiRecipeOperations.listRecipes, {
    // Recipes are the member's, and about no baby.
    key: { baby: 'handler' },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { request } = visit;
      const { signal } = request;
      const list = await listRecipes(visit, visit.caller, { query: visit.query, page, signal });
      return recipeListAnswer(pagedList({ ...list, page, request, siteUrl: getSettings().SITE_URL }));
    },
  }),
  POST: operationEndpoint(nutriaiRecipeOperations.addRecipe, {
    handle: async (visit) => {
      const { caller, body } = visit;
      const { signal } = visit.request;
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${caller.memberId}` });
      const { title } = body;
      const stored = storedOfRequest(body, await runInEngine('ingredients', body.ingredients, { signal }));
      const contents = await ownContents(ownRecipe('new', title, stored), signal);
      return visit.createOnce(async (transaction) => {
        const row = await addOwnRecipe(visit, {
          transaction,
          caller,
          recipe: { title, source: 'member', stored },
        });
        return recipeInEnglish(ownAnswerOf(row, contents, false), caller);
      });
    },
  }),
});
