import { rememberBrowser } from '@/lib/auth/remember-browser';
import { signInWithGoogle } from '@/lib/auth/social-sign-in';
import { visitorOf } from '@/lib/auth/visitor';
import { signedInAnswer, socialLoginRequest } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';

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
