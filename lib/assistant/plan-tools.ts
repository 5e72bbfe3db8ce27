import * as z from 'zod';
import { mealPlanAnswer, mealPlanListAnswer } from '../contract/nutriai-plans';
import { baby, babyOf } from './baby-of';
import { type CallOperation, OperationRefused, tool } from './tool';

const planAsked = z.object({
  baby,
  on: z.iso.date().optional().describe('A day in the plan; the default is the latest plan.'),
});

async function planOf({ baby: said, on }: z.output<typeof planAsked>, call: CallOperation) {
  const query = { baby: await babyOf(said, call), on, page_size: '1' };
  const { results } = mealPlanListAnswer.parse(await call({ operation: 'listMealPlans', query }));
  const [latest] = results;
  if (!latest) throw new OperationRefused(404, { detail: 'There is no plan.' });
  return mealPlanAnswer.parse(await call({ operation: 'readMealPlan', params: { id: latest.id } }));
}

const { start_date, end_date, is_outdated, shopping_list, ...planned } = mealPlanAnswer.shape;
const dishOfPlan = mealPlanListAnswer.shape.results.element.shape.days.element;

export const plan = tool({
  name: 'plan',
  title: 'Meal plan',
  description:
    'The meals planned for a baby, by day, with any nutrients the plan is short of and the ' +
    'supplements advised, each with its source. A dish with the verdict `block` is no longer safe ' +
    'for this baby: say so, and advise against serving it.',
  input: planAsked,
  output: z.object({
    ...{ start_date, end_date, is_outdated, days: z.array(dishOfPlan) },
    shortfalls: planned.shortfalls,
    introductions: planned.introductions,
    supplements: planned.supplements,
  }),
  run: planOf,
});

export const shoppingList = tool({
  name: 'shopping_list',
  title: 'Shopping list',
  description:
    'What to buy for a meal plan, in the order you find things in a shop; `bought` items are already ticked off.',
  input: planAsked,
  output: z.object({ start_date, end_date, shopping_list, bought: z.array(z.string()) }),
  run: async (asked, call) => {
    const { checked: bought, ...found } = await planOf(asked, call);
    return { ...found, bought };
  },
});
