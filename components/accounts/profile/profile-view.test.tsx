import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, answerText, type Handler, later, serve } from '@/lib/accounts/client/testing/fake-server';
import { ProfileView } from './profile-view';

const auth = {
  status: 'signed-in' as Auth['status'],
  member: null,
  login: jest.fn(),
  logout: jest.fn(async () => undefined),
  reloadMember: jest.fn(async () => undefined),
  openSignIn: jest.fn(),
  closeSignIn: jest.fn(),
  authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init),
};
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const profile = {
  pk: '7',
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: '',
  display_name: '',
  preferences: {},
  date_joined: '2026-11-01T08:00:00Z',
  has_password: true,
};
const times = {
  created_at: '2026-11-01T08:00:00Z',
  last_used_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-12-20T08:00:00Z',
};
const devices = [
  { id: 'a', device_name: 'Firefox on Linux', is_current: true, ...times },
  { id: 'b', device_name: 'Safari on iPhone', is_current: false, ...times },
];

const listOf = (results: unknown[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results,
});

const routes: Record<string, Handler> = {
  'GET /api/user-profile': () => answer(200, profile),
  'GET /api/user-profile/sessions?page_size=100': () =>
    answer(200, { count: 2, next: null, previous: null, results: devices }),
  'GET /api/nutriai/baby-profiles?page_size=100': () => answer(200, listOf([])),
  'GET /api/nutriai/recipes/favorites/list?page_size=100': () => answer(200, listOf([])),
  'GET /api/user-profile/api-keys': () => answer(200, listOf([])),
  'GET /api/user-profile/webhooks': () => answer(200, listOf([])),
  'GET /api/user-profile/comments?page_size=5': () => answer(200, listOf([])),
};

function open(more: Record<string, Handler> = {}, { isCounting = false } = {}) {
  const server = serve({ ...routes, ...more });
  // A new element each time: React skips one that it has drawn already.
  const view = () => (
    <SWRConfig
      value={{
        provider: () => new Map(),
        fetcher: async (path: string) => readJson(await fetch(path)),
        shouldRetryOnError: false,
        dedupingInterval: 0,
      }}
    >
      <ProfileView isCounting={isCounting} />
    </SWRConfig>
  );
  const { rerender } = render(view());
  return { server, user: userEvent.setup(), again: () => rerender(view()) };
}

beforeEach(() => {
  auth.status = 'signed-in';
  jest.clearAllMocks();
});

describe('signed out', () => {
  it('says so, opens the sign-in dialog by itself once, and again by its button', async () => {
    auth.status = 'signed-out';
    const { user, again, server } = open();
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(auth.openSignIn).toHaveBeenCalledTimes(1);
    again();
    expect(auth.openSignIn).toHaveBeenCalledTimes(1);
    const button = screen.getByRole('link', { name: 'Sign in' });
    await user.click(button);
    expect(auth.openSignIn).toHaveBeenLastCalledWith({ opener: button });
    expect(server.calls).toEqual([]);
  });

  it('opens no dialog for somebody who signs out here', async () => {
    const { again } = open();
    await screen.findByText('Hello, Ada');
    auth.status = 'signed-out';
    again();
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(auth.openSignIn).not.toHaveBeenCalled();
  });
});

it('asks the server for nothing while the session is unknown', () => {
  auth.status = 'unknown';
  const { server } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your profile');
  expect(server.calls).toEqual([]);
});

