import { act, renderHook } from '@testing-library/react';
import { cookingMinutesAtMost } from '@/lib/contract/plan-words';
import { planRequestOf, usePlanWishes } from './use-plan-wishes';

const wishesAfter = (patch: Parameters<ReturnType<typeof usePlanWishes>['change']>[0]) => {
  const { result } = renderHook(() => usePlanWishes('2026-11-30'));
  act(() => result.current.change(patch));
  return result.current.wishes;
};

it('leaves to the planner what was not chosen', () => {
  expect(planRequestOf(wishesAfter({}), 'baby')).toEqual({
    baby: 'baby',
    start_date: '2026-11-30',
    days: 7,
    meals_per_day: null,
    snacks: null,
    max_minutes: null,
    cooking_minutes: 35,
    grown_ups: 0,
    pantry: [],
    exclude: [],
  });
});

it('sends no snacks as none, not as the usual number', () => {
  expect(planRequestOf(wishesAfter({ snacks: '0' }), 'baby').snacks).toBe(0);
});

it('allows the longest work in the kitchen when any time will do', () => {
  expect(planRequestOf(wishesAfter({ cooking: 'any' }), 'baby').cooking_minutes).toBe(cookingMinutesAtMost);
});
