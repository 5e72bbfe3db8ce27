import { safetyCheckAnswer, safetyCheckRequest } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/lib/http/api-route';
import { runInEngine } from '@/lib/engine-work/run-in-engine';
import { credentialsMissing } from '@/lib/http/api-error';
import { endpoint } from '@/lib/http/endpoint';
import { askedOf } from '@/lib/nutriai-ask/asked-of';

/** POST /api/nutriai/safety-check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: safetyCheckRequest,
      answer: safetyCheckAnswer,
      handle: async ({ body, caller, ...visit }) => {
        const { signal } = visit.request;
        if (body.baby === undefined)
          return runInEngine('safetyCheck', { request: body, child: null }, { signal });
        if (!caller) throw credentialsMissing();
        const { child } = await askedOf(visit, caller, { baby: body.baby });
        return runInEngine('safetyCheck', { request: body, child }, { signal });
      },
    }),
  },
  { limit: 'safetyCheck', limitBy: 'member' },
);
