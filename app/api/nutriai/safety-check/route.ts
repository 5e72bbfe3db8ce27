import { safetyCheckAnswer, safetyCheckRequest } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/lib/http/api-route';
import { credentialsMissing } from '@/lib/http/api-error';
import { endpoint } from '@/lib/http/endpoint';
import { checkSafety } from '@/lib/nutriai-api/check-safety';
import { checkSafetyOfBaby } from '@/lib/nutriai-api/check-safety-of-baby';
import { askedOf } from '@/lib/nutriai-ask/asked-of';

/** POST /api/nutriai/safety-check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: safetyCheckRequest,
      answer: safetyCheckAnswer,
      handle: async ({ body, caller, ...visit }) => {
        if (body.baby === undefined) return checkSafety(body);
        if (!caller) throw credentialsMissing();
        const { child } = await askedOf(visit, caller, { baby: body.baby });
        return checkSafetyOfBaby(body, child);
      },
    }),
  },
  { limit: 'safetyCheck' },
);
