import { safetyCheckAnswer, safetyCheckRequest } from '@/lib/contract/nutriai-public';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';
import { checkSafety } from '@/lib/nutriai-api/check-safety';

/** POST /api/nutriai/safety-check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: safetyCheckRequest,
      answer: safetyCheckAnswer,
      handle: async ({ body }) => checkSafety(body),
    }),
  },
  { limit: 'safetyCheck' },
);
