import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Comment } from '../../../platform/database/payload-types';
import { noColumns, sql, transactionOf } from '../../../platform/database/sql';
import { isCounted } from './comment-rows';

/**
 * Syncs the number by which lists order posts with the comments below them, in the comment's own
 * transaction.
 */
export const syncCommentTotal: CollectionAfterChangeHook<Comment> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || previousDoc.status !== doc.status) await recount(doc, req);
  return doc;
};

export const dropFromCommentTotal: CollectionAfterDeleteHook<Comment> = async ({ doc, req }) => {
  await recount(doc, req);
  return doc;
};

/** Counted anew, because replies appear and vanish with what they answer. */
async function recount({ post }: Comment, req: PayloadRequest): Promise<void> {
  const { rows } = await transactionOf(req);
  const id = typeof post === 'object' ? post.id : post;
  // Two who write below one post at the same time would each miss the other's comment: the second waits here.
  if (req.payload.db.name === 'postgres') {
    await rows(noColumns, sql`SELECT 1 FROM listed_posts WHERE post_id = ${id} FOR UPDATE`);
  }
  await rows(
    noColumns,
    sql`UPDATE listed_posts SET comment_total = (
          SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.post_id = ${id}
            AND ${isCounted}
        ) WHERE post_id = ${id}`,
  );
}
