import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { NotCounted } from './not-counted';

jest.mock('@/lib/nutriai/client/log/log-queue', () => ({ changeEntry: jest.fn() }));

const text = '2 tbsp brocolini with rice';
const item = { food: null, recipe: null, text, name: text, amount: null, unit: null, grams: null };
const meal = {
  id: 'm1',
  baby: 'b1',
  items: [item],
  not_counted: [
    {
      text: 'brocolini',
      reason: 'unknown_food',
      nearest: ['yoghurt-plain', 'chicken-dark-meat'],
      choices: [
        { id: 'yoghurt-plain', name: 'Whole-milk yoghurt (plain)' },
        { id: 'chicken-dark-meat', name: 'Chicken, dark meat' },
      ],
    },
  ],
} as unknown as DayMeal;

it.each([
  ['Whole-milk yoghurt (plain)', '2 tbsp whole-milk yoghurt (plain) with rice'],
  // A comma would end the food.
  ['Chicken, dark meat', '2 tbsp chicken dark meat with rice'],
])('offers what may be meant by its name, and puts %s in its place', async (name, put) => {
  render(<NotCounted meal={meal} onEdit={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(changeEntry).toHaveBeenLastCalledWith(
    { baby: 'b1', log: 'meals', id: 'm1' },
    expect.objectContaining({ body: { items: [expect.objectContaining({ text: put })] } }),
  );
});

it('takes an amount there and then where one is missing', async () => {
  const unweighed = {
    ...meal,
    not_counted: [{ text: 'rice', reason: 'no_weight', nearest: [], choices: [] }],
  };
  const onEdit = jest.fn();
  render(<NotCounted meal={unweighed as unknown as DayMeal} onEdit={onEdit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add an amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Grams of rice' }), '30{Enter}');
  expect(onEdit).not.toHaveBeenCalled();
  expect(changeEntry).toHaveBeenLastCalledWith(
    { baby: 'b1', log: 'meals', id: 'm1' },
    expect.objectContaining({
      body: { items: [expect.objectContaining({ text, weights: [{ text: 'rice', grams: 30 }] })] },
    }),
  );
});
