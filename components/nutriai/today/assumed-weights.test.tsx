import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { AssumedWeights } from './assumed-weights';

jest.mock('@/lib/nutriai/client/log/log-queue', () => ({ changeEntry: jest.fn() }));

const text = 'half a slice of toast with jam';
const item = { food: null, recipe: null, text, name: text, amount: null, unit: null, grams: null };
const meal = {
  id: 'm1',
  baby: 'b1',
  items: [item],
  counted: [
    { item: 0, text: 'toast', name: 'White bread', grams: 25, is_estimate: true },
    { item: 0, text: 'jam', name: 'Jam', grams: 8, is_estimate: true },
    { item: 0, text: 'milk', name: 'Milk', grams: 100, is_estimate: false },
  ],
} as unknown as DayMeal;

it('shows each weight that was assumed, and puts another in its place', async () => {
  render(<AssumedWeights meal={meal} />);
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'half a slice of toast: about 25 g',
    'jam: about 8 g',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /toast/ }));
  const field = screen.getByRole('textbox', { name: 'Grams of toast' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  expect(changeEntry).toHaveBeenCalledWith(
    { baby: 'b1', log: 'meals', id: 'm1' },
    { body: { items: [{ text, weights: [{ text: 'toast', grams: 12 }] }] }, names: [text] },
  );
});

it('says of a food that was picked what one is taken to weigh', () => {
  const egg = { ...item, food: 'egg', text: null, name: 'Egg', amount: 2, unit: 'piece', grams: 100 };
  const counted = [{ item: 0, text: 'Egg', name: 'Egg', grams: 100, is_estimate: true }];
  render(<AssumedWeights meal={{ ...meal, items: [egg], counted } as unknown as DayMeal} />);
  expect(screen.getByText('Our estimate. Tap to change it.')).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('Egg, 2 pieces: about 100 g');
});

it('is not there where nothing was assumed', () => {
  const { container } = render(<AssumedWeights meal={{ ...meal, counted: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
