import { nutriaiPlanOperations } from '@/lib/contract/openapi/operations/nutriai-plans';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { readBaby } from '@/lib/nutriai/server/babies/babies';
import { changePlan } from '@/lib/nutriai/server/plans/change-plan';
import { planCalendar } from '@/lib/nutriai/server/calendar/plan-calendar';
import { babyOfPlan, deletePlan, readPlan } from '@/lib/nutriai/server/plans/read-plans';
import { withSteps } from '@/lib/nutriai/server/plans/with-steps';
import { getSettings } from '@/lib/platform/settings/settings';

const calendarType = 'text/calendar';

/** GET, PATCH and DELETE /api/nutriai/meal-plans/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiPlanOperations.readMealPlan, {
    key: {
      baby: (visit) => babyOfPlan(visit, visit.caller, visit.params.id),
    },
    handle: async (visit) => {
      const plan = await readPlan(visit, visit.caller, visit.params.id);
      if (visit.query.format === 'json') return plan;
      const { name } = await readBaby(visit, visit.caller, plan.baby);
      return new Response(planCalendar(plan, { babyName: name, siteUrl: getSettings().SITE_URL }), {
        headers: {
          'Content-Type': `${calendarType}; charset=utf-8`,
          'Content-Disposition': `attachment; filename="meals-${plan.start_date}.ics"`,
        },
      });
    },
  }),
  PATCH: operationEndpoint(nutriaiPlanOperations.changeMealPlan, {
    handle: async (visit) => {
      const { body: patch } = visit;
      const { id } = visit.params;
      await enforceLimit(visit, {
        name: patch.resolve ? 'mealPlan' : 'mealPlanChange',
        subject: `member ${visit.caller.memberId}`,
      });
      return withSteps(visit, { status: 200 }, (call) =>
        changePlan(visit, visit.caller, { id, patch, ...call }),
      );
    },
  }),
  DELETE: operationEndpoint(nutriaiPlanOperations.deleteMealPlan, {
    handle: async (visit) => {
      await enforceLimit(visit, {
        name: 'mealPlanChange',
        subject: `member ${visit.caller.memberId}`,
      });
      await deletePlan(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
