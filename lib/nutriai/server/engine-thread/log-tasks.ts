import type { InsightsAnswer } from '../../../contract/nutriai-insights';
import type { MealItemRequest } from '../../../contract/nutriai-meals';
import { insights as insightsOf } from '../../engine/insights/insights';
import { toInsightsAnswer } from '../insights/insights-answer';
import { dayAnswer } from '../log/day-answer';
import { checkItems, type MealContext } from '../log/meal-items';
import { logExposures } from '../plans/log-exposures';
import { wordProblems } from '../plans/plan-words';

type InsightsInput = Parameters<typeof insightsOf>[0];

export { foodCautions } from '../log/food-cautions';
export { mealCautions } from '../log/meal-cautions';
export { mealFacts } from '../log/meal-facts';

export const mealItems = ({ items, context }: { items: readonly MealItemRequest[]; context: MealContext }) =>
  checkItems(items, context);
export const day = dayAnswer;
export const exposures = logExposures;
export const planWords = wordProblems;
export const insights = ({ log, babyId }: { log: InsightsInput; babyId: string }): InsightsAnswer =>
  toInsightsAnswer(insightsOf(log), { babyId, baby: log.baby });
