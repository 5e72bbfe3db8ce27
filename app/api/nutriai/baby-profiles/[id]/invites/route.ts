import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { invite } from '@/lib/nutriai/server/babies/invites';

/** POST /api/nutriai/baby-profiles/{id}/invites */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiCarerOperations.inviteCarer, {
      handle: ({ params, body, ...visit }) =>
        visit.createOnce((transaction) =>
          invite(visit, { transaction, caller: visit.caller, babyId: params.id, role: body.role }),
        ),
    }),
  },
  { limit: 'babyInvite', limitBy: 'member' },
);
