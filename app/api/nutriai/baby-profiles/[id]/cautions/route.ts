import { uuidPath } from '@/lib/contract/nutriai-babies';
import { foodCautionsAnswer } from '@/lib/contract/nutriai-meal-check';
import { apiRoute } from '@/app/api/api-route';
import { readFoodCautions } from '@/lib/nutriai/server/log/read-food-cautions';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** GET /api/nutriai/baby-profiles/{id}/cautions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      params: uuidPath,
      answer: foodCautionsAnswer,
      handle: (visit) =>
        readFoodCautions(visit, visit.caller, { id: visit.params.id, signal: visit.request.signal }),
    }),
  },
  { limit: 'babyInsights', limitBy: 'member' },
);
