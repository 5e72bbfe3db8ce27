import { act, renderHook } from '@testing-library/react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { useImport } from './use-import';

jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: jest.fn() }));
jest.mock('./use-reload-all', () => ({ useReloadAll: () => jest.fn() }));

const authenticatedFetch = jest.fn();

beforeEach(() => {
  jest.mocked(useAuth).mockReturnValue({ authenticatedFetch } as unknown as ReturnType<typeof useAuth>);
});

it('says that a file is too large, and sends nothing of it', async () => {
  const { result } = renderHook(() => useImport('b1'));
  const file = new File([''], 'log.csv');
  Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
  await act(() => result.current.choose(file));
  expect(result.current.submission).toMatchObject({
    phase: 'refused',
    message: 'This file is larger than 10 MB. Split it and import the parts.',
  });
  expect(result.current.step).toEqual({ phase: 'choose' });
  expect(authenticatedFetch).not.toHaveBeenCalled();
});

it('keeps a question that was answered in its place, with what was said', async () => {
  const question = { id: 'date_order', choices: [{ value: 'dmy', name: 'Day first' }] };
  const answer = (questions: object[]) => ({ ok: true, status: 200, json: async () => ({ questions }) });
  authenticatedFetch.mockResolvedValueOnce(answer([question])).mockResolvedValueOnce(answer([]));
  const { result } = renderHook(() => useImport('b1'));
  await act(() => result.current.choose(new File(['a'], 'log.csv')));
  await act(() => result.current.say({ fields: { date_order: 'dmy' } }));
  expect(result.current.asked).toEqual([question]);
  expect(result.current.answers.fields).toEqual({ date_order: 'dmy' });

  authenticatedFetch.mockResolvedValueOnce(answer([]));
  await act(() => result.current.choose(new File(['b'], 'other.csv')));
  expect(result.current.asked).toEqual([]);
});
