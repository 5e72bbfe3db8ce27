import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { signInWithGoogle } from '@/lib/accounts/server/sign-in/social-sign-in';
import { visitorOf } from '@/lib/accounts/server/tokens/visitor';
import { signedInAnswer, socialLoginRequest } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';

/** POST /api/social-login/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: socialLoginRequest,
      answer: signedInAnswer,
      handle: async (visit) => {
        const signedIn = await signInWithGoogle(visit, visit.body, visitorOf(visit));
        await rememberBrowser(visit, signedIn.user.pk);
        return signedIn;
      },
    }),
  },
  { limit: 'socialLogin' },
);
