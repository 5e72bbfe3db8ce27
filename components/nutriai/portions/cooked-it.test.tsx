import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '@/lib/nutriai/client/local-date';
import { CookedIt } from './cooked-it';
import { usePortionChanges } from './use-portion-changes';

jest.mock('./use-portion-changes', () => ({ usePortionChanges: jest.fn() }));

const dish = { recipe: 'dal', title: 'Dal', grams: 119.6, portions: 3 };

function open() {
  const store = jest.fn(async (request: object) => ({ ...request, eat_by: '2026-11-24' }));
  jest
    .mocked(usePortionChanges)
    .mockReturnValue({ store } as unknown as ReturnType<typeof usePortionChanges>);
  render(<CookedIt baby="b1" dish={dish} />);
  return store;
}

beforeEach(() => sessionStorage.clear());

it('puts the portions of what was cooked into the freezer, with the day', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cooked it' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Freezer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put them in the freezer' }));
  await waitFor(() =>
    expect(store).toHaveBeenCalledWith({
      ...{ baby: 'b1', recipe: 'dal', grams: 120, portions: 3, place: 'freezer' },
      cooked_on: localToday(),
    }),
  );
  expect(await screen.findByText(/eat by/)).toBeVisible();
});
