import type { Comment, NewComment } from '../contract/comments';
import { fieldErrors } from '../http/api-error';
import type { WriteTransaction } from '../http/database';
import type { Caller, ServiceContext } from '../http/service-context';
import { log } from '../ops/log';
import { findComment, type Rows, toComment } from './comment-rows';
import { requirePublishedPost } from './list-comments';
import { findSuspicions } from './suspicions';

/** No comment has it: ids begin at 1. */
const noComment = 0;

/**
 * Writes a comment below a published post. One that looks like spam waits for a moderator; all others are on the page at once.
 * @throws ApiError 404 for what is no published post, 400 under `parent` for what is no comment to answer there
 */
export async function addComment(
  context: ServiceContext,
  transaction: WriteTransaction,
  caller: Caller,
  { postId, body, parent }: NewComment & { postId: number },
): Promise<Comment> {
  const { payload } = context;
  const { rows, req } = transaction;
  const nowMs = context.nowMs();
  await requirePublishedPost(rows, postId);
  if (parent != null) await requireThread(rows, postId, parent);
  const candidate = { body, memberId: caller.memberId, exceptId: noComment };
  const suspicions = await findSuspicions(rows, candidate, nowMs);
  const { id } = await payload.create({
    collection: 'comments',
    data: {
      post: postId,
      member: caller.memberId,
      parent,
      body,
      status: suspicions.length > 0 ? 'pending' : 'visible',
    },
    depth: 0,
    // The collection lets nobody create: comments come through here alone.
    overrideAccess: true,
    req,
  });
  if (suspicions.length > 0)
    log.info('comment waits for a moderator', { comment: id, suspicions: suspicions.join(' ') });
  const row = await findComment(rows, id);
  if (!row) throw new Error('The comment that was just written is not there.');
  const comment = toComment(row, { memberId: caller.memberId, nowMs });
  return row.parent_id === null ? { ...comment, replies: [] } : comment;
}

/** Two levels: a reply answers a thread's first comment, which everybody can see. */
async function requireThread(rows: Rows, postId: number, id: number): Promise<void> {
  const row = await findComment(rows, id);
  if (row?.post_id !== postId || row.status !== 'visible') {
    throw fieldErrors({ parent: [`Invalid pk "${id}" - object does not exist.`] });
  }
  if (row.parent_id !== null) {
    throw fieldErrors({ parent: ['A reply cannot be replied to. Answer the first comment of its thread.'] });
  }
}
