import { nutriaiRecipeOperations } from '@/lib/contract/openapi/operations/nutriai-recipes';
import { type GeneratedRecipe, generatedRecipe } from '@/lib/contract/nutriai-recipe-writer';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { eventStream, wantsEventStream } from '@/lib/platform/http/event-stream';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { finishGenerated, generateRecipe } from '@/lib/nutriai/server/recipes/generate-recipe';
import { siteModel } from '@/lib/nutriai/model/site-model';
import type { Progress } from '@/lib/nutriai/server/recipes/write-recipe';

/** POST /api/nutriai/recipes/generate: an answer, or events on the way to it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(nutriaiRecipeOperations.generateRecipe, {
    handle: async (visit) => {
      const { caller, body, request } = visit;
      await enforceLimit(visit, { name: 'recipeGenerate', subject: `member ${caller.memberId}` });
      const write = async (
        signal: AbortSignal,
        onProgress: (progress: Progress) => void,
      ): Promise<GeneratedRecipe> => {
        const written = await generateRecipe(visit, caller, {
          request: body,
          model: siteModel(),
          signal,
          onProgress,
        });
        return visit.createOnce((transaction) =>
          finishGenerated(visit, { transaction, caller, written, request: body }),
        );
      };
      if (!wantsEventStream(request)) return write(request.signal, () => undefined);
      return eventStream(visit, {
        answer: generatedRecipe,
        work: ({ send, signal }) =>
          write(signal, ({ stage, attempt }) => {
            if (stage !== 'done') send(stage, { attempt });
          }),
      });
    },
  }),
});
