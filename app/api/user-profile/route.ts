import { changeProfile, readProfile } from '@/lib/auth/profile';
import { profilePatch, userProfile } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';

/** GET and PATCH /api/user-profile */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    answer: userProfile,
    handle: (visit) => readProfile(visit, visit.caller),
  }),
  PATCH: memberEndpoint({
    body: profilePatch,
    answer: userProfile,
    handle: (visit) => changeProfile(visit, visit.caller, visit.body),
  }),
});
