import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { devicesOf } from '@/lib/accounts/server/sign-in/device-cookie';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { signIn } from '@/lib/accounts/server/sign-in/sign-in';
import { visitorOf } from '@/lib/accounts/server/tokens/visitor';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/login and /api/auth/login */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.login, {
      handle: async (visit) => {
        const signedIn = await signIn(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, signedIn.user.pk);
        return signedIn;
      },
    }),
  },
  // Whether a browser is known to an account can be said once the email has been read.
  { limit: 'login', limitUnless: ({ headers }) => devicesOf(headers).length > 0 },
);
