import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { previewInvite } from '@/lib/nutriai/server/babies/invites';

/** POST /api/nutriai/invites/preview; the token comes in the body, because paths end up in logs. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(nutriaiCarerOperations.previewInvite, {
    handle: (visit) =>
      previewInvite(visit, {
        caller: visit.caller,
        token: visit.body.token,
        countWrongToken: () => enforceLimit(visit, { name: 'babyInvitePreview', subject: visit.address }),
      }),
  }),
});
