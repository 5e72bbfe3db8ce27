import type { Payload } from 'payload';
import * as z from 'zod';
import type { CommentReply } from '../../../contract/comments';
import {
  dateColumn,
  numberColumn,
  readRows,
  type Sql,
  sql,
  type WriteTransaction,
} from '../../../platform/database/sql';
import { memberName } from '../../../accounts/server/members/member-name';

/** How long its writer may change a comment. */
export const editableMs = 15 * 60_000;

const commentRow = z.object({
  id: numberColumn,
  post_id: numberColumn,
  parent_id: numberColumn.nullable(),
  member_id: z.string().nullable(),
  body: z.string(),
  status: z.enum(['visible', 'pending', 'hidden', 'deleted']),
  created_at: dateColumn,
  edited_at: dateColumn.nullable(),
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  member_status: z.enum(['active', 'disabled']).nullable(),
});

/** A comment with what its readers see of its writer. */
export type CommentRow = z.output<typeof commentRow>;

/** Who looks: their own comments are marked, and those that wait are shown to them. */
export interface Reader {
  memberId: string | null;
  nowMs: number;
}

/** Runs a statement outside a transaction or in one. */
export type Rows = WriteTransaction['rows'];

export function rowsOf(payload: Payload): Rows {
  return (row, statement) => readRows(payload, row, statement);
}

/** Comments as `c`, their parents as `p`. */
export function selectComments(rows: Rows, condition: Sql): Promise<CommentRow[]> {
  return rows(
    commentRow,
    sql`SELECT c.id, c.post_id, c.parent_id, c.member_id, c.body, c.status, c.created_at, c.edited_at,
          m.display_name, m.first_name, m.status AS member_status
        FROM comments c
        LEFT JOIN members m ON m.id = c.member_id
        LEFT JOIN comments p ON p.id = c.parent_id
        WHERE ${condition}`,
  );
}

export async function findComment(rows: Rows, id: number): Promise<CommentRow | null> {
  const [row] = await selectComments(rows, sql`c.id = ${id}`);
  return row ?? null;
}

/** What everybody sees counted: replies of a comment that is hidden or waits are hidden with it. */
export const isCounted = sql`c.status = 'visible' AND (c.parent_id IS NULL OR p.status IN ('visible', 'deleted'))`;

/** Visible to all, or waiting and the reader's own. */
function isShownTo(alias: Sql, { memberId }: Reader): Sql {
  const isVisible = sql`${alias}.status = 'visible'`;
  if (memberId === null) return isVisible;
  return sql`(${isVisible} OR (${alias}.status = 'pending' AND ${alias}.member_id = ${memberId}))`;
}

/** Threads that a reader sees: what is deleted keeps its place as long as it has replies. */
export function isShownThread(postId: number, reader: Reader): Sql {
  return sql`c.post_id = ${postId} AND c.parent_id IS NULL AND (${isShownTo(sql`c`, reader)}
    OR (c.status = 'deleted' AND EXISTS (
      SELECT 1 FROM comments r WHERE r.parent_id = c.id AND ${isShownTo(sql`r`, reader)}
    )))`;
}

export function isShownReply(threadIds: readonly number[], reader: Reader): Sql {
  const ids = sql.join(
    threadIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`c.parent_id IN (${ids}) AND ${isShownTo(sql`c`, reader)}`;
}

/** A comment as the contract shows it. */
export function toComment(row: CommentRow, { memberId, nowMs }: Reader): CommentReply {
  const isMine = memberId !== null && row.member_id === memberId;
  const editableUntilMs = row.created_at + editableMs;
  const isDeleted = row.status === 'deleted';
  return {
    id: row.id,
    post: row.post_id,
    parent: row.parent_id,
    body: isDeleted ? '' : row.body,
    status: row.status === 'hidden' ? 'pending' : row.status,
    author: isDeleted ? null : { name: authorOf(row) },
    created_at: new Date(row.created_at).toISOString(),
    edited_at: row.edited_at === null || isDeleted ? null : new Date(row.edited_at).toISOString(),
    can_edit_until: isMine && editableUntilMs > nowMs ? new Date(editableUntilMs).toISOString() : null,
    is_mine: isMine,
  };
}

function authorOf({
  display_name: displayName,
  first_name: firstName,
  member_status: status,
}: CommentRow): string {
  return memberName(status === null ? null : { displayName, firstName, status });
}
