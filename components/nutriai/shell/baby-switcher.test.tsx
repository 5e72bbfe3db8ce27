import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { BabySwitcher } from './baby-switcher';

const ida = { id: 'b1', name: 'Ida', age_months: 9 };
const max = { id: 'b2', name: 'Max', age_months: 30 };
const choose = jest.fn();
let babies: Partial<BabyAnswer>[] | undefined;

jest.mock('./baby-provider', () => ({ useBabies: () => ({ babies, chosen: babies?.[0], choose }) }));

const place = () => screen.getByRole('list', { name: 'Babies', hidden: true }).closest('details');

it('says that there are several to choose from, for which it stays in sight', async () => {
  babies = [ida, max];
  render(<BabySwitcher />);
  expect(place()).toHaveAttribute('data-several', 'true');
  await userEvent.click(screen.getByRole('button', { name: /Max/ }));
  expect(choose).toHaveBeenCalledWith('b2');
});

it('scrolls away where there is no other baby', () => {
  babies = [max];
  render(<BabySwitcher />);
  expect(place()).not.toHaveAttribute('data-several');
});
