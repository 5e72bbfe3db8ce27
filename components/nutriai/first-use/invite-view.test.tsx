import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import { InviteView } from './invite-view';

const token = 'a'.repeat(43);
const preview = 'POST /api/nutriai/invites/preview';
const acceptance = `POST /api/nutriai/invites/${token}`;
const router = { push: jest.fn() };
const auth = {
  status: 'signed-in' as Auth['status'],
  member: { display_name: '', first_name: '' },
  openSignIn: jest.fn(),
  reloadMember: jest.fn(async () => undefined),
  readerFetch: (path: string, init?: RequestInit) => fetch(path, init),
  authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init),
};
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const invite = {
  baby_name: 'Ada',
  invited_by: 'Ana',
  for_name: '',
  role: 'carer',
  expires_at: '2026-11-23T10:00:00Z',
  my_role: null,
};
const invalid = { detail: 'This invite is no longer valid. Ask for a new one.' };

function open(hash: string, routes: Record<string, Handler> = {}) {
  window.history.replaceState(null, '', `/nutriai/invite${hash}`);
  const server = serve({ [preview]: () => answer(200, invite), ...routes });
  const view = () => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <InviteView />
    </SWRConfig>
  );
  const { rerender } = render(view());
  return { server, user: userEvent.setup(), again: () => rerender(view()) };
}

beforeEach(() => {
  auth.status = 'signed-in';
  sessionStorage.clear();
  localStorage.clear();
  jest.clearAllMocks();
});

it('says who invites, takes the token out of the address, and accepts once', async () => {
  const { server, user } = open(`#${token}`, { [acceptance]: () => answer(200, { id: 'b1', name: 'Ada' }) });
  expect(await screen.findByRole('heading', { name: 'Ana invites you to look after Ada' })).toBeVisible();
  expect(window.location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'Accept the invite' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/nutriai/today'));
  expect(localStorage.getItem('nutriai_baby')).toBe('b1');
  expect(sessionStorage).toHaveLength(0);
  const sent = server.calls.find(({ route }) => route === acceptance);
  expect(new Headers(sent?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

it('says whom the invite is for, where it names somebody', async () => {
  open(`#${token}`, { [preview]: () => answer(200, { ...invite, for_name: 'Granny' }) });
  expect(await screen.findByText('This invite is for Granny.')).toBeVisible();
});

it('asks who has no name for one, and names who invites without one by what they are', async () => {
  const { server, user } = open(`#${token}`, {
    [preview]: () => answer(200, { ...invite, invited_by: '', role: 'parent' }),
    'PATCH /api/user-profile': () => answer(200, {}),
    [acceptance]: () => answer(200, { id: 'b1', name: 'Ada' }),
  });
  expect(
    await screen.findByRole('heading', { name: 'A parent invites you to look after Ada' }),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Your name for other carers'), ' Gran ');
  await user.click(screen.getByRole('button', { name: 'Accept the invite' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/nutriai/today'));
  expect(server.calls.slice(1).map(({ route, body }) => [route, body])).toEqual([
    ['PATCH /api/user-profile', { display_name: 'Gran' }],
    [acceptance, undefined],
  ]);
  expect(auth.reloadMember).toHaveBeenCalled();
});

it('waits while a visitor signs in', async () => {
  auth.status = 'signed-out';
  const { user, again } = open(`#${token}`);
  await user.click(await screen.findByRole('button', { name: 'Sign in or create an account' }));
  expect(auth.openSignIn).toHaveBeenCalledWith(expect.objectContaining({ title: 'Look after Ada' }));
  auth.status = 'signed-in';
  again();
  expect(await screen.findByRole('button', { name: 'Accept the invite' })).toBeVisible();
});

it('finds the token again after a reload', async () => {
  sessionStorage.setItem('nutriai_invite', token);
  const { server } = open('');
  await screen.findByRole('heading', { name: /invites you/ });
  expect(server.calls[0]?.body).toEqual({ token });
});

it.each(['', '#short'])('says that there is none in “%s”', async (hash) => {
  const { server } = open(hash);
  expect(await screen.findByRole('heading', { name: 'This link has no invite' })).toBeVisible();
  expect(server.calls).toEqual([]);
});

it('says that one is over, and forgets it', async () => {
  open(`#${token}`, { [preview]: () => answer(404, invalid) });
  expect(await screen.findByRole('heading', { name: 'This invite is no longer valid' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('lets nobody use up an invite to a baby that they look after already', async () => {
  open(`#${token}`, { [preview]: () => answer(200, { ...invite, my_role: 'parent' }) });
  expect(await screen.findByText(/You already look after Ada/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why an invite is refused in the last moment', async () => {
  const { user } = open(`#${token}`, { [acceptance]: () => answer(404, invalid) });
  await user.click(await screen.findByRole('button', { name: 'Accept the invite' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(invalid.detail);
  expect(router.push).not.toHaveBeenCalled();
});
