import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/lib/accounts/client/auth-context';
import { getSnapshot, leaveSession } from '@/lib/accounts/client/session-store';
import { answer, answerText, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { makeToken } from '@/lib/accounts/client/testing/token';
import { SignInPanel, type SignInPanelProps } from './sign-in-panel';

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const signedIn = () =>
  answer(200, { access_token: makeToken(), refresh_token: makeToken({ id: 'r' }), user: { id: 7 } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => act(() => leaveSession('User logged out')));

async function renderPanel(props: Partial<SignInPanelProps> = {}) {
  const user = userEvent.setup();
  const view = render(
    <AuthProvider renderSignIn={() => null}>
      <SignInPanel siteName="Little Pear" {...props} />
    </AuthProvider>,
  );
  await act(async () => undefined);
  return { user, ...view };
}

async function renderForm(mode: 'Sign In' | 'Sign Up') {
  const view = await renderPanel();
  await view.user.click(button('Email'));
  if (mode === 'Sign Up') await view.user.click(button('Sign Up'));
  return view;
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Email'), 'ann@example.org');
  await user.type(field('Password'), 'Secret-12');
  await user.click(button('Sign In'));
}

async function signUp(user: ReturnType<typeof userEvent.setup>, password = 'Secret-12', repeated = password) {
  await user.type(field('First name'), 'Ann');
  await user.type(field('Last name'), 'Pear');
  await user.type(field('Email'), 'ann@example.org');
  await user.type(field('Password'), password);
  await user.type(field('Confirm password'), repeated);
  await user.click(button('Sign Up'));
}

describe('initial view', () => {
  it('welcomes to the product, and invites', async () => {
    await renderPanel();
    expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Little Pear' })).toBeInTheDocument();
    expect(screen.getByText('Join our community for the best parenting experience.')).toBeInTheDocument();
  });

  it('takes another title and description, and the heading level of a page', async () => {
    await renderPanel({ title: 'Save this recipe', description: 'Sign in to keep it.', headingLevel: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Save this recipe' })).toBeInTheDocument();
    expect(screen.getByText('Sign in to keep it.')).toBeInTheDocument();
  });

  it('offers Google, email, Remember me and the terms, and shows no form yet', async () => {
    await renderPanel();
    expect(button('Continue with Google')).toBeInTheDocument();
    expect(button('Email')).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: /^Terms & Conditions/ })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('can show the form at once, for password managers, without taking the focus', async () => {
    await renderPanel({ initialMode: 'sign-in' });
    expect(field('Email')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});

describe('form', () => {
  it('asks for email and password at sign-in, as password managers know them', async () => {
    await renderForm('Sign In');
    expect(field('Email')).toMatchObject({
      name: 'email',
      type: 'email',
      required: true,
      autocomplete: 'username',
    });
    expect(field('Password')).toMatchObject({
      name: 'password',
      type: 'password',
      required: true,
      minLength: 8,
      autocomplete: 'current-password',
    });
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm password')).not.toBeInTheDocument();
    expect(field('Email')).toHaveFocus();
  });

  it('asks for all five fields at sign-up', async () => {
    await renderForm('Sign Up');
    expect(field('First name')).toMatchObject({
      name: 'firstName',
      required: true,
      autocomplete: 'given-name',
    });
    expect(field('Last name')).toMatchObject({
      name: 'lastName',
      required: true,
      autocomplete: 'family-name',
    });
    expect(field('Email')).toMatchObject({ name: 'email', required: true, autocomplete: 'email' });
    for (const [label, name] of [
      ['Password', 'password'],
      ['Confirm password', 'confirmPassword'],
    ] as const) {
      expect(field(label)).toMatchObject({
        name,
        required: true,
        minLength: 8,
        autocomplete: 'new-password',
      });
    }
    expect(field('First name')).toHaveFocus();
  });

  it('leaves the checking to our own texts, and keeps a password out of the address', async () => {
    const { container } = await renderForm('Sign In');
    const form = container.querySelector('form');
    expect(form).toMatchObject({ noValidate: true, method: 'post' });
  });

  it('switches between the modes and back', async () => {
    const { user } = await renderForm('Sign In');
    expect(button('Sign In')).toHaveAttribute('type', 'submit');
    await user.click(button('Sign Up'));
    expect(button('Sign Up')).toHaveAttribute('type', 'submit');
    await user.click(button('Sign In'));
    expect(button('Sign In')).toHaveAttribute('type', 'submit');
  });

  it('is empty again, and without its error, when the mode changes', async () => {
    const { user } = await renderForm('Sign In');
    await user.type(field('Email'), 'ann@example.org');
    await user.click(button('Sign In'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.click(button('Sign Up'));
    expect(field('Email')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field('Password'), 'x');
    await user.click(button('Sign In'));
    expect(field('Password')).toHaveValue('');
  });

  it('shows the password while asked to, and takes a pasted one', async () => {
    const { user } = await renderForm('Sign In');
    const toggle = button('Show password');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(toggle).toHaveAttribute('aria-controls', field('Password').id);
    await user.click(toggle);
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(field('Password'));
    await user.paste('Pasted-Secret');
    expect(field('Password')).toHaveValue('Pasted-Secret');
    await user.click(toggle);
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('errors', () => {
  it('shows a problem as an alert, ties it to the field, moves the focus there, and asks nobody', async () => {
    const server = serve({});
    const { user } = await renderForm('Sign In');
    await user.type(field('Email'), 'ann@example.org');
    await user.click(button('Sign In'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Email and password are required');
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAttribute('aria-describedby', alert.id);
    expect(field('Email')).not.toHaveAttribute('aria-describedby');
    expect(server.calls).toHaveLength(0);
  });

  it.each(['First name', 'Last name', 'Email', 'Password', 'Confirm password'])(
    'goes away when somebody types in %s',
    async (label) => {
      const { user } = await renderForm('Sign Up');
      await user.click(button('Sign Up'));
      expect(screen.getByRole('alert')).toBeInTheDocument();
      await user.type(field(label), 'x');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('checks a sign-up before it is sent', async () => {
    const server = serve({});
    const { user } = await renderForm('Sign Up');
    await signUp(user, 'Secret-12', 'Secret-13');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match!');
    expect(field('Confirm password')).toHaveFocus();
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['Invalid credentials', () => answer(200, {})],
    ['Failed to sign in', () => noAnswer()],
    ['No active account found', () => answer(401, { detail: 'No active account found' })],
    ['One; Two', () => answer(400, { messages: [{ message: 'One' }, { message: 'Two' }] })],
    ['Enter a valid email address.', () => answer(400, { email: ['Enter a valid email address.'] })],
    ['Authentication failed', () => answerText(502, '<html>')],
    ['Authentication failed. Please try again.', () => answer(400, {})],
    ['Invalid token structure', () => answer(200, { access_token: 'x', refresh_token: 'y' })],
  ])("shows '%s' when that is how a sign-in ends, and lets it be tried again", async (text, respond) => {
    serve({ 'POST /api/login': respond });
    const { user } = await renderForm('Sign In');
    await signIn(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeInTheDocument();
    expect(field('Password')).toHaveAttribute('aria-describedby', alert.id);
    expect(field('Password')).toHaveValue('Secret-12');
    expect(button('Sign In')).toBeEnabled();
  });

  it('says how long to wait, and when the wait is over; what was typed stays', async () => {
    const detail = 'Request was throttled. Expected available in 2 seconds.';
    serve({
      'POST /api/login': () => {
        const refused = answer(429, { detail });
        refused.headers.set('Retry-After', '2');
        return refused;
      },
    });
    const { user } = await renderForm('Sign In');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByText('Try again in 2 seconds.')).toBeInTheDocument();
    expect(field('Password')).toHaveValue('Secret-12');
    expect(button('Sign In')).toBeEnabled();
    expect(await screen.findByText('You can try again now.', {}, { timeout: 4_000 })).toBeInTheDocument();
    await user.type(field('Password'), 'x');
    expect(screen.queryByText(/You can try again/)).not.toBeInTheDocument();
  });

  it.each([
    ['Registration failed', () => answer(201, { detail: 'Verification e-mail sent.' })],
    ['Failed to sign up', () => noAnswer()],
    ['Taken; Weak', () => answer(400, { non_field_errors: ['Taken', 'Weak'] })],
  ])("shows '%s' when that is how a sign-up ends", async (text, respond) => {
    serve({ 'POST /api/register': respond });
    const { user } = await renderForm('Sign Up');
    await signUp(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("shows 'Authentication failed. Please try again.' for a failure without words", async () => {
    const broken = Object.defineProperty(answer(200, {}), 'ok', {
      get() {
        throw new Error('');
      },
    });
    serve({ 'POST /api/login': () => broken });
    const { user } = await renderForm('Sign In');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed. Please try again.');
  });

  it('gives the button, which lost the focus while it was disabled, the focus back', async () => {
    serve({ 'POST /api/login': () => answer(401, { detail: 'No.' }) });
    const { user } = await renderForm('Sign In');
    await signIn(user);
    // jsdom keeps the focus on a disabled button; browsers drop it, as this does.
    await screen.findByRole('alert');
    expect(button('Sign In')).toHaveFocus();
  });
});

describe('a forgotten password', () => {
  const route = 'POST /api/auth/password/reset/';
  const forget = () => button('Forgot your password?');

  it('is asked about at sign-in only', async () => {
    const { user } = await renderPanel();
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).not.toBeInTheDocument();
    await user.click(button('Email'));
    expect(forget()).toBeEnabled();
    await user.click(button('Sign Up'));
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).not.toBeInTheDocument();
  });

  it('takes the address along, says what happens next whoever it is, and leads back', async () => {
    const server = serve({ [route]: () => answer(200, { detail: 'Password reset e-mail has been sent.' }) });
    const { user } = await renderForm('Sign In');
    await user.type(field('Email'), ' ann@example.org');
    await user.click(forget());
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
    expect(field('Email')).toHaveValue('ann@example.org');
    expect(field('Email')).toHaveFocus();
    await user.click(button('Send me a link'));
    const box = await screen.findByRole('status');
    expect(box).toHaveTextContent('If there is an account for ann@example.org');
    expect(box).toHaveFocus();
    expect(server.calls[0]?.body).toEqual({ email: 'ann@example.org' });
    await user.click(button('Back to sign in'));
    expect(screen.getByRole('heading', { name: 'Welcome to Little Pear' })).toBeInTheDocument();
    expect(field('Email')).toHaveFocus();
  });

  it.each([
    ['Enter a valid email address.', () => answer(400, { email: ['Enter a valid email address.'] })],
    ['The server didn’t answer. Check your connection and try again.', () => noAnswer()],
    [
      /^There have been several requests from your network/,
      () => answer(429, { detail: 'Request was throttled.' }),
    ],
  ])('says %s, and keeps what was typed', async (text, respond) => {
    serve({ [route]: respond });
    const { user } = await renderForm('Sign In');
    await user.click(forget());
    await user.type(field('Email'), 'ann@example.org');
    await user.click(button('Send me a link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Email')).toHaveValue('ann@example.org');
    expect(field('Email')).toHaveFocus();
    await user.type(field('Email'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks nobody about what is no address, and keeps the dialog while it asks', async () => {
    const response = later<Response>();
    const server = serve({ [route]: () => response.promise });
    const onBusyChange = jest.fn();
    const { user } = await renderPanel({ onBusyChange, initialMode: 'sign-in' });
    await user.click(forget());
    await user.click(button('Send me a link'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid email address.');
    expect(server.calls).toHaveLength(0);
    await user.type(field('Email'), 'ann@example.org');
    await user.click(button('Send me a link'));
    expect(button('Sending…')).toBeDisabled();
    expect(onBusyChange).toHaveBeenLastCalledWith(true);
    await act(async () => response.settle(answer(200, { detail: 'Sent.' })));
    expect(onBusyChange).toHaveBeenLastCalledWith(false);
  });
});

describe('calls', () => {
  it('sends email and password, and nothing else, at sign-up', async () => {
    const server = serve({ 'POST /api/register': signedIn });
    const { user } = await renderForm('Sign Up');
    await signUp(user);
    expect(server.calls[0]?.body).toEqual({ email: 'ann@example.org', password: 'Secret-12' });
    expect(getSnapshot().status).toBe('signed-in');
  });

  it('signs in with blanks around the address, which are slips of the thumb', async () => {
    const server = serve({ 'POST /api/login': signedIn });
    const { user } = await renderForm('Sign In');
    await user.type(field('Email'), ' ann@example.org ');
    await user.type(field('Password'), ' Secret 12 {Enter}');
    expect(server.calls[0]?.body).toEqual({ email: 'ann@example.org', password: ' Secret 12 ' });
    expect(getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 7 } });
  });

  it.each([
    [false, 'false'],
    [true, 'true'],
  ])('with Remember me ticked: %s', async (isTicked, kept) => {
    serve({ 'POST /api/login': signedIn });
    const { user } = await renderPanel();
    // Ticked before the form appears, and kept by it.
    if (isTicked) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(button('Email'));
    await signIn(user);
    expect(localStorage.getItem('remember_me')).toBe(kept);
  });

  it("reads 'Processing...' while it runs, tells its owner, and runs once", async () => {
    const response = later<Response>();
    const server = serve({ 'POST /api/login': () => response.promise });
    const onBusyChange = jest.fn();
    const { user } = await renderPanel({ onBusyChange });
    await user.click(button('Email'));
    await signIn(user);
    expect(button('Processing...')).toBeDisabled();
    expect(button('Sign Up')).toBeDisabled();
    await user.type(field('Password'), '{Enter}');
    expect(server.calls).toHaveLength(1);
    expect(onBusyChange).toHaveBeenLastCalledWith(true);
    await act(async () => response.settle(answer(401, { detail: 'No.' })));
    expect(button('Sign In')).toBeEnabled();
    expect(onBusyChange).toHaveBeenLastCalledWith(false);
  });

  it('is called off when the panel goes away: a late answer signs nobody in', async () => {
    const response = later<Response>();
    const server = serve({ 'POST /api/login': () => response.promise });
    const { user, unmount } = await renderForm('Sign In');
    await signIn(user);
    unmount();
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
    await act(async () => response.settle(signedIn()));
    expect(getSnapshot().status).toBe('signed-out');
  });
});
