import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { invalidateAllPages, noteContentChange } from '../../../platform/cache/page-cache';
import { afterCommit } from '../../../platform/database/after-commit';

/**
 * A new file shows in the lists of files alone; one that was changed may stand on any page, with its text and
 * its cut.
 */
export const followFile: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (!req.context.keepsPages) {
    await afterCommit(req, operation === 'create' ? noteContentChange : invalidateAllPages);
  }
  return doc;
};

export const followFileDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!req.context.keepsPages) await afterCommit(req, invalidateAllPages);
  return doc;
};
