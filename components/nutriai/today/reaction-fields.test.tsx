import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { type Reaction, ReactionFields } from './reaction-fields';

const baby = {
  allergies: ['sesame'],
  introduced_allergens: [{ code: 'egg', date: null, reaction: 'none' }],
} as unknown as BabyAnswer;
const meal = {
  items: [
    { name: 'Scrambled eggs', text: null },
    { name: 'toast with tahini and strawberries', text: 'toast with tahini and strawberries' },
  ],
  counted: [
    { item: 1, text: 'toast', name: 'White bread' },
    { item: 1, text: 'strawberries', name: 'Strawberries' },
  ],
  not_counted: [],
  allergens: ['egg', 'wheat', 'sesame'],
} as unknown as DayMeal;
const onChange = jest.fn();

function Fields() {
  const [reaction, setReaction] = useState<Reaction>({
    severity: 'none',
    signs: [],
    note: '',
    allergens: [],
    foods: [],
  });
  const change = (next: Reaction) => {
    onChange(next);
    setReaction(next);
  };
  return <ReactionFields baby={baby} meal={meal} reaction={reaction} onChange={change} />;
}

const which = () => within(screen.getByRole('group', { name: 'Which food could it have been?' }));

it('asks which food it was, known and new allergens first, and blames none by itself', async () => {
  render(<Fields />);
  expect(screen.queryByRole('group', { name: /Which food/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Mild' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ allergens: [], foods: [] }));
  const names = which()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
  expect(names).toEqual([
    'Sesame, an allergy on record',
    'Wheat, not in the profile yet',
    'Egg',
    'Scrambled eggs',
    'toast',
    'strawberries',
  ]);
  await userEvent.click(which().getByRole('checkbox', { name: /^Sesame/ }));
  await userEvent.click(which().getByRole('checkbox', { name: 'strawberries' }));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ allergens: ['sesame'], foods: ['strawberries'] }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'None' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ allergens: [], foods: [], signs: [] }));
});
