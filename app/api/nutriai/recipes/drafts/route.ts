import { draftRequest, memberRecipe } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { draftContents, saveDraft } from '@/lib/nutriai/server/recipes/generate-recipe';
import { ownAnswerOf } from '@/lib/nutriai/server/recipes/recipe-answers';
import { recipeInEnglish } from '@/lib/nutriai/server/recipes/recipe-in-english';

/** POST /api/nutriai/recipes/drafts */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: memberEndpoint({
    body: draftRequest,
    answer: memberRecipe,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${visit.caller.memberId}` });
      const { caller, body, request } = visit;
      const contents = await draftContents(body.draft, caller, request.signal);
      return visit.createOnce(async (transaction) =>
        recipeInEnglish(
          ownAnswerOf(await saveDraft(visit, transaction, caller, body.draft), contents, false),
          caller,
        ),
      );
    },
  }),
});
