import { act, renderHook } from '@testing-library/react';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { useEntryDraft } from './use-entry-draft';

const pear = { food: 'pear', recipe: null, text: null, name: 'Pear', amount: 1, unit: 'piece', grams: 120 };
const meal = {
  ...{ id: 'm1', baby: 'b1', eaten_at: '2026-11-20T12:30:00.000Z', kind: 'lunch', items: [pear] },
  ...{ eaten_share: 1, reaction: null },
} as unknown as DayMeal;
const open = (of: DayMeal = meal) => renderHook(() => useEntryDraft(of));
const mild = { severity: 'mild' as const, signs: [], note: 'red cheeks', allergens: [], foods: [] };

beforeEach(() => sessionStorage.clear());

it('has what was changed again when the entry is opened again, and sends no more than that', () => {
  const first = open();
  act(() => first.result.current.setReaction(mild));
  act(() => first.result.current.setShare(0.5));
  first.unmount();
  const { result } = open();
  expect(result.current.reaction.note).toBe('red cheeks');
  expect(result.current.changes()).toEqual({ eaten_share: 0.5, reaction: mild });
});

it('lays nothing over an entry that somebody else has changed since', () => {
  const first = open();
  act(() => first.result.current.setReaction(mild));
  first.unmount();
  const { result } = open({ ...meal, eaten_share: 0.25 });
  expect(result.current.changes()).toEqual({});
});

it('forgets what was saved, and what belongs to another entry', () => {
  const first = open();
  act(() => first.result.current.setText('and rice'));
  first.unmount();
  expect(open({ ...meal, id: 'm2' }).result.current.text).toBe('');
  const again = open();
  expect(again.result.current.text).toBe('and rice');
  act(() => again.result.current.forget());
  expect(open().result.current.text).toBe('');
});
