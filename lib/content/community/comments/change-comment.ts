import type { Comment } from '../../../contract/comments';
import { forbidden, notFound } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { type CommentRow, editableMs, findComment, type Rows, toComment } from './comment-rows';
import { findSuspicions } from './suspicions';

/**
 * Changes the text of the caller's own comment within 15 minutes. The new text is looked at as the first was;
 * a comment that waits goes on waiting.
 * @throws ApiError 404 for another member's comment as for one that never was; 403 when the time is over or a
 *   moderator has hidden it
 */
export async function changeComment(
  context: ServiceContext,
  caller: Caller,
  { id, body }: { id: number; body: string },
): Promise<Comment> {
  const { payload } = context;
  return withWriteTransaction(payload, async ({ rows, req }) => {
    const nowMs = context.nowMs();
    const reader = { memberId: caller.memberId, nowMs };
    const row = await requireOwn(rows, caller, id);
    if (row.status === 'hidden') throw forbidden('A moderator has hidden this comment.');
    if (nowMs >= row.created_at + editableMs) {
      throw forbidden('A comment can be changed for 15 minutes. This time is over.');
    }
    if (body !== row.body) {
      const candidate = { body, memberId: caller.memberId, exceptId: id };
      const suspicions = await findSuspicions(rows, candidate, nowMs);
      const isWaiting = row.status === 'pending' || suspicions.length > 0;
      await payload.update({
        collection: 'comments',
        id,
        data: {
          body,
          status: isWaiting ? 'pending' : 'visible',
          editedAt: new Date(nowMs).toISOString(),
        },
        depth: 0,
        // The collection's own rules are for staff; the comment is the caller's.
        overrideAccess: true,
        req,
      });
    }
    return toComment((await findComment(rows, id)) ?? row, reader);
  });
}

/** What stands in the database for a deleted comment's words; readers get none. */
const deletedBody = 'Comment deleted';

/**
 * Deletes the caller's own comment. With replies below it an empty place stays, without writer and words; the
 * last reply takes it along.
 * @throws ApiError 404 for another member's comment as for one that never was
 */
export async function deleteComment(context: ServiceContext, caller: Caller, id: number): Promise<void> {
  const { payload } = context;
  await withWriteTransaction(payload, async ({ rows, req }) => {
    await requireOwn(rows, caller, id);
    const { totalDocs: replies } = await payload.count({
      collection: 'comments',
      where: { parent: { equals: id } },
      req,
    });
    if (replies === 0) {
      await payload.delete({ collection: 'comments', id, depth: 0, overrideAccess: true, req });
      return;
    }
    await payload.db.deleteMany({ collection: 'comment-reports', where: { comment: { equals: id } }, req });
    await payload.update({
      collection: 'comments',
      id,
      data: { member: null, body: deletedBody, status: 'deleted', editedAt: null, reportCount: 0 },
      depth: 0,
      overrideAccess: true,
      req,
    });
  });
}

async function requireOwn(rows: Rows, caller: Caller, id: number): Promise<CommentRow> {
  const row = await findComment(rows, id);
  if (!row || row.member_id !== caller.memberId) throw notFound();
  return row;
}
