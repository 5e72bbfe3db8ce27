import { draftRequest, memberRecipe } from '@/lib/contract/nutriai-recipes';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { enforceLimit } from '@/lib/http/rate-limit';
import { saveDraft } from '@/lib/nutriai-app/recipes/generate-recipe';
import { ownAnswer } from '@/lib/nutriai-app/recipes/recipe-answers';

/** POST /api/nutriai/recipes/drafts */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: memberEndpoint({
    body: draftRequest,
    answer: memberRecipe,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'recipeChange', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce(async (transaction) =>
        ownAnswer(await saveDraft(visit, transaction, visit.caller, visit.body.draft), false),
      );
    },
  }),
});
