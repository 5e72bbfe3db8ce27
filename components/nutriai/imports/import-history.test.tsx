import { act, fireEvent, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { ImportHistory } from './import-history';

jest.mock('swr');
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: jest.fn() }));
jest.mock('./use-reload-all', () => ({ useReloadAll: () => jest.fn() }));

it('holds the focus at the imports that are left, when one was undone', async () => {
  const made = {
    id: 'i1',
    format: 'table',
    file: 'our sheet.csv',
    created_at: '2026-11-28T12:00:00Z',
    added: {
      babies: 0,
      meals: 2,
      water: 0,
      measurements: 0,
      meal_plans: 0,
      drops: 0,
      given_drops: 0,
      appointments: 0,
      portions: 0,
      recipes: 0,
      favourites: 0,
    },
  };
  jest.mocked(useSWR).mockReturnValue({ data: { results: [made] } } as unknown as ReturnType<typeof useSWR>);
  const authenticatedFetch = async () => ({ ok: true, status: 200, json: async () => ({ kept: [] }) });
  jest.mocked(useAuth).mockReturnValue({ authenticatedFetch } as unknown as ReturnType<typeof useAuth>);
  render(<ImportHistory baby="b1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo this import…' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo the whole import' })));
  expect(document.activeElement).toContainElement(screen.getByText('Past imports'));
  expect(document.activeElement).not.toBe(document.body);
});
