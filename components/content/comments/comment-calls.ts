import type { Comment } from '@/lib/contract/comments';
import type { ReportReason } from '@/lib/contract/comment-limits';
import type { Auth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';

type AuthenticatedFetch = Auth['authenticatedFetch'];

const pageSize = 100;

/** The API's path of one page of a post's comments; the first is what the page's HTML holds. */
export function listPath(postId: number, page: number): string {
  return `/api/add-comment/${postId}?page=${page}&page_size=${pageSize}`;
}

interface NewComment {
  postId: number;
  body: string;
  parent: number | null;
  /** The same for every try to send the same text: it is written once. */
  idempotencyKey: string;
}

export async function sendComment(send: AuthenticatedFetch, comment: NewComment): Promise<Comment> {
  const { postId, body, parent, idempotencyKey } = comment;
  const response = await send(`/api/add-comment/${postId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(parent === null ? { body } : { body, parent }),
  });
  return readJson<Comment>(response);
}

export async function changeComment(send: AuthenticatedFetch, id: number, body: string): Promise<Comment> {
  const response = await send(`/api/comments/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ body }),
  });
  return readJson<Comment>(response);
}

/** What is gone already is well: it may have been deleted in another tab. */
export async function deleteComment(send: AuthenticatedFetch, id: number): Promise<void> {
  const response = await send(`/api/comments/${id}`, { method: 'DELETE' });
  await readDeleted(response);
}

export async function reportComment(
  send: AuthenticatedFetch,
  id: number,
  report: { reason: ReportReason; note: string },
): Promise<void> {
  const response = await send(`/api/comments/${id}/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  await readJson<{ detail: string }>(response);
}
