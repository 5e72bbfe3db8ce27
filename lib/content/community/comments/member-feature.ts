import * as z from 'zod';
import type { ExportSource, MemberFeature } from '../../../accounts/server/member-data/member-feature';
import { dateColumn, noColumns, sql } from '../../../platform/database/sql';
import { listOwnComments } from './own-comments';

/** Nobody writes more comments than this; the list below asks for all of them. */
const commentsAtMost = 100_000;

/**
 * Comments and reports. Both lose their writer when the member's row goes; the notes that came with reports
 * go before, and a moderator still has to look at the reported comment.
 */
export const commentsOfMember: MemberFeature = {
  exportData: async (source) => ({
    comments: await exportedComments(source),
    comment_reports: await exportedReports(source),
  }),
  erase: async (rows, { memberId }) => {
    await rows(noColumns, sql`UPDATE comment_reports SET note = NULL WHERE member_id = ${memberId}`);
  },
};

async function exportedComments({ payload, memberId, siteUrl }: ExportSource) {
  const { results } = await listOwnComments(payload, memberId, { limit: commentsAtMost, offset: 0 });
  return results.map(({ post, body, status, created_at, edited_at }) => ({
    post: post.title,
    url: post.path === null ? null : `${siteUrl}${post.path}`,
    body,
    status,
    created_at,
    edited_at,
  }));
}

async function exportedReports({ rows, memberId }: ExportSource) {
  const reports = await rows(
    z.object({ reason: z.string(), note: z.string().nullable(), created_at: dateColumn }),
    sql`SELECT reason, note, created_at FROM comment_reports WHERE member_id = ${memberId} ORDER BY created_at`,
  );
  return reports.map((report) => ({ ...report, created_at: new Date(report.created_at).toISOString() }));
}
