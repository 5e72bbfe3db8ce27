import type { Comment, NewComment } from '../../../contract/comments';
import { fieldErrors } from '../../../platform/http/api-error';
import { sql, waitForTurn } from '../../../platform/database/sql';
import type { MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import {
  type CommentRow,
  findComment,
  type Reader,
  type Rows,
  selectComments,
  toComment,
} from './comment-rows';
import { requirePublishedPost } from './list-comments';
import { findSuspicions } from './suspicions';

/** No comment has it: ids begin at 1. */
const noComment = 0;

/**
 * Writes a comment below a published post. One that looks like spam waits for a moderator; all others are on
 * the page at once. One that was written while this one waited for its turn (a button was pressed twice) is not
 * written again: the first is the answer. The same words once more after that answer are a repetition.
 * @throws ApiError 404 for what is no published post, 400 under `parent` for what is no comment to answer
 *   there
 */
export async function addComment(
  context: ServiceContext,
  {
    transaction,
    caller,
    comment: { postId, body, parent, isCrowd, arrivedMs },
  }: MemberWrite & { comment: NewComment & { postId: number; isCrowd?: boolean; arrivedMs: number } },
): Promise<Comment> {
  const { payload } = context;
  const { rows, req } = transaction;
  const nowMs = context.nowMs();
  await requirePublishedPost(rows, postId);
  if (parent != null) await requireThread(rows, postId, parent);
  await waitForTurn(payload, transaction, `comments of ${caller.memberId}`);
  const written = await findJustWritten(rows, {
    postId,
    parent: parent ?? null,
    body,
    arrivedMs,
    nowMs,
    ...caller,
  });
  if (written) return written;
  const candidate = { body, memberId: caller.memberId, exceptId: noComment, isCrowd };
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
  return newlyWritten(row, { memberId: caller.memberId, nowMs });
}

function newlyWritten(row: CommentRow, reader: Reader): Comment {
  const comment = toComment(row, reader);
  return row.parent_id === null ? { ...comment, replies: [] } : comment;
}

interface Press {
  memberId: string;
  postId: number;
  parent: number | null;
  body: string;
  arrivedMs: number;
  nowMs: number;
}

/** The same words of the same member in the same place, written since this press arrived. */
async function findJustWritten(
  rows: Rows,
  { memberId, postId, parent, body, arrivedMs, nowMs }: Press,
): Promise<Comment | null> {
  const isInPlace = parent === null ? sql`c.parent_id IS NULL` : sql`c.parent_id = ${parent}`;
  const [row] = await selectComments(
    rows,
    sql`c.member_id = ${memberId} AND c.post_id = ${postId} AND ${isInPlace} AND c.body = ${body}
      AND c.status IN ('visible', 'pending') AND c.edited_at IS NULL
      AND c.created_at >= ${new Date(arrivedMs).toISOString()}
      ORDER BY c.id LIMIT 1`,
  );
  return row ? newlyWritten(row, { memberId, nowMs }) : null;
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
