import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { type MemberRecipeDetail, type RecipePatch } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeOwnRecipe, deleteOwnRecipe } from '@/lib/nutriai/server/recipes/own-recipes';
import { ownDetail, readRecipe } from '@/lib/nutriai/server/recipes/recipe-for-baby';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'recipeChange', subject: `member ${memberId}` });

async function change(
  context: ServiceContext,
  caller: Caller,
  asked: { id: string; patch: RecipePatch; signal: AbortSignal },
): Promise<MemberRecipeDetail> {
  return ownDetail(context, {
    caller,
    row: await changeOwnRecipe(context, caller, asked),
    signal: asked.signal,
  });
}

/** GET, PUT, PATCH and DELETE /api/nutriai/recipes/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiRecipeOperations.readRecipe, {
    // Made for a baby where one is named.
    key: { baby: ({ query }) => query.baby },
    handle: (visit) => {
      const { id } = visit.params;
      const { signal } = visit.request;
      return readRecipe(visit, visit.caller, { id, babyId: visit.query.baby, signal });
    },
  }),
  PUT: operationEndpoint(nutriaiRecipeOperations.replaceRecipe, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return change(visit, visit.caller, {
        id: visit.params.id,
        patch: visit.body,
        signal: visit.request.signal,
      });
    },
  }),
  PATCH: operationEndpoint(nutriaiRecipeOperations.changeRecipe, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return change(visit, visit.caller, {
        id: visit.params.id,
        patch: visit.body,
        signal: visit.request.signal,
      });
    },
  }),
  DELETE: operationEndpoint(nutriaiRecipeOperations.deleteRecipe, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteOwnRecipe(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
