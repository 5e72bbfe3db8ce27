import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { answer, type Handler, later, noAnswer, serve } from '@/lib/accounts/client/testing/fake-server';
import { LiveComments } from './live-comments';
import { reply, thread } from './testing/comments';

const auth = {
  status: 'signed-in' as Auth['status'],
  member: { display_name: 'Bea' },
  login: jest.fn(),
  logout: jest.fn(async () => undefined),
  reloadMember: jest.fn(async () => undefined),
  openSignIn: jest.fn(),
  closeSignIn: jest.fn(),
  authenticatedFetch: (path: string, init?: RequestInit) => fetch(path, init),
};
jest.mock('@/lib/accounts/client/auth-context', () => ({ useAuth: () => auth }));

const firstPage = 'GET /api/add-comment/7?page=1&page_size=100';
const write = 'POST /api/add-comment/7';
const own = {
  is_mine: true,
  author: { name: 'Bea' },
  can_edit_until: new Date(Date.now() + 600_000).toISOString(),
};

const others: CommentPage = { count: 1, totalComments: 1, results: [thread(1)] };
const listOf = ({ count, totalComments, results }: CommentPage, next: string | null = null) => ({
  count,
  total_comments: totalComments,
  next,
  previous: null,
  results,
});

function open(routes: Record<string, Handler> = {}, initial: CommentPage = others) {
  const server = serve({ [firstPage]: () => answer(200, listOf(initial)), ...routes });
  const view = () => (
    <SWRConfig
      value={{
        provider: () => new Map(),
        fetcher: async (path: string) => readJson(await fetch(path)),
        shouldRetryOnError: false,
      }}
    >
      <LiveComments postId={7} path="/blog/eggs" initial={initial} />
    </SWRConfig>
  );
  const { rerender } = render(view());
  return { server, user: userEvent.setup(), again: () => rerender(view()) };
}

const box = () => screen.getByLabelText('Your comment');
const send = () => screen.getByRole('button', { name: 'Post comment' });
const commentBy = (text: string) => {
  const article = screen.getByText(text, { selector: 'article p' }).closest('article');
  if (!article) throw new Error(`no comment ${text}`);
  return within(article);
};

async function writeComment(text: string, handler: Handler) {
  const opened = open({ [write]: handler });
  await opened.user.type(box(), text);
  await opened.user.click(send());
  return opened;
}

beforeEach(() => {
  auth.status = 'signed-in';
  localStorage.clear();
  jest.clearAllMocks();
});

describe('a visitor', () => {
  beforeEach(() => {
    auth.status = 'signed-out';
  });

  it('reads, asks the server for nothing, and is asked to sign in for everything else', async () => {
    const { user, server } = open();
    expect(screen.getByText('Text 1')).toBeVisible();
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
    for (const control of [
      screen.getByRole('link', { name: 'Sign in to comment' }),
      screen.getByRole('button', { name: 'Reply to Ana' }),
      screen.getByRole('button', { name: 'Report the comment by Ana' }),
    ]) {
      await user.click(control);
      expect(auth.openSignIn).toHaveBeenLastCalledWith({
        description: 'Sign in to comment.',
        opener: control,
      });
    }
    expect(server.calls).toEqual([]);
  });

  it('gets the form when signed in, and loses what only the member saw when signed out', async () => {
    const waiting = thread(2, { ...own, status: 'pending', body: 'Only mine' });
    const { again } = open({
      [firstPage]: () => answer(200, listOf({ ...others, count: 2, results: [thread(1), waiting] })),
    });
    auth.status = 'signed-in';
    again();
    expect(await screen.findByText('Only mine')).toBeVisible();
    expect(box()).toBeVisible();
    auth.status = 'signed-out';
    again();
    expect(screen.queryByText('Only mine')).not.toBeInTheDocument();
    expect(screen.getByText('Text 1')).toBeVisible();
  });
});

