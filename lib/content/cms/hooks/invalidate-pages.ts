import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { invalidatePages } from '../../../platform/cache/page-cache';
import { afterCommit } from '../../../platform/database/after-commit';

/** Seeds and tests that change a thousand documents switch invalidation off with `req.context.keepsPages`. */
export const invalidateAfterChange: (tags: readonly string[]) => CollectionAfterChangeHook =
  (tags) =>
  async ({ doc, req }) => {
    if (!req.context.keepsPages && !isDraftBeside(doc, req)) {
      await afterCommit(req, () => invalidatePages(tags));
    }
    return doc;
  };

/**
 * A draft that is kept beside what is published changes nothing that a visitor sees. The document before says
 * nothing of this: it is the latest draft, whether or not something is published.
 */
function isDraftBeside(doc: { _status?: string }, { query }: PayloadRequest): boolean {
  return doc._status === 'draft' && String(query?.draft) === 'true';
}

export const invalidateAfterDelete: (tags: readonly string[]) => CollectionAfterDeleteHook =
  (tags) =>
  async ({ doc, req }) => {
    if (!req.context.keepsPages) await afterCommit(req, () => invalidatePages(tags));
    return doc;
  };
