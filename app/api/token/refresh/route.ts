import { refreshSession } from '@/lib/accounts/server/sessions/sessions';
import { refreshAnswer, refreshRequest } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/**
 * POST /api/token/refresh/. The bearer header is not looked at: who comes here holds an expired access token
 * by nature.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: refreshRequest,
      answer: refreshAnswer,
      handle: (visit) =>
        refreshSession(visit, visit.body.refresh, () =>
          enforceLimit(visit, { name: 'refresh', subject: visit.address }),
        ),
    }),
  },
  { authentication: 'ignored' },
);
