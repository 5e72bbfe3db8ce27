import { nutriaiPlanOperations } from '@/lib/contract/openapi/operations/nutriai-plans';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { storePlan, makePlan } from '@/lib/nutriai/server/plans/make-plan';
import { listPlans } from '@/lib/nutriai/server/plans/read-plans';
import { withSteps } from '@/lib/nutriai/server/plans/with-steps';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/meal-plans */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiPlanOperations.listMealPlans, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listPlans(visit, visit.caller, { query: visit.query, page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiPlanOperations.makeMealPlan, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'mealPlan', subject: `member ${visit.caller.memberId}` });
      return withSteps(visit, { status: 201 }, async (call) => {
        const made = await makePlan(visit, visit.caller, { wanted: visit.body, call });
        return visit.createOnce((transaction) =>
          storePlan(visit, { transaction, caller: visit.caller, plan: made }),
        );
      });
    },
  }),
});
