import { safetyCheckAnswer, safetyCheckRequest } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/app/api/api-route';
import { runInEngine } from '@/lib/nutriai/server/engine-thread/run-in-engine';
import { credentialsMissing } from '@/lib/platform/http/api-error';
import { endpoint } from '@/lib/platform/http/endpoint';
import { askedOf } from '@/lib/nutriai/server/ask/asked-of';

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
        const { asked } = await askedOf(visit, caller, { baby: body.baby, question: '' });
        return runInEngine('safetyCheck', { request: body, child: asked.child }, { signal });
      },
    }),
  },
  { limit: 'safetyCheck', limitBy: 'member' },
);
