import { nutriaiMealOperations } from '@/lib/contract/openapi/operations/nutriai-meals';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { rowsOutside } from '@/lib/nutriai/server/babies/babies';
import { addMeal, listMeals, mealToAdd } from '@/lib/nutriai/server/log/meals';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/meals */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiMealOperations.listMeals, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { signal } = visit.request;
      const list = await listMeals(visit, visit.caller, { query: visit.query, page, signal });
      return {
        ...list,
        ...pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL }),
      };
    },
  }),
  POST: operationEndpoint(nutriaiMealOperations.addMeal, {
    key: { baby: ({ body }) => body.baby },
    handle: async (visit) => {
      const { caller, body, request } = visit;
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${caller.memberId}` });
      const reading = { rows: rowsOutside(visit), nowMs: visit.nowMs() };
      const meal = await mealToAdd(reading, { caller, request: body, signal: request.signal });
      return visit.createOnce((transaction) => addMeal(visit, { transaction, caller, meal }));
    },
  }),
});
