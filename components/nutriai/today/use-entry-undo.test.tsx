import { act, renderHook } from '@testing-library/react';
import { deleteEntry, restoreEntry } from '@/lib/nutriai/client/log/log-queue';
import type { DayDrink } from '@/lib/nutriai/client/log/day-entries';
import { useEntryUndo } from './use-entry-undo';

jest.mock('@/lib/nutriai/client/log/log-queue', () => ({ deleteEntry: jest.fn(), restoreEntry: jest.fn() }));

const entry = { baby: 'b1', log: 'water-intake', id: 'w1' };

afterEach(() => jest.clearAllMocks());

function undoLast({ current }: { current: ReturnType<typeof useEntryUndo> }) {
  act(() => {
    if (current.done) current.undo(current.done);
  });
}

it('deletes what was logged when that is undone, and offers nothing more', () => {
  const { result } = renderHook(() => useEntryUndo('b1'));
  act(() => result.current.logged('60 ml of water logged.', 'water-intake', 'w1'));
  expect(result.current.done?.message).toBe('60 ml of water logged.');
  undoLast(result);
  expect(deleteEntry).toHaveBeenCalledWith(entry);
  expect(restoreEntry).not.toHaveBeenCalled();
  expect(result.current.done).toBeNull();
});

it('brings back what was deleted: the server hears of it only when the offer has gone', () => {
  const { result } = renderHook(() => useEntryUndo('b1'));
  act(() => result.current.remove('water-intake', { id: 'w1' } as DayDrink, 'Water'));
  expect(deleteEntry).toHaveBeenCalledWith(entry, 8_000);
  expect(result.current.done?.message).toBe('Water deleted.');
  undoLast(result);
  expect(restoreEntry).toHaveBeenCalledWith(entry);
  expect(deleteEntry).toHaveBeenCalledTimes(1);
});
