import { act, renderHook, waitFor } from '@testing-library/react';
import { type Babies, useBabies } from '@/components/nutriai/shell/baby-provider';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ask } from '@/lib/nutriai/client/ask/conversation';
import { loadDetector } from '@/lib/nutriai/client/ask/emergency-detector';
import { useSendQuestion } from './use-send-question';

jest.mock('@/components/nutriai/shell/baby-provider', () => ({ useBabies: jest.fn() }));
jest.mock('@/lib/nutriai/client/ask/conversation', () => ({
  ...jest.requireActual<object>('@/lib/nutriai/client/ask/conversation'),
  ask: jest.fn(),
}));

const baby = { id: 'b', name: 'Ida' } as BabyAnswer;
const loading = { babies: undefined, chosen: undefined, error: undefined } as Babies;
const loaded = { babies: [baby], chosen: baby, error: undefined } as unknown as Babies;
const known = jest.mocked(useBabies);
const sent = jest.mocked(ask);

afterEach(() => sent.mockReset());

it('holds a question until the baby is known, and then sends it once', () => {
  known.mockReturnValue(loading);
  const { result, rerender } = renderHook(() => useSendQuestion());
  act(() => result.current.send('May she have honey?'));
  expect(sent).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(true);
  known.mockReturnValue(loaded);
  rerender();
  rerender();
  expect(sent.mock.calls).toEqual([['May she have honey?', baby]]);
  expect(result.current.isWaiting).toBe(false);
});

it('sends an emergency before the baby is known, even while the detector is still loading', async () => {
  known.mockReturnValue(loading);
  const { result } = renderHook(() => useSendQuestion());
  act(() => result.current.send('He is choking and turning blue'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(sent).toHaveBeenCalledWith('He is choking and turning blue', undefined);
  expect(result.current.isWaiting).toBe(false);
}, 30_000);

it('sends an emergency at once when the detector is there', async () => {
  await loadDetector();
  known.mockReturnValue(loading);
  const { result } = renderHook(() => useSendQuestion());
  act(() => result.current.send('He is choking and turning blue'));
  expect(sent).toHaveBeenCalledTimes(1);
}, 30_000);

it('does not hold a question when the babies could not be loaded', () => {
  known.mockReturnValue({ ...loading, error: new Error('no answer') });
  const { result } = renderHook(() => useSendQuestion());
  act(() => result.current.send('May she have honey?'));
  expect(sent).toHaveBeenCalledTimes(1);
});
