import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CommentPage } from '@/lib/content/community/comments/list-comments';
import { Comments } from './comments';
import { reply, thread } from './testing/comments';

jest.mock('@/lib/accounts/client/auth-context', () => ({
  useAuth: () => ({ status: 'signed-out', openSignIn: () => undefined }),
}));

const initial: CommentPage = {
  count: 2,
  totalComments: 3,
  results: [
    thread(1, { replies: [reply(2, 1, { author: { name: 'Bea' } })] }),
    thread(3, { status: 'deleted', body: '', author: null, replies: [reply(4, 3)] }),
  ],
};
const comments = <Comments postId={7} path="/blog/eggs" initial={initial} />;

let comeNear: () => void = () => undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

it('can be read without scripts, in threads, with a link to sign in', () => {
  document.body.innerHTML = renderToString(comments);
  expect(screen.getByRole('heading', { name: '3 comments' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('list', { name: 'Replies' })).toHaveLength(2);
  expect(screen.getByText('Comment deleted')).toBeVisible();
  expect(screen.getAllByText('21 November 2026')[0]?.closest('time')).toHaveAttribute(
    'datetime',
    '2026-11-21T08:00:00.000Z',
  );
  expect(screen.getByRole('link', { name: 'Sign in to comment' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fblog%2Feggs%23comments',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  document.body.innerHTML = '';
});

it('offers to take part once the reader is near', async () => {
  render(comments);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => comeNear());
  expect(await screen.findAllByRole('button', { name: /^Reply to/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(3);
});

it('says that there are none yet', () => {
  render(<Comments postId={7} path="/blog/eggs" initial={{ count: 0, totalComments: 0, results: [] }} />);
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
  expect(screen.getByText('No comments yet.')).toBeVisible();
});
