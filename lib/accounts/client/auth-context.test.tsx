import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider, useAuth } from './auth-context';
import { leaveSession } from './session-store';
import { answer, serve } from './testing/fake-server';
import { keepTokens, makeToken } from './testing/token';

const MEMBER = { id: 7, email: 'ann@example.org' };
const tokens = () => ({ access_token: makeToken(), refresh_token: makeToken({ id: 'r' }), user: MEMBER });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => leaveSession('User logged out')));

function Page() {
  const auth = useAuth();
  return (
    <>
      <p>
        {auth.status} {auth.member?.email}
      </p>
      <button onClick={() => auth.openSignIn({ title: 'Save this recipe' })}>open</button>
      <button onClick={auth.closeSignIn}>close</button>
      <button onClick={() => auth.login(tokens())}>log in</button>
      <button onClick={() => void auth.logout()}>log out</button>
      <button onClick={() => void auth.logout({ redirect: false })}>log out here</button>
    </>
  );
}

async function renderPage(navigate = jest.fn()) {
  render(
    <AuthProvider navigate={navigate} renderSignIn={({ title }) => <div role="dialog">{title}</div>}>
      <Page />
    </AuthProvider>,
  );
  await act(async () => undefined);
  return { navigate, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

it('starts the session and tells everybody who is signed in', async () => {
  serve({ 'GET /api/user-profile': () => answer(200, MEMBER) });
  keepTokens(makeToken(), 'r.r');
  await renderPage();
  expect(await screen.findByText('signed-in ann@example.org')).toBeInTheDocument();
});

it('draws the dialog only while it is open', async () => {
  const { press } = await renderPage();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('open');
  expect(screen.getByRole('dialog')).toHaveTextContent('Save this recipe');
  await press('close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes the dialog by itself once the member is signed in, and keeps it closed after the next sign-out', async () => {
  serve({ 'POST /api/auth/logout': () => answer(200, {}) });
  const { press } = await renderPage();
  await press('open');
  await press('log in');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('open');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('log out here');
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['log out', [['/']]],
  ['log out here', []],
])('%s: goes to %j', async (button, paths) => {
  serve({ 'POST /api/auth/logout': () => answer(200, {}) });
  const { press, navigate } = await renderPage();
  await press('log in');
  await press(button);
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(navigate.mock.calls).toEqual(paths);
});

it('says what is missing when it is used outside the provider', () => {
  const logged = jest.spyOn(console, 'error');
  const guard = logged.getMockImplementation();
  logged.mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow('useAuth needs an AuthProvider above it.');
  logged.mockImplementation(guard);
});
