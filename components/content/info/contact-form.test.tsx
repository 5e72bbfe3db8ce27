import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, type Handler, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { ContactForm } from './contact-form';

const route = 'POST /api/contact';

const typed = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'A figure',
  message: 'The salt figure is old.',
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your name'), typed.name);
  await user.type(screen.getByLabelText('Your email address'), typed.email);
  await user.type(screen.getByLabelText('Subject'), typed.subject);
  await user.type(screen.getByLabelText('Message'), typed.message);
}

async function send(handler: Handler) {
  const server = serve({ [route]: handler });
  const user = userEvent.setup();
  render(<ContactForm />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  return { server, user };
}

function expectNothingLost() {
  expect(screen.getByLabelText('Your name')).toHaveValue(typed.name);
  expect(screen.getByLabelText('Your email address')).toHaveValue(typed.email);
  expect(screen.getByLabelText('Subject')).toHaveValue(typed.subject);
  expect(screen.getByLabelText('Message')).toHaveValue(typed.message);
}

it('sends what was typed and gives the focus to the thanks that replace the form', async () => {
  const { server, user } = await send(() => answer(201, {}));
  expect(await screen.findByRole('status')).toHaveFocus();
  expect(screen.getByRole('heading', { name: /we have received your message/i })).toBeVisible();
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  expect(server.calls[0]?.body).toEqual({ ...typed, website: '' });

  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('says Sending… and takes no second click while it waits', async () => {
  const answered = later<Response>();
  const { server, user } = await send(() => answered.promise);
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  await user.click(button);
  answered.settle(answer(201, {}));
  await screen.findByRole('status');
  expect(server.count(route)).toBe(1);
});

it('says by itself what is missing, beside the field and in a summary that leads there', async () => {
  const server = serve({});
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.type(screen.getByLabelText('Your email address'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  const email = screen.getByLabelText('Your email address');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/Enter an email address, for example name@example.org\./);
  expect(screen.getByRole('link', { name: 'Your email address' })).toHaveAttribute('href', `#${email.id}`);
  expect(server.calls).toEqual([]);
});

it('shows what the server finds wrong beside its field and keeps what was typed', async () => {
  await send(() => answer(400, { subject: ['Line breaks are not allowed.'] }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Line breaks are not allowed.');
  expect(screen.getByLabelText('Message')).toBeValid();
  expectNothingLost();
});

it.each([
  ['600', /in 10 minutes/],
  ['61', /in 2 minutes/],
  ['5400', /in 2 hours/],
  ['', /later/],
])('says when to come back after too many messages (Retry-After: %s)', async (seconds, text) => {
  const refused = {
    ...answer(429, { detail: 'Request was throttled.' }),
    headers: new Headers({ 'Retry-After': seconds }),
  };
  await send(() => refused);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectNothingLost();
});

it.each([
  ['an error of the server', () => answer(500, { detail: 'Server error.' }), /on our side/],
  ['a refusal without fields', () => answer(400, { detail: 'JSON parse error' }), /on our side/],
  ['no answer', () => noAnswer(), /the server didn’t answer/],
])('keeps what was typed after %s', async (_case, handler: Handler, text) => {
  await send(handler);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectNothingLost();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

it('is a plain form that posts to the same address before its script runs', () => {
  const { container } = render(<ContactForm />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/contact');
  for (const name of ['name', 'email', 'subject', 'message']) {
    expect(container.querySelector(`[name=${name}]`)).toBeRequired();
  }
});

it('hides the trap from people: no Tab stop, no name in the accessibility tree', async () => {
  const { container } = render(<ContactForm />);
  const trap = container.querySelector('[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /leave this field/i })).not.toBeInTheDocument();
});
