import { uuidPath } from '@/lib/contract/nutriai-babies';
import { inviteAnswer, inviteRequest } from '@/lib/contract/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { invite } from '@/lib/nutriai/server/babies/invites';

/** POST /api/nutriai/baby-profiles/{id}/invites */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      params: uuidPath,
      body: inviteRequest,
      answer: inviteAnswer,
      status: 201,
      isIdempotent: true,
      handle: ({ params, body, ...visit }) =>
        visit.createOnce((transaction) =>
          invite(visit, transaction, visit.caller, { babyId: params.id, role: body.role }),
        ),
    }),
  },
  { limit: 'babyInvite', limitBy: 'member' },
);
