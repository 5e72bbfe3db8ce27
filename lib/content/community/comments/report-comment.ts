import * as z from 'zod';
import type { NewReport } from '../../../contract/comments';
import { badRequest, notFound } from '../../../platform/http/api-error';
import { numberColumn, sql } from '../../../platform/database/sql';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { isCounted, type Rows, selectComments } from './comment-rows';

/** So many members have to report a comment before it is taken off the page to wait for a moderator. */
const reportsToHide = 3;

const idRow = z.object({ id: numberColumn });

/**
 * Reports a comment to the moderators, once for each member: again is well and changes nothing.
 * @throws ApiError 404 for a comment that is not on the page, 400 for one's own
 */
export async function reportComment(
  context: ServiceContext,
  {
    transaction: { rows, req },
    caller,
    report: { id, reason, note },
  }: MemberWrite & { report: NewReport & { id: number } },
): Promise<void> {
  if (await hasReported(rows, caller, id)) return;
  const [comment] = await selectComments(rows, sql`c.id = ${id} AND ${isCounted}`);
  if (!comment) throw notFound();
  if (comment.member_id === caller.memberId) throw badRequest('You cannot report your own comment.');
  const [report] = await rows(
    idRow,
    sql`INSERT INTO comment_reports (comment_id, member_id, reason, note)
        VALUES (${id}, ${caller.memberId}, ${reason}, ${note || null})
        ON CONFLICT DO NOTHING RETURNING id`,
  );
  if (!report) return;
  const [counted] = await rows(
    z.object({ report_count: numberColumn }),
    sql`UPDATE comments SET report_count = COALESCE(report_count, 0) + 1 WHERE id = ${id} RETURNING report_count`,
  );
  if ((counted?.report_count ?? 0) < reportsToHide) return;
  await context.payload.update({
    collection: 'comments',
    id,
    data: { status: 'pending' },
    depth: 0,
    overrideAccess: true,
    req,
  });
  log.info('comment taken off the page after reports', { comment: id });
}

async function hasReported(rows: Rows, caller: Caller, id: number): Promise<boolean> {
  const found = await rows(
    idRow,
    sql`SELECT id FROM comment_reports WHERE comment_id = ${id} AND member_id = ${caller.memberId}`,
  );
  return found.length > 0;
}
