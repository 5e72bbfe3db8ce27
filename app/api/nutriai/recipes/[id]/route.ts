import {
  memberRecipeDetail,
  recipePatch,
  recipePath,
  recipeQuery,
  recipeRequest,
} from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { enforceLimit } from '@/lib/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/http/service-context';
import { changeOwnRecipe, deleteOwnRecipe } from '@/lib/nutriai-app/recipes/own-recipes';
import { ownDetail, readRecipe } from '@/lib/nutriai-app/recipes/recipe-for-baby';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'recipeChange', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/recipes/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: recipePath,
    query: recipeQuery,
    answer: memberRecipeDetail,
    handle: (visit) => readRecipe(visit, visit.caller, { id: visit.params.id, babyId: visit.query.baby }),
  }),
  PUT: memberEndpoint({
    params: recipePath,
    body: recipeRequest,
    answer: memberRecipeDetail,
    handle: async (visit) => {
      const { caller, params, body } = visit;
      await countChange(visit, caller);
      return ownDetail(visit, caller, await changeOwnRecipe(visit, caller, { id: params.id, patch: body }));
    },
  }),
  PATCH: memberEndpoint({
    params: recipePath,
    body: recipePatch,
    answer: memberRecipeDetail,
    handle: async (visit) => {
      const { caller, params, body } = visit;
      await countChange(visit, caller);
      return ownDetail(visit, caller, await changeOwnRecipe(visit, caller, { id: params.id, patch: body }));
    },
  }),
  DELETE: memberEndpoint({
    params: recipePath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteOwnRecipe(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