describe('writing', () => {
  it('shows the comment while it is on its way, and empties the form when it has arrived', async () => {
    const answered = later<Response>();
    const { server, user } = await writeComment('Peas it is', () => answered.promise);
    expect(screen.getByRole('button', { name: 'Posting…' })).toBeDisabled();
    expect(commentBy('Peas it is').getByText('Sending…')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeVisible();
    await act(async () => answered.settle(answer(201, thread(2, { ...own, body: 'Peas it is' }))));
    expect(await screen.findByText('Your comment has been published.')).toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeVisible();
    expect(commentBy('Peas it is').getByRole('button', { name: 'Edit your comment' })).toBeVisible();
    const call = server.calls.find(({ route }) => route === write);
    expect(call?.body).toEqual({ body: 'Peas it is' });
    expect(new Headers(call?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    await user.type(box(), 'x');
    expect(localStorage.getItem('comment-draft:7:new')).toContain('"x"');
  });

  it('says that a comment waits for a moderator', async () => {
    await writeComment('See www.x.example', () =>
      answer(201, thread(2, { ...own, status: 'pending', body: 'See www.x.example' })),
    );
    expect(
      await screen.findByText('Your comment is waiting for a moderator. Only you can see it for now.'),
    ).toBeInTheDocument();
    expect(commentBy('See www.x.example').getByText(/^Waiting for a moderator/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeVisible();
  });

  it.each<[string, Handler, string]>([
    [
      'refused',
      () => answer(400, { body: ['This field may not be blank.'] }),
      'This field may not be blank.',
    ],
    [
      'too often',
      () => answer(429, { detail: 'Request was throttled.' }),
      'Too many in a short time: wait a minute',
    ],
    ['not answered', noAnswer, 'The server didn’t answer'],
    ['broken', () => answer(500, { detail: 'Server error.' }), 'Something went wrong on our side'],
    ['signed out', () => answer(401, { detail: 'x' }), 'You are signed out'],
    ['too late', () => answer(404, { detail: 'Not found.' }), 'It no longer exists.'],
  ])('keeps what was typed when it is %s, and sends it again as the same', async (_how, failing, text) => {
    const { server, user } = await writeComment('Peas it is', failing);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Your comment was not sent. ${text}`);
    expect(box()).toHaveValue('Peas it is');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('Your comment was not sent.'));
    expect(screen.queryByRole('article', { name: 'Comment by Bea' })).not.toBeInTheDocument();
    server.routes[write] = () => answer(201, thread(2, { ...own, body: 'Peas it is' }));
    await user.click(send());
    expect(await screen.findByText('Your comment has been published.')).toBeInTheDocument();
    const keys = server.calls
      .filter(({ route }) => route === write)
      .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('has the words again after a reload', async () => {
    localStorage.setItem(
      'comment-draft:7:new',
      JSON.stringify({ text: 'Half a tho', savedAtMs: Date.now() }),
    );
    await act(async () => open());
    expect(box()).toHaveValue('Half a tho');
  });
});

describe('one’s own comment', () => {
  const mine = thread(2, { ...own, body: 'Mine' });
  const page: CommentPage = { count: 2, totalComments: 2, results: [thread(1), mine] };
  const routes = { [firstPage]: () => answer(200, listOf(page)) };

  it('can be changed only as long as the server lets it', async () => {
    const late = thread(3, { ...own, body: 'Late', can_edit_until: new Date(Date.now() - 1).toISOString() });
    open({ [firstPage]: () => answer(200, listOf({ ...page, results: [mine, late] })) });
    expect(await screen.findByText('Late')).toBeVisible();
    expect(commentBy('Mine').getByRole('button', { name: 'Edit your comment' })).toBeVisible();
    expect(commentBy('Late').queryByRole('button', { name: 'Edit your comment' })).not.toBeInTheDocument();
    expect(commentBy('Late').getByRole('button', { name: 'Delete your comment' })).toBeVisible();
    expect(commentBy('Late').queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
  });

  it('is changed in its place', async () => {
    const { user, server } = open({
      ...routes,
      'PATCH /api/comments/2': () =>
        answer(200, { ...mine, body: 'Mine, better', edited_at: mine.created_at }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit your comment' }));
    const editor = screen.getByLabelText('Change your comment');
    expect(editor).toHaveFocus();
    await user.type(editor, ', better');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mine, better')).toBeVisible();
    expect(commentBy('Mine, better').getByText('edited')).toBeVisible();
    expect(screen.getByText('Your comment has been changed.')).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ body: 'Mine, better' });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Comment by Bea' })).toHaveFocus());
  });

  it('stays as typed when it cannot be changed any more', async () => {
    const { user } = open({
      ...routes,
      'PATCH /api/comments/2': () =>
        answer(403, { detail: 'A comment can be changed for 15 minutes. This time is over.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit your comment' }));
    await user.type(screen.getByLabelText('Change your comment'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This time is over/)).toBeVisible();
    expect(screen.getByLabelText('Change your comment')).toHaveValue('Mine!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Mine')).toBeVisible();
  });

  it('is deleted after a question, and its words can be had back', async () => {
    const { user, server } = open({
      ...routes,
      'DELETE /api/comments/2': () => answer(204, null),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.count('DELETE /api/comments/2')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Delete your comment' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Mine')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore the text' }));
    expect(box()).toHaveValue('Mine');
  });

  it('stays when deleting fails, and says so', async () => {
    const { user } = open({ ...routes, 'DELETE /api/comments/2': () => answer(500, {}) });
    await user.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your comment was not deleted.');
    expect(screen.getByText('Mine')).toBeInTheDocument();
  });
});

it('answers a thread, and the reply stands below it', async () => {
  const { user, server } = open({
    [write]: () => answer(201, reply(3, 1, { ...own, body: 'Same here' })),
  });
  await user.click(screen.getByRole('button', { name: 'Reply to Ana' }));
  const form = screen.getByLabelText('Your reply to Ana');
  expect(form).toHaveFocus();
  await user.type(form, 'Same here');
  await user.click(screen.getByRole('button', { name: 'Post reply' }));
  const replies = await screen.findByRole('list', { name: 'Replies' });
  await waitFor(() => expect(within(replies).getByRole('article')).toHaveFocus());
  expect(screen.queryByLabelText('Your reply to Ana')).not.toBeInTheDocument();
  expect(server.calls.find(({ route }) => route === write)?.body).toEqual({ body: 'Same here', parent: 1 });
  expect(within(replies).queryByRole('button', { name: /Reply/ })).not.toBeInTheDocument();
});

it('reports a comment once', async () => {
  const { user, server } = open({
    'POST /api/comments/1/report': () => answer(201, { detail: 'Thank you.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Report the comment by Ana' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report the comment by Ana' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await user.click(dialog.getByLabelText('It is unkind or insulting'));
  await user.type(dialog.getByLabelText(/A note/), ' Really ');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Reported')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toEqual({ reason: 'unkind', note: 'Really' });
});

it('shows further threads on demand, each once', async () => {
  auth.status = 'signed-out';
  const initial: CommentPage = { count: 3, totalComments: 3, results: [thread(1), thread(2)] };
  let isDown = true;
  const { user } = open(
    {
      'GET /api/add-comment/7?page=2&page_size=100': () =>
        isDown
          ? noAnswer()
          : answer(200, listOf({ count: 3, totalComments: 3, results: [thread(2), thread(3)] })),
    },
    initial,
  );
  await user.click(screen.getByRole('button', { name: 'Show more comments' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More comments couldn’t be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Show more comments' }));
  expect(await screen.findByText('Text 3')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more comments' })).not.toBeInTheDocument();
});

it('says when it is not known which comments are one’s own, and asks again', async () => {
  let isDown = true;
  const mine = { ...others, results: [thread(1, own)] };
  const { user } = open({ [firstPage]: () => (isDown ? answer(503, {}) : answer(200, listOf(mine))) });
  expect(await screen.findByText(/We couldn’t check which comments are yours/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('(you)')).toBeVisible();
});

it('shows what looks like markup or an address as the text that it is', () => {
  auth.status = 'signed-out';
  const body = '<img src=x onerror=alert(1)> https://x.example';
  const { container } = render(
    <LiveComments
      postId={7}
      path="/blog/eggs"
      initial={{ ...others, results: [thread(1, { body, author: { name: '<b>Ana</b>' } })] }}
    />,
  );
  expect(screen.getByText(body)).toBeVisible();
  expect(container.querySelector('img, b, article a')).toBeNull();
});
