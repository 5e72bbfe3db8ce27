import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { cacheTags, invalidatePages } from '../../../platform/cache/page-cache';
import { afterCommit } from '../../../platform/database/after-commit';
import type { Comment } from '../../../platform/database/payload-types';

/** What readers see of a comment: its text, or that there was one. */
const shown: readonly Comment['status'][] = ['visible', 'deleted'];

/** A comment shows on its post's page and counts in the lists: both are made anew. Other posts' pages stay. */
export const invalidateAfterCommentChange: CollectionAfterChangeHook<Comment> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const wasShown = operation === 'update' && shown.includes(previousDoc.status);
  if (shown.includes(doc.status) || wasShown) await invalidateAround(doc, req);
  return doc;
};

export const invalidateAfterCommentDelete: CollectionAfterDeleteHook<Comment> = async ({ doc, req }) => {
  if (shown.includes(doc.status)) await invalidateAround(doc, req);
  return doc;
};

async function invalidateAround({ post }: Comment, req: PayloadRequest): Promise<void> {
  if (req.context.keepsPages) return;
  const id = typeof post === 'number' ? post : post.id;
  const { slug } = await req.payload.findByID({
    collection: 'posts',
    id,
    select: { slug: true },
    depth: 0,
    req,
  });
  await afterCommit(req, () => invalidatePages([cacheTags.post(slug), cacheTags.commentCounts]));
}
