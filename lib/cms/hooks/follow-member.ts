import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { commentPagesOfMember } from '../../account/comment-pages-of-member';
import { eraseTracesOfMember } from '../../account/erase-traces-of-member';
import { endAccess } from '../../auth/end-access';
import { memberName } from '../../comments/member-name';
import { invalidatePages } from '../../content/page-cache';
import { transactionOf } from '../../http/database';
import { getSettings } from '../../ops/settings';
import { afterCommit } from '../database/after-commit';
import { emptyDatabaseLog } from '../database/erase-for-good';
import type { Member } from '../payload-types';

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

/** A disabled member is out for good: enabled again, they sign in again, and nothing that was handed out before works. */
export const endAccessOfDisabled: CollectionAfterChangeHook<Member> = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'disabled' || previousDoc?.status === 'disabled') return doc;
  const { rows } = await transactionOf(req);
  await endAccess(rows, doc);
  return doc;
};

/** Whoever deletes a member, they themselves or the staff. */
export const eraseMember: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await transactionOf(req);
  const memberId = String(id);
  const pages = await commentPagesOfMember(rows, memberId);
  await eraseTracesOfMember(rows, { memberId, secrets: getSettings().TOKEN_SECRETS, nowMs: Date.now() });
  await afterCommit(req, () => {
    invalidatePages(pages);
    void emptyDatabaseLog(req.payload);
  });
};
