import { nutriaiMealOperations } from '@/lib/contract/openapi/operations/nutriai-meals';
import { apiRoute } from '@/app/api/api-route';
import { checkMeal } from '@/lib/nutriai/server/log/check-meal';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/nutriai/meals/check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiMealOperations.checkMeal, {
      key: { baby: ({ body }) => body.baby },
      handle: (visit) =>
        checkMeal(visit, visit.caller, { request: visit.body, signal: visit.request.signal }),
    }),
  },
  { limit: 'mealCheck', limitBy: 'member' },
);
