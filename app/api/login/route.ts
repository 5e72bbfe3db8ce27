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
      handle: (visit) => signIn(visit, visit.body, visitorOf(visit)),
    }),
  },
  { limit: 'login' },
);
