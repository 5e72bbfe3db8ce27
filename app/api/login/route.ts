import { devicesOf } from '@/lib/auth/device-cookie';
import { rememberBrowser } from '@/lib/auth/remember-browser';
import { signIn } from '@/lib/auth/sign-in';
import { visitorOf } from '@/lib/auth/visitor';
import { loginRequest, signedInAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';

/** POST /api/login and /api/auth/login */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: loginRequest,
      answer: signedInAnswer,
      handle: async (visit) => {
        const signedIn = await signIn(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, signedIn.user.pk);
        return signedIn;
      },
    }),
  },
  // Whether a browser is known to an account can be said once the e-mail has been read.
  { limit: 'login', limitUnless: ({ headers }) => devicesOf(headers).length > 0 },
);
