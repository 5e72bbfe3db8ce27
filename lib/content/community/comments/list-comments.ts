import type { Payload } from 'payload';
import * as z from 'zod';
import type { Comment } from '../../../contract/comments';
import { notFound } from '../../../platform/http/api-error';
import { numberColumn, readRows, sql } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';
import {
  isCounted,
  isShownReply,
  isShownThread,
  type Reader,
  type Rows,
  rowsOf,
  selectComments,
  toComment,
} from './comment-rows';

export interface CommentPage {
  /** Threads that the reader sees. */
  count: number;
  /** Comments that everybody sees, replies too. */
  totalComments: number;
  results: Comment[];
}

/** Which threads of a post, and who reads them. */
interface AskedThreads {
  postId: number;
  page: Pick<Page, 'limit' | 'offset'>;
  reader: Reader;
}

/**
 * One page of a post's threads, oldest first, each with its replies.
 * @throws ApiError 404 for what is no published post
 */
export async function listComments(payload: Payload, asked: AskedThreads): Promise<CommentPage> {
  const { postId } = asked;
  await requirePublishedPost(rowsOf(payload), postId);
  const [threads, totals] = await Promise.all([
    readThreads(payload, asked),
    countComments(payload, [postId]),
  ]);
  return { ...threads, totalComments: totals.get(postId) ?? 0 };
}

/** How many comments each of the posts shows, in one query; posts without any are missing. */
export async function countComments(
  payload: Payload,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (postIds.length === 0) return new Map();
  const ids = sql.join(
    postIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await readRows(
    payload,
    z.object({ post_id: numberColumn, total: numberColumn }),
    sql`SELECT c.post_id, count(*) AS total FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
        WHERE c.post_id IN (${ids}) AND ${isCounted} GROUP BY c.post_id`,
  );
  return new Map(rows.map(({ post_id: id, total }) => [id, total]));
}

/** @throws ApiError 404 */
export async function requirePublishedPost(rows: Rows, postId: number): Promise<void> {
  const found = await rows(
    z.object({ id: numberColumn }),
    sql`SELECT id FROM posts WHERE id = ${postId} AND _status = 'published'`,
  );
  if (found.length === 0) throw notFound();
}

async function readThreads(
  payload: Payload,
  { postId, page: { limit, offset }, reader }: AskedThreads,
): Promise<Pick<CommentPage, 'count' | 'results'>> {
  const rows = rowsOf(payload);
  const isShown = isShownThread(postId, reader);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM comments c WHERE ${isShown}`,
  );
  const threads = await selectComments(
    rows,
    sql`${isShown} ORDER BY c.created_at, c.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const replies =
    threads.length === 0
      ? []
      : await selectComments(
          rows,
          sql`${isShownReply(
            threads.map(({ id }) => id),
            reader,
          )} ORDER BY c.created_at, c.id`,
        );
  return {
    count: counted?.total ?? 0,
    results: threads.map((thread) => ({
      ...toComment(thread, reader),
      replies: replies
        .filter((reply) => reply.parent_id === thread.id)
        .map((reply) => toComment(reply, reader)),
    })),
  };
}
