import { act, renderHook } from '@testing-library/react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import { plannedItem } from './planned-item';
import { useDayLog } from './use-day-log';
import { useLogGuard } from './use-log-guard';

jest.mock('@/components/accounts/profile/use-units', () => ({ useUnits: () => 'metric' }));
jest.mock('@/lib/nutriai/client/log/log-meal', () => ({ logMeal: jest.fn(), logWater: jest.fn() }));
jest.mock('./use-log-guard', () => ({ useLogGuard: jest.fn() }));

const guard = jest.fn((_meal: unknown, log: () => void) => log());
const baby = { id: 'b1', feeding: 'formula' } as BabyAnswer;
const today = '2026-08-14';
const soup = plannedItem({ recipe: 'r1', title: 'Lentil soup', grams: 90 });
const portion = { id: 'p1', recipe: 'r1', place: 'fridge', portions: 2, eat_by: today } as PortionsAnswer;
const logOf = (date: string) =>
  renderHook(() => useDayLog({ baby, date, today, portions: [portion] })).result;

beforeEach(() => {
  jest.mocked(useLogGuard).mockReturnValue({ guard, watch: jest.fn(), sheet: null });
  jest.mocked(logMeal).mockReturnValue({ id: 'w1' } as ReturnType<typeof logMeal>);
});
afterEach(() => jest.clearAllMocks());

it('takes a dish of today from the fridge, and says so', () => {
  const log = logOf(today);
  act(() => log.current.repeat({ items: [soup], kind: 'lunch' }));
  expect(logMeal).toHaveBeenCalledWith(expect.objectContaining({ kind: 'lunch', portion: 'p1' }));
  expect(log.current.done?.message).toBe('Lunch logged, from the fridge.');
});

it('takes nothing from the fridge for a meal of another day', () => {
  const log = logOf('2026-08-13');
  act(() => log.current.repeat({ items: [soup], kind: 'lunch' }));
  expect(logMeal).toHaveBeenCalledWith(expect.objectContaining({ portion: undefined }));
  expect(log.current.done?.message).toBe('Lunch logged.');
});

it.each([
  ['formula', 0],
  ['cow', 1],
] as const)('checks a feed of %s %i times before it is logged', (milk, times) => {
  const log = logOf(today);
  act(() => log.current.feed({ milk, ml: 120, minutes: null, side: null }));
  expect(guard).toHaveBeenCalledTimes(times);
  expect(log.current.done?.message).toBe('Feed logged.');
  expect(log.current.newest).toBeNull();
});
