import type { MealPlanSummary } from '../../../contract/nutriai-plans';
import { daysAfter } from './calendar';

/** The plan to show first: the newest of those that have today, else the next to begin, else the last. */
export function pickPlan(plans: readonly MealPlanSummary[], today: string): MealPlanSummary | undefined {
  const newest = (some: readonly MealPlanSummary[]) =>
    [...some].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];
  const current = plans.filter(({ start_date, end_date }) => start_date <= today && end_date >= today);
  if (current.length > 0) return newest(current);
  const ahead = plans.filter(({ start_date }) => start_date > today);
  const [nextDay] = ahead.map(({ start_date }) => start_date).sort();
  if (nextDay !== undefined) return newest(ahead.filter(({ start_date }) => start_date === nextDay));
  const lastDay = plans
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  return newest(plans.filter(({ end_date }) => end_date === lastDay));
}

/** The day to suggest for the next plan: after all that is planned, or today. */
export function nextStart(plans: readonly MealPlanSummary[], today: string): string {
  const last = plans
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  return last === undefined || last < today ? today : daysAfter(last, 1);
}
