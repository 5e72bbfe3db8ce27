import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollState } from '@/lib/content/community/polls/poll';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { answer, type Handler, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { PollBox } from './poll-box';

const auth = {
  status: 'signed-out' as Auth['status'],
  readerFetch: (path: string, init?: RequestInit) => {
    const member = auth.status === 'signed-in' && { Authorization: 'Bearer x' };
    return fetch(path, { ...init, headers: { ...init?.headers, ...member } });
  },
};
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const fresh: PollState = {
  id: 12,
  question: 'What is for tea?',
  closes_at: null,
  is_open: true,
  total_votes: 3,
  options: [
    { id: 'a', label: 'Egg', votes: 2, percent: 67 },
    { id: 'b', label: 'Toast', votes: 1, percent: 33 },
  ],
  voted_option: null,
};
const voted: PollState = {
  ...fresh,
  total_votes: 4,
  options: [
    { id: 'a', label: 'Egg', votes: 3, percent: 75 },
    { id: 'b', label: 'Toast', votes: 1, percent: 25 },
  ],
  voted_option: 'a',
};
const read = 'GET /api/v2/polls/?id=12';
const cast = 'POST /api/v2/polls/';
const listOf = (poll: PollState) => ({ meta: { total_count: 1 }, items: [poll] });

let comeNear: () => void = () => undefined;

beforeEach(() => {
  auth.status = 'signed-out';
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

function open(routes: Record<string, Handler> = {}, initial = fresh) {
  const server = serve({ [read]: () => answer(200, listOf(initial)), ...routes });
  const { container } = render(<PollBox initial={initial} path="/blog/eggs" />);
  return { server, user: userEvent.setup(), container };
}

const vote = () => screen.getByRole('button', { name: 'Vote' });
// Hidden by the stylesheet, which Jest does not load.
const results = (container: HTMLElement) => {
  const found = container.querySelector<HTMLElement>('#poll-12-results');
  if (!found) throw new Error('no results');
  return found;
};

it('is a form that a browser can send by itself, and asks nothing before the reader is near', () => {
  const { server, container } = open();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/v2/polls/');
  expect(new URLSearchParams(new FormData(form ?? undefined) as never).toString()).toBe(
    'poll=12&return_to=%2Fblog%2Feggs',
  );
  const group = screen.getByRole('group', { name: 'What is for tea?' });
  const options = within(group).getAllByRole('radio');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['a', 'b']);
  for (const option of options) expect(option).toBeRequired();
  expect(screen.getByRole('link', { name: 'See results' })).toHaveAttribute('href', '#poll-12-results');
  for (const outcome of ['voted', 'again', 'closed', 'later', 'problem']) {
    expect(container.querySelector(`#poll-12-${outcome}`)).toHaveTextContent(/\w/);
  }
  expect(server.calls).toEqual([]);
});

it('votes in place and shows the results at once', async () => {
  const answered = later<Response>();
  const { server, user, container } = open({ [cast]: () => answered.promise });
  await user.click(screen.getByLabelText('Egg'));
  await user.click(vote());
  expect(screen.getByRole('button', { name: 'Voting…' })).toBeDisabled();
  await act(async () => answered.settle(answer(201, voted)));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your vote has been counted.');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(results(container)).toHaveTextContent(/Egg\s*your vote\s*75% \(3\)/);
  expect(results(container)).toHaveTextContent('4 votes');
  expect(results(container).querySelectorAll('rect')[1]).toHaveAttribute('width', '75%');
  await waitFor(() => expect(results(container)).toHaveFocus());
  const call = server.calls.find(({ route }) => route === cast);
  expect(call?.body).toEqual({ poll: 12, option: 'a' });
  expect(call?.init.credentials).toBe('include');
  expect(new Headers(call?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps the vote when figures from before it come late', async () => {
  const late = later<Response>();
  const { user, container } = open({ [read]: () => late.promise, [cast]: () => answer(201, voted) });
  act(() => comeNear());
  await user.click(screen.getByLabelText('Egg'));
  await user.click(vote());
  expect(await screen.findByText('Thank you. Your vote has been counted.')).toBeVisible();
  await act(async () => late.settle(answer(200, listOf(fresh))));
  expect(results(container)).toHaveTextContent(/Egg\s*your vote/);
});

it('votes as the member who is signed in', async () => {
  auth.status = 'signed-in';
  const { server, user } = open({ [cast]: () => answer(201, voted) });
  await user.click(screen.getByLabelText('Egg'));
  await user.click(vote());
  expect(await screen.findByText('Thank you. Your vote has been counted.')).toBeVisible();
  expect(server.calls.at(-1)?.authorization).toBe('Bearer x');
});

it('shows the results to who has voted before, and the fresh figures to everybody', async () => {
  const { server } = open({ [read]: () => answer(200, listOf(voted)) });
  await act(async () => comeNear());
  expect(await screen.findByText('your vote')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back to voting' })).not.toBeInTheDocument();
  expect(server.count(read)).toBe(1);
});

it('shows the results on demand, and goes back to voting', async () => {
  const { user, container } = open();
  await user.click(screen.getByRole('link', { name: 'See results' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(results(container)).toHaveTextContent('3 votes');
  expect(screen.queryByText('your vote')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to voting' }));
  expect(screen.getByLabelText('Egg')).toBeVisible();
});

it.each([
  ['voted before', { ...voted, detail: 'You have voted in this poll already.' }],
  ['came too late', { ...fresh, is_open: false, detail: 'This poll is closed.' }],
])('shows the results to who %s', async (_who, body) => {
  const { user } = open({ [cast]: () => answer(409, body) });
  await user.click(screen.getByLabelText('Egg'));
  await user.click(vote());
  expect(await screen.findByText(body.detail)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it.each<[string, Handler, string]>([
  ['is not answered', noAnswer, 'The server didn’t answer'],
  ['is one too many', () => answer(429, { detail: 'x' }), 'Too many votes from your network'],
  ['is for a poll that is gone', () => answer(404, { detail: 'Not found.' }), 'no longer exists'],
  ['fails', () => answer(500, {}), 'Something went wrong on our side'],
])('keeps the choice when the vote %s, and sends it again as the same', async (_how, failing, text) => {
  const { server, user } = open({ [cast]: failing });
  await user.click(screen.getByLabelText('Toast'));
  await user.click(vote());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Toast')).toBeChecked();
  server.routes[cast] = () => answer(201, { ...voted, voted_option: 'b' });
  await user.click(vote());
  expect(await screen.findByText('Thank you. Your vote has been counted.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const keys = server.calls
    .filter(({ route }) => route === cast)
    .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

it('is only its results when it is closed, with the day', () => {
  const { container } = open({}, { ...fresh, is_open: false, closes_at: '2026-11-20T10:00:00.000Z' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/Closed on .*20 November 2026/);
  expect(results(container)).toHaveTextContent('3 votes');
});

it('says until when it is open', () => {
  const { container } = open({}, { ...fresh, closes_at: '2026-12-24T10:00:00.000Z' });
  expect(container).toHaveTextContent(/Open until .*24 December 2026/);
});
