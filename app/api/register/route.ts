import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { register } from '@/lib/accounts/server/sign-in/register';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { visitorOf } from '@/lib/accounts/server/tokens/visitor';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/register */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.register, {
      handle: async (visit) => {
        const registered = await register(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, registered.user.pk);
        return registered;
      },
    }),
  },
  { limit: 'registerAttempt' },
);
