import type { Payload } from 'payload';
import * as z from 'zod';
import type { OwnComment } from '../../../contract/account';
import { dateColumn, numberColumn, readRows, sql } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';

const ownCommentRow = z.object({
  id: numberColumn,
  body: z.string(),
  status: z.enum(['visible', 'pending', 'hidden', 'deleted']),
  parent_id: numberColumn.nullable(),
  created_at: dateColumn,
  edited_at: dateColumn.nullable(),
  post_id: numberColumn,
  title: z.string().nullable(),
  slug: z.string().nullable(),
  is_published: numberColumn,
});

/** One page of what a member wrote below posts, the latest first. */
export async function listOwnComments(
  payload: Payload,
  memberId: string,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: OwnComment[] }> {
  const [counted] = await readRows(
    payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM comments WHERE member_id = ${memberId}`,
  );
  const rows = await readRows(
    payload,
    ownCommentRow,
    sql`SELECT c.id, c.body, c.status, c.parent_id, c.created_at, c.edited_at, c.post_id, p.title, p.slug,
          CASE WHEN p._status = 'published' THEN 1 ELSE 0 END AS is_published
        FROM comments c JOIN posts p ON p.id = c.post_id WHERE c.member_id = ${memberId}
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return { count: counted?.total ?? 0, results: rows.map(toOwnComment) };
}

function toOwnComment(row: z.output<typeof ownCommentRow>): OwnComment {
  return {
    id: row.id,
    body: row.body,
    // That a moderator hid it shows to its writer as waiting, as below the post.
    status: row.status === 'visible' ? 'visible' : 'pending',
    is_reply: row.parent_id !== null,
    created_at: new Date(row.created_at).toISOString(),
    edited_at: row.edited_at === null ? null : new Date(row.edited_at).toISOString(),
    post: {
      id: row.post_id,
      title: row.title ?? '',
      path: row.is_published === 1 && row.slug !== null ? `/blog/${row.slug}#comment-${row.id}` : null,
    },
  };
}
