import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { commentPagesOfMember } from '../../community/comments/comment-pages-of-member';
import { eraseTracesOfMember } from '../../../accounts/server/member-data/erase-traces-of-member';
import { endAccess } from '../../../accounts/server/tokens/end-access';
import { memberName } from '../../../accounts/server/members/member-name';
import { invalidatePages } from '../../../platform/cache/page-cache';
import { transactionOf } from '../../../platform/database/sql';
import { getSettings } from '../../../platform/settings/settings';
import { afterCommit } from '../../../platform/database/after-commit';
import { emptyDatabaseLog } from '../../../platform/database/erase-for-good';
import type { Member } from '../../../platform/database/payload-types';

/** Pages that show a comment of a member under another name than now are made anew. */
export const renameInComments: CollectionAfterChangeHook<Member> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || memberName(doc) === memberName(previousDoc)) return doc;
  const { rows } = await transactionOf(req);
  const pages = await commentPagesOfMember(rows, doc.id);
  await afterCommit(req, () => invalidatePages(pages));
  return doc;
};

/**
 * A disabled member is out for good: enabled again, they sign in again, and nothing that was handed out
 * before works.
 */
export const endAccessOfDisabled: CollectionAfterChangeHook<Member> = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'disabled' || previousDoc?.status === 'disabled') return doc;
  await endAccess(await transactionOf(req), doc);
  return doc;
};

/** Whoever deletes a member, they themselves or the staff. */
export const eraseMember: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req);
  const memberId = String(id);
  const pages = await commentPagesOfMember(transaction.rows, memberId);
  await eraseTracesOfMember(transaction, {
    memberId,
    tokenSecrets: getSettings().TOKEN_SECRETS,
    nowMs: Date.now(),
  });
  await afterCommit(req, () => {
    invalidatePages(pages);
    void emptyDatabaseLog(req.payload);
  });
};
