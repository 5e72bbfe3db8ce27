import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { refreshSession } from '@/lib/accounts/server/sessions/sessions';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/**
 * POST /api/token/refresh/. The bearer header is not looked at: who comes here holds an expired access token
 * by nature.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.refreshTokens, {
      handle: (visit) =>
        refreshSession(visit, visit.body.refresh, () =>
          enforceLimit(visit, { name: 'refresh', subject: visit.address }),
        ),
    }),
  },
  { authentication: 'ignored' },
);
