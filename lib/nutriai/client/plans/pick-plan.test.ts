import type { MealPlanSummary } from '../../../contract/nutriai-plans';
import { nextStart, pickPlan } from './pick-plan';

const plan = (id: string, start_date: string, end_date: string, created_at: string): MealPlanSummary => ({
  id,
  baby: 'b',
  start_date,
  end_date,
  created_at,
  updated_at: created_at,
  is_outdated: false,
  version: 1,
  made_by: null,
  days: [],
  introductions: [],
});
const past = plan('past', '2026-11-01', '2026-11-07', '2026-10-30');
const older = plan('older', '2026-11-16', '2026-11-22', '2026-11-10');
const newer = plan('newer', '2026-11-18', '2026-11-24', '2026-11-17');
const ahead = plan('ahead', '2026-12-01', '2026-12-07', '2026-11-20');

it('shows what is eaten now, else what comes, else what was', () => {
  const all = [ahead, newer, older, past];
  expect(pickPlan(all, '2026-11-20')?.id).toBe('newer');
  expect(pickPlan(all, '2026-11-16')?.id).toBe('older');
  expect(pickPlan(all, '2026-11-26')?.id).toBe('ahead');
  expect(pickPlan([past, older], '2026-11-26')?.id).toBe('older');
  expect(pickPlan([], '2026-11-26')).toBeUndefined();
});

it('goes on after all that is planned', () => {
  expect(nextStart([ahead, past], '2026-11-20')).toBe('2026-12-08');
  expect(nextStart([past], '2026-11-20')).toBe('2026-11-20');
  expect(nextStart([], '2026-11-20')).toBe('2026-11-20');
});
