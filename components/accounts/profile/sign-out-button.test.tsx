import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putTick } from '@/lib/nutriai/client/plans/tick-store';
import { addEntry } from '@/lib/nutriai/client/log/log-queue';
import { enterSession, leaveSession } from '@/lib/accounts/client/session-store';
import { answer, later, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { SignOutButton } from './sign-out-button';

const auth = { logout: jest.fn(async () => undefined) };
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const water = { baby: 'b1', log: 'water-intake' as const, body: { amount_ml: 60 } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  localStorage.setItem('access_token', makeToken({ subject: 'ada' }));
  localStorage.setItem('refresh_token', makeToken({ subject: 'ada', id: 'r' }));
  enterSession(null);
});
afterEach(() => leaveSession('over'));

it('signs out at once when everything is saved', async () => {
  render(<SignOutButton />);
  await press('Sign out');
  expect(auth.logout).toHaveBeenCalledTimes(1);
});

it('says what would be lost, and leaves it to the member', async () => {
  const refuse = () => answer(503, {});
  serve({ 'POST /api/nutriai/water-intake': refuse, 'PATCH /api/nutriai/meal-plans/p1': refuse });
  addEntry(water);
  addEntry(water);
  putTick({ plan: 'p1', food: 'egg', isChecked: true });
  render(<SignOutButton />);
  await press('Sign out');
  expect(screen.getByText(/^Not saved yet: 2 entries and 1 tick of the shopping list\./)).toBeVisible();
  await press('Stay signed in');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(auth.logout).not.toHaveBeenCalled();
  await press('Sign out');
  await press('Sign out anyway');
  expect(auth.logout).toHaveBeenCalledTimes(1);
});

it('tries once more to save it, and says when that is done', async () => {
  const arrival = later<Response>();
  serve({ 'PATCH /api/nutriai/meal-plans/p1': () => arrival.promise });
  putTick({ plan: 'p1', food: 'egg', isChecked: true });
  render(<SignOutButton />);
  await press('Sign out');
  await act(async () => arrival.settle(answer(200, { id: 'p1' })));
  expect(await screen.findByText('Everything is saved now.')).toBeVisible();
});
