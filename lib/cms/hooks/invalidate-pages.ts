import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { invalidatePages } from '../../content/page-cache';
import { afterCommit } from '../database/after-commit';

/** Seeds and tests that change a thousand documents switch invalidation off with `req.context.keepsPages`. */
export const invalidateAfterChange: (tags: readonly string[]) => CollectionAfterChangeHook =
  (tags) =>
  async ({ doc, previousDoc, req }) => {
    // Saving a draft changes nothing that a visitor sees.
    const isVisible = doc._status === undefined || doc._status === 'published';
    const wasVisible = previousDoc?._status === undefined || previousDoc._status === 'published';
    if (!req.context.keepsPages && (isVisible || wasVisible)) {
      await afterCommit(req, () => invalidatePages(tags));
    }
    return doc;
  };

export const invalidateAfterDelete: (tags: readonly string[]) => CollectionAfterDeleteHook =
  (tags) =>
  async ({ doc, req }) => {
    if (!req.context.keepsPages) await afterCommit(req, () => invalidatePages(tags));
    return doc;
  };
