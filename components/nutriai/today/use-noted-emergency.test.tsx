import { act, renderHook } from '@testing-library/react';
import { checkMeal } from '@/lib/nutriai/client/log/check-meal';
import { useNotedEmergency } from './use-noted-emergency';

jest.mock('@/lib/nutriai/client/log/check-meal', () => ({ checkMeal: jest.fn() }));

const asked = jest.mocked(checkMeal);
const meal = (note: string) => ({ baby: 'b', kind: 'lunch' as const, items: [{ text: 'porridge' }], note });
const answer = (emergency: boolean) =>
  asked.mockResolvedValue({ emergency, cautions: [], by: 'server' as const });
const typed = () => act(() => jest.advanceTimersByTimeAsync(1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  asked.mockReset();
});

it('tells of an emergency that the server reads in a note, as long as the note stands', async () => {
  answer(true);
  const { result, rerender } = renderHook(({ note }) => useNotedEmergency(meal(note)), {
    initialProps: { note: 'strange jerks' },
  });
  expect(result.current).toBeNull();
  await typed();
  expect(result.current?.title).toBe('This can be an emergency');
  answer(false);
  rerender({ note: 'ate it all' });
  expect(result.current).toBeNull();
  await typed();
  expect(result.current).toBeNull();
});

it('asks nothing of an empty note, or of no meal', async () => {
  renderHook(() => useNotedEmergency(meal('  ')));
  renderHook(() => useNotedEmergency(null));
  await typed();
  expect(asked).not.toHaveBeenCalled();
});
