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
      handle: (visit) => signInWithGoogle(visit, visit.body, visitorOf(visit)),
    }),
  },
  { limit: 'login' },
);
