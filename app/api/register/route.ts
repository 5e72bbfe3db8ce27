import { register } from '@/lib/auth/register';
import { rememberBrowser } from '@/lib/auth/remember-browser';
import { visitorOf } from '@/lib/auth/visitor';
import { registerRequest, signedInAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';

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
