import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/lib/accounts/client/auth-context';
import { getSnapshot, leaveSession } from '@/lib/accounts/client/session-store';
import { answer, later, noAnswer, serve, type Handler } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { SignInPanel } from './sign-in-panel';

/** What the library hands to Google's script, caught by a stand-in for that script. */
interface TokenClientConfig {
  client_id: string;
  callback: (response: { access_token?: string; error?: string }) => void;
  error_callback: (error: { type: string }) => void;
}

const SOCIAL = 'POST /api/social-login/';
const requestAccessToken = jest.fn();
const googleButton = () => screen.getByRole('button', { name: 'Continue with Google' });
const script = () =>
  document.querySelector<HTMLScriptElement>('script[src^="https://accounts.google.com/gsi/client"]');
let client: TokenClientConfig | undefined;

beforeEach(() => {
  localStorage.clear();
  client = undefined;
  requestAccessToken.mockReset();
  const initTokenClient = (config: TokenClientConfig) => {
    client = config;
    return { requestAccessToken };
  };
  Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
});

afterEach(() => act(() => leaveSession('User logged out')));

async function renderPanel(googleClientId?: string) {
  const view = render(
    <AuthProvider renderSignIn={() => null}>
      <SignInPanel siteName="Little Pear" googleClientId={googleClientId} />
    </AuthProvider>,
  );
  await act(async () => undefined);
  return { user: userEvent.setup(), ...view };
}

async function renderReadyPanel() {
  const view = await renderPanel('client-id');
  act(() => void script()?.dispatchEvent(new Event('load')));
  return view;
}

async function openGoogle() {
  const view = await renderReadyPanel();
  await view.user.click(googleButton());
  return view;
}

const answerGoogle = (response: { access_token?: string; error?: string }) =>
  act(async () => client?.callback(response));

it.each([undefined, ''])(
  'is disabled with a visible reason without a client id (%j), and loads nothing',
  async (id) => {
    await renderPanel(id);
    expect(googleButton()).toBeDisabled();
    expect(screen.getByText('Google sign-in is not set up on this site.')).toBeVisible();
    expect(googleButton()).toHaveAccessibleDescription('Google sign-in is not set up on this site.');
    expect(script()).toBeNull();
  },
);

it("loads Google's script with the panel and takes it away with it", async () => {
  const { unmount } = await renderPanel('client-id');
  expect(script()).not.toBeNull();
  unmount();
  expect(script()).toBeNull();
});

it('cannot be pressed before the script is there', async () => {
  await renderPanel('client-id');
  expect(googleButton()).toBeDisabled();
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(googleButton()).toBeEnabled();
  expect(client?.client_id).toBe('client-id');
});

it("says 'Google login failed. Please try again.' when the script cannot be loaded, to those who press", async () => {
  const { user } = await renderPanel('client-id');
  fireEvent.error(script() ?? document);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(googleButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
  expect(googleButton()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Email' })).toBeEnabled();
});

it('stands first where it is set up, and after the way that works where it is not', async () => {
  const names = () => screen.getAllByRole('button').map((each) => each.textContent);
  const { unmount } = await renderPanel('client-id');
  expect(names()).toEqual(['Continue with Google', 'Email']);
  unmount();
  const { user } = await renderPanel();
  expect(names()).toEqual(['Email', 'Continue with Google']);
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
});

it('is busy from the press on, and signs in with the token that Google gives', async () => {
  const server = serve({
    [SOCIAL]: () => answer(200, { access_token: makeToken(), refresh_token: makeToken(), user: { id: 7 } }),
  });
  await openGoogle();
  expect(requestAccessToken).toHaveBeenCalledTimes(1);
  expect(googleButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Email' })).toBeDisabled();
  await answerGoogle({ access_token: 'from-google' });
  expect(server.calls).toMatchObject([
    {
      route: SOCIAL,
      body: { access_token: 'from-google', provider: 'google' },
      init: { credentials: 'include' },
    },
  ]);
  expect(getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 7 } });
});

it('ends without a word when the member closes the window', async () => {
  await openGoogle();
  act(() => client?.error_callback({ type: 'popup_closed' }));
  expect(googleButton()).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['refuses', () => client?.callback({ error: 'access_denied' })],
  ['cannot open its window', () => client?.error_callback({ type: 'popup_failed_to_open' })],
  ['fails in some other way', () => client?.error_callback({ type: 'unknown' })],
])("says 'Google login failed. Please try again.' when Google %s", async (_, fail) => {
  await openGoogle();
  act(() => fail());
  expect(screen.getByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
  expect(googleButton()).toBeEnabled();
});

it("says the same when Google's script throws", async () => {
  requestAccessToken.mockImplementation(() => {
    throw new Error('invalid client');
  });
  await openGoogle();
  expect(screen.getByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
  expect(googleButton()).toBeEnabled();
});

it.each<[string, { access_token?: string }, Handler]>([
  ['Access token is required', {}, () => noAnswer()],
  ['Invalid authentication response', { access_token: 'g' }, () => answer(200, { key: 'x' })],
  ['Google login failed', { access_token: 'g' }, () => noAnswer()],
  ['Incorrect value', { access_token: 'g' }, () => answer(400, { non_field_errors: ['Incorrect value'] })],
])("shows '%s' when that is how it ends", async (text, response, handler) => {
  serve({ [SOCIAL]: handler });
  await openGoogle();
  await answerGoogle(response);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(googleButton()).toBeEnabled();
});

it('is still busy when Google reports a closed window after it has given the token', async () => {
  serve({ [SOCIAL]: () => later<Response>().promise });
  await openGoogle();
  await answerGoogle({ access_token: 'g' });
  act(() => client?.error_callback({ type: 'popup_closed' }));
  expect(googleButton()).toBeDisabled();
});

it('signs nobody in whose panel is gone by the time Google answers', async () => {
  const server = serve({});
  const { unmount } = await openGoogle();
  unmount();
  await answerGoogle({ access_token: 'g' });
  expect(server.calls).toHaveLength(0);
});
