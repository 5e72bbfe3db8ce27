import { act, renderHook } from '@testing-library/react';
import type { Emergency } from './emergency-of';
import { useNewEmergency } from './use-new-emergency';

const breathing: Emergency = { title: 'breathing', signs: ['breathing'] };
const both: Emergency = { title: 'breathing, blue lips', signs: ['breathing', 'blue'] };

const follow = (first: Emergency | null, known?: readonly string[]) => {
  const { result, rerender } = renderHook(
    ({ found }: { found: Emergency | null }) => useNewEmergency(found, known),
    { initialProps: { found: first } },
  );
  return {
    shown: () => result.current.title,
    note: (found: Emergency | null) => rerender({ found }),
    dismiss: () => act(() => result.current.dismiss()),
  };
};

it('shows an emergency until it is dismissed', () => {
  const { shown, note, dismiss } = follow(null);
  expect(shown()).toBeNull();
  note(breathing);
  expect(shown()).toBe('breathing');
  dismiss();
  expect(shown()).toBeNull();
});

it('shows a further sign, though the first was dismissed', () => {
  const { shown, note, dismiss } = follow(breathing);
  dismiss();
  note(both);
  expect(shown()).toBe('breathing, blue lips');
});

it('does not show again what is left when one of two signs is taken back', () => {
  const { shown, note, dismiss } = follow(both);
  dismiss();
  note(breathing);
  expect(shown()).toBeNull();
});

it('shows again a sign that was taken back and comes again', () => {
  const { shown, note, dismiss } = follow(breathing);
  dismiss();
  note(null);
  note(breathing);
  expect(shown()).toBe('breathing');
});

it('does not show what was noted before the sheet was opened, but a new sign beside it', () => {
  const { shown, note } = follow(breathing, ['breathing']);
  expect(shown()).toBeNull();
  note(both);
  expect(shown()).toBe('breathing, blue lips');
});
