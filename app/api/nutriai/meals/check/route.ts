import { mealCheckAnswer, mealCheckRequest } from '@/lib/contract/nutriai-meal-check';
import { apiRoute } from '@/app/api/api-route';
import { checkMeal } from '@/lib/nutriai/server/log/check-meal';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** POST /api/nutriai/meals/check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      body: mealCheckRequest,
      answer: mealCheckAnswer,
      key: { operation: 'checkMeal', baby: ({ body }) => body.baby },
      handle: (visit) => checkMeal(visit, visit.caller, visit.body, visit.request.signal),
    }),
  },
  { limit: 'mealCheck', limitBy: 'member' },
);