it('offers to try again when the profile does not come', async () => {
  let isDown = true;
  const { user } = open({
    'GET /api/user-profile': () => (isDown ? answer(503, { detail: 'Try later.' }) : answer(200, profile)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded. Try later.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Ada')).toBeVisible();
});

it('signs out by the button', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(auth.logout).toHaveBeenCalledTimes(1);
});

describe('name', () => {
  it('saves it, says so, and greets with it', async () => {
    const { server, user } = open({
      'PATCH /api/user-profile': ({ body }) => answer(200, { ...profile, ...(body as object) }),
    });
    await user.type(await screen.findByLabelText('Display name'), ' Countess ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
    expect(screen.getByText('Hello, Countess')).toBeVisible();
    expect(server.calls.at(-1)?.body).toEqual({ first_name: 'Ada', last_name: '', display_name: 'Countess' });
    expect(auth.reloadMember).toHaveBeenCalled();

    await user.type(screen.getByLabelText('Last name'), 'L');
    expect(screen.queryByText('Your name is saved.')).not.toBeInTheDocument();
  });

  it('shows an error beside its field and keeps what was typed', async () => {
    const { user } = open({
      'PATCH /api/user-profile': () => answer(400, { last_name: ['Control characters are not allowed.'] }),
    });
    await user.type(await screen.findByLabelText('Last name'), 'Lovelace');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByLabelText('Last name');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Control characters are not allowed.'));
    expect(field).toHaveValue('Lovelace');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('password', () => {
  const route = 'POST /api/auth/password/change/';

  async function change(handler: Handler) {
    const opened = open({ [route]: handler });
    await opened.user.type(await screen.findByLabelText('Current password'), 'Old-Secret');
    await opened.user.type(screen.getByLabelText('New password'), 'New-Secret');
    await opened.user.type(screen.getByLabelText('New password again'), 'New-Secret');
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    return opened;
  }

  it('changes it, empties the form and looks at the devices again', async () => {
    const { server } = await change(() => answer(200, { detail: 'New password has been saved.' }));
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    const sent = server.calls.find((call) => call.route === route);
    expect(sent?.body).toEqual({
      old_password: 'Old-Secret',
      new_password1: 'New-Secret',
      new_password2: 'New-Secret',
    });
    await waitFor(() => expect(server.count('GET /api/user-profile/sessions?page_size=100')).toBe(2));
  });

  it('keeps what was typed when the old one is wrong', async () => {
    await change(() => answer(400, { old_password: ['Your old password was entered incorrectly.'] }));
    const old = screen.getByLabelText('Current password');
    await waitFor(() =>
      expect(old).toHaveAccessibleDescription('Your old password was entered incorrectly.'),
    );
    expect(old).toHaveValue('Old-Secret');
    expect(screen.getByLabelText('New password')).toHaveValue('New-Secret');
  });

  it('explains to a member of Google why there is nothing to change', async () => {
    open({ 'GET /api/user-profile': () => answer(200, { ...profile, has_password: false }) });
    expect(await screen.findByText(/this account has no password/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });
});

describe('devices', () => {
  const button = { name: 'Sign out this device Safari on iPhone' };

  it('offers to sign out every device but this one', async () => {
    open();
    const section = await screen.findByRole('region', { name: 'Your devices' });
    expect(await within(section).findAllByRole('listitem')).toHaveLength(2);
    expect(within(section).getByText('This device')).toBeVisible();
    expect(within(section).getAllByRole('button')).toEqual([screen.getByRole('button', button)]);
  });

  it.each([204, 404])('takes a device off the list when the server answers %d', async (status) => {
    const answered = later<Response>();
    const { user } = open({ 'DELETE /api/user-profile/sessions/b': () => answered.promise });
    await user.click(await screen.findByRole('button', button));
    expect(screen.getByRole('button', { name: /^Signing out…/ })).toBeDisabled();
    answered.settle(answerText(status, '{"detail":"Not found."}'));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.getByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your devices' })).toHaveFocus();
  });

  it('leaves a device on the list when the server fails, and says so', async () => {
    const { user } = open({
      'DELETE /api/user-profile/sessions/b': () => answer(500, { detail: 'Server error.' }),
    });
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Safari on iPhone is still signed in. Server error.',
    );
    expect(screen.getByRole('button', button)).toBeEnabled();
  });

  it('offers to try again when the list does not come, with the rest of the profile in place', async () => {
    open({ 'GET /api/user-profile/sessions?page_size=100': () => answer(500, { detail: 'Server error.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your devices could not be loaded.');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });
});

describe('email address', () => {
  const route = 'POST /api/user-profile/email/';

  async function ask(handler: Handler) {
    const opened = open({ [route]: handler });
    await opened.user.type(await screen.findByLabelText('New email address'), ' new@example.org ');
    await opened.user.type(screen.getByLabelText('Your password'), 'Old-Secret');
    await opened.user.click(screen.getByRole('button', { name: 'Send a link there' }));
    return opened;
  }

  it('asks for another one and says where the link went; the address stays until then', async () => {
    const { server } = await ask(() => answer(200, { detail: 'An email has been sent.' }));
    expect(await screen.findByText(/^A link is on its way to new@example.org/)).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveValue('');
    const sent = server.calls.find((call) => call.route === route);
    expect(sent?.body).toEqual({ new_email: 'new@example.org', password: 'Old-Secret' });
  });

  it('says beside the field what is wrong with it', async () => {
    await ask(() => answer(400, { new_email: ['This is already your email address.'] }));
    const field = screen.getByLabelText('New email address');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is already your email address.'));
    expect(screen.getByLabelText('Your password')).toHaveValue('Old-Secret');
  });
});

describe('units', () => {
  const patch = 'PATCH /api/user-profile';

  it('keeps the choice beside other preferences, as soon as it is made', async () => {
    const preferences = { week_starts: 1 };
    const { server, user } = open({
      'GET /api/user-profile': () => answer(200, { ...profile, preferences }),
      [patch]: ({ body }) => answer(200, { ...profile, ...(body as object) }),
    });
    expect(await screen.findByLabelText('Metric')).toBeChecked();
    await user.click(screen.getByLabelText('US'));
    expect(await screen.findByText('Your units are saved.')).toBeVisible();
    expect(screen.getByLabelText('US')).toBeChecked();
    expect(server.calls.at(-1)?.body).toEqual({ preferences: { week_starts: 1, units: 'us' } });
  });

  it('goes back to what is kept when it cannot be kept', async () => {
    const { user } = open({ [patch]: () => answer(500, { detail: 'Server error.' }) });
    await user.click(await screen.findByLabelText('US'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
    expect(screen.getByLabelText('Metric')).toBeChecked();
  });
});

describe('comments', () => {
  const comment = {
    id: 3,
    body: 'Porridge worked for us.',
    status: 'pending',
    is_reply: false,
    created_at: '2026-11-20T08:00:00Z',
    edited_at: null,
    post: { id: 1, title: 'Eggs by age', path: '/blog/eggs#comment-3' },
  };
  // jsdom has no dialogs.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it('lead to where they stand, and one is deleted after a question', async () => {
    const results = [comment];
    const { user, server } = open({
      'GET /api/user-profile/comments?page_size=5': () => answer(200, listOf([...results])),
      'DELETE /api/comments/3': () => {
        results.pop();
        return answerText(204, '');
      },
    });
    const section = await screen.findByRole('region', { name: 'Your comments' });
    expect(await within(section).findByRole('link', { name: 'Eggs by age' })).toHaveAttribute(
      'href',
      '/blog/eggs#comment-3',
    );
    expect(within(section).getByText(/waiting for a moderator/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete your comment on Eggs by age' }));
    expect(server.count('DELETE /api/comments/3')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Porridge worked for us.')).not.toBeInTheDocument());
    expect(screen.getByText(/^None yet. What you write/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your comments' })).toHaveFocus();
  });
});

describe('cookies', () => {
  afterEach(() => localStorage.clear());

  it('leaves nothing to choose on a site that counts no visits', async () => {
    open();
    expect(await screen.findByText(/^This site does not use visitor statistics/)).toBeVisible();
  });

  it('takes the choice for this browser at once, and keeps it for the others', async () => {
    const { server, user } = open(
      { 'PATCH /api/user-profile': ({ body }) => answer(200, { ...profile, ...(body as object) }) },
      { isCounting: true },
    );
    await user.click(await screen.findByLabelText('Count my visits'));
    expect(localStorage.getItem('analytics-consent')).toBe('granted');
    expect(await screen.findByText('Your choice has been saved.')).toBeVisible();
    expect(server.calls.at(-1)?.body).toEqual({ preferences: { analytics: 'granted' } });
  });
});

describe('deleting the account', () => {
  const route = 'DELETE /api/user-profile';

  it('says what goes, keeps what was typed when the password is wrong, and ends signed out', async () => {
    let status = 400;
    const { user, server, again } = open({
      [route]: () =>
        status === 400
          ? answer(400, { password: ['Your password was entered incorrectly.'] })
          : answerText(204, ''),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).getByText(/^Your comments, shown under the name “Deleted member”/)).toBeVisible();
    const field = within(dialog).getByLabelText('Your password');
    await user.type(field, 'Old-Secret');
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Your password was entered incorrectly.'));
    expect(field).toHaveValue('Old-Secret');
    expect(field).toHaveFocus();
    status = 204;
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(server.count(route)).toBe(2));
    auth.status = 'signed-out';
    again();
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toHaveFocus();
  });

  it('asks a member of Google for the address', async () => {
    const { user, server } = open({
      'GET /api/user-profile': () => answer(200, { ...profile, has_password: false }),
      [route]: () => answerText(204, ''),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    await user.type(screen.getByLabelText('Type your email address to confirm'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(server.calls.at(-1)?.body).toEqual({ email: 'ada@example.org' }));
  });
});
