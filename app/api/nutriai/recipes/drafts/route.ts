import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { draftContents, saveDraft } from '@/lib/nutriai/server/recipes/generate-recipe';
import { ownAnswerOf } from '@/lib/nutriai/server/recipes/recipe-answers';
import { recipeInEnglish } from '@/lib/nutriai/server/recipes/recipe-in-english';

/** POST /api/nutriai/recipes/drafts */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(nutriaiRecipeOperations.keepGeneratedRecipe, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${visit.caller.memberId}` });
      const { caller, body, request } = visit;
      const contents = await draftContents(body.draft, caller, request.signal);
      return visit.createOnce(async (transaction) =>
        recipeInEnglish(
          ownAnswerOf(await saveDraft(visit, { transaction, caller, sealed: body.draft }), contents, false),
          caller,
        ),
      );
    },
  }),
});
