import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { leaveSession } from '@/lib/accounts/client/session-store';
import { answer, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { AuthShell } from './auth-shell';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const signedIn = () =>
  answer(200, { access_token: makeToken(), refresh_token: makeToken({ id: 'r' }), user: { id: 7 } });

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
});

afterEach(() => act(() => leaveSession('User logged out')));

function Header() {
  const { status, openSignIn, logout } = useAuth();
  return (
    <>
      <button onClick={(event) => openSignIn({ opener: event.currentTarget })}>Open</button>
      <button onClick={() => openSignIn({ title: 'Save it', description: 'Once signed in.' })}>
        Open for a recipe
      </button>
      <button onClick={() => void logout()}>Leave</button>
      <p>{status}</p>
    </>
  );
}

async function renderShell(googleClientId?: string) {
  const user = userEvent.setup();
  render(
    <AuthShell siteName="Little Pear" googleClientId={googleClientId}>
      <Header />
    </AuthShell>,
  );
  await act(async () => undefined);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const open = async (name = 'Open') => {
    await press(name);
    return screen.findByRole('dialog');
  };
  return { user, press, open };
}

const script = () => document.querySelector('script[src^="https://accounts.google.com"]');

it("opens the dialog when asked to, and shows nothing of it, or of Google's, before", async () => {
  const { open, press } = await renderShell('client-id');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(script()).toBeNull();
  expect(await open()).toHaveAccessibleName('Welcome to Little Pear');
  expect(script()).not.toBeNull();
  await press('Close');
  expect(script()).toBeNull();
});

it('takes title and description from the caller', async () => {
  const { open } = await renderShell();
  const dialog = await open('Open for a recipe');
  expect(dialog).toHaveAccessibleName('Save it');
  expect(dialog).toHaveAccessibleDescription('Once signed in.');
});

it.each(['Open', 'Open for a recipe'])('gives the focus back to %s when it closes', async (name) => {
  const { open, user } = await renderShell();
  await open(name);
  await user.click(screen.getByRole('button', { name: 'Email' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

it('starts with an empty form and nothing ticked whenever it opens', async () => {
  const { open, press, user } = await renderShell();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await press('Email');
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await press('Close');
  await open();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await press('Email');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('closes by itself once the member is signed in; after leaving the member is taken to /', async () => {
  serve({ 'POST /api/login': signedIn, 'POST /api/auth/logout': () => answer(200, {}) });
  const { open, press, user } = await renderShell();
  await open();
  await press('Email');
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Password'), 'Secret-12{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('signed-in')).toBeInTheDocument();
  expect(push).not.toHaveBeenCalled();
  await press('Leave');
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(push.mock.calls).toEqual([['/']]);
});
