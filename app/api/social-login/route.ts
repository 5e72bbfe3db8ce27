import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { signInWithGoogle } from '@/lib/accounts/server/sign-in/social-sign-in';
import { visitorOf } from '@/lib/accounts/server/tokens/visitor';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/social-login/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.socialLogin, {
      handle: async (visit) => {
        const signedIn = await signInWithGoogle(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, signedIn.user.pk);
        return signedIn;
      },
    }),
  },
  { limit: 'socialLogin' },
);
