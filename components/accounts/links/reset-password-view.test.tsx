import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { answer, type Handler, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { ResetPasswordView } from './reset-password-view';

const auth = {
  status: 'signed-out' as Auth['status'],
  login: jest.fn(() => {
    auth.status = 'signed-in';
  }),
  openSignIn: jest.fn(),
};
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const confirm = 'POST /api/auth/password/reset/confirm/';
const login = 'POST /api/login';
const done = () => answer(200, { detail: 'Password has been reset with the new password.' });
const tokens = () => answer(200, { access_token: makeToken(), refresh_token: makeToken({ id: 'r' }) });

function open(routes: Record<string, Handler>, hash = '#uid=dQ&token=t-1&email=ada%40example.org') {
  window.history.replaceState(null, '', `/reset-password${hash}`);
  const server = serve(routes);
  render(<ResetPasswordView />);
  return { server, user: userEvent.setup() };
}

async function save(user: ReturnType<typeof userEvent.setup>, password = 'Quiet-River-lamp') {
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
}

beforeEach(() => {
  auth.status = 'signed-out';
  jest.clearAllMocks();
});

it('sets the password, signs in with it and takes the link out of the address', async () => {
  const { server, user } = open({ [confirm]: done, [login]: tokens });
  await save(user);
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Your profile' })).toBeVisible();
  expect(server.calls.map(({ body }) => body)).toEqual([
    { uid: 'dQ', token: 't-1', new_password1: 'Quiet-River-lamp', new_password2: 'Quiet-River-lamp' },
    { email: 'ada@example.org', password: 'Quiet-River-lamp' },
  ]);
  expect(window.location.hash).toBe('');
});

it('offers to sign in where that did not come about by itself', async () => {
  const { user } = open({ [confirm]: done, [login]: () => answer(429, { detail: 'Too many.' }) });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(auth.openSignIn).toHaveBeenCalled();
});

it('keeps what was typed when the server refuses it, and says why', async () => {
  const { user } = open({
    [confirm]: () => answer(400, { new_password2: ['This password is too common.'] }),
  });
  await save(user, 'Sunshine1');
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is too common.');
  expect(screen.getByLabelText('New password')).toHaveValue('Sunshine1');
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

it.each(['uid', 'token'])('offers a new link where the %s is no good any more', async (half) => {
  const { user } = open({ [confirm]: () => answer(400, { [half]: ['Invalid value'] }) });
  await save(user);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

it.each(['', '#', '#uid=dQ', '#token=t-1'])('says of the link %s that part of it is missing', (hash) => {
  open({}, hash);
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});
