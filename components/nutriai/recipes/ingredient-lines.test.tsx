import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type DraftLine, newLine } from '@/lib/nutriai/client/recipes/recipe-draft';
import { IngredientLines } from './ingredient-lines';

function Lines({ texts }: { texts: readonly string[] }) {
  const [lines, setLines] = useState<readonly DraftLine[]>(() => texts.map((text) => newLine(text)));
  return <IngredientLines id="lines" lines={lines} read={new Map()} onChange={setLines} />;
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const texts = () => inputs().map(({ value }) => value);

it('opens the next line with Enter and goes on there', async () => {
  const user = userEvent.setup();
  render(<Lines texts={['pear', 'oats']} />);
  await user.click(screen.getByRole('textbox', { name: 'Ingredient 1' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ingredient 2' })).toHaveFocus());
  expect(texts()).toEqual(['pear', '', 'oats']);
});

it('takes an empty line away with Backspace and goes back to the one before', async () => {
  const user = userEvent.setup();
  render(<Lines texts={['pear', '']} />);
  await user.click(screen.getByRole('textbox', { name: 'Ingredient 2' }));
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus());
  expect(texts()).toEqual(['pear']);
});

it('fills a pasted list in line by line, without its bullets', async () => {
  const user = userEvent.setup();
  render(<Lines texts={['pear', '', 'milk']} />);
  await user.click(screen.getByRole('textbox', { name: 'Ingredient 2' }));
  await user.paste('- 2 tbsp oats\n\n• 1 egg\n');
  expect(texts()).toEqual(['pear', '2 tbsp oats', '1 egg', 'milk']);
});

it('leaves one empty line where the last one is removed', async () => {
  const user = userEvent.setup();
  render(<Lines texts={['pear']} />);
  await user.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(texts()).toEqual(['']);
});
