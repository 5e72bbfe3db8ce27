import { register } from '@/lib/accounts/server/sign-in/register';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { visitorOf } from '@/lib/accounts/server/tokens/visitor';
import { registerRequest, signedInAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';

/** POST /api/register */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: registerRequest,
      answer: signedInAnswer,
      status: 201,
      handle: async (visit) => {
        const registered = await register(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, registered.user.pk);
        return registered;
      },
    }),
  },
  { limit: 'register' },
);
