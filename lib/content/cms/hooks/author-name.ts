import type { FieldHook } from 'payload';
import { memberName } from '../../../accounts/server/members/member-name';
import type { Comment } from '../../../platform/database/payload-types';

/** Who wrote a comment, as its readers see it: for staff who may not open accounts. */
export const authorName: FieldHook<Comment, string | undefined> = async ({ originalDoc, req }) => {
  // Only the panel shows it.
  if (!req.user) return undefined;
  const member = originalDoc?.member;
  const id = typeof member === 'object' ? member?.id : member;
  if (!id) return memberName(null);
  const found = await req.payload.findByID({
    collection: 'members',
    id,
    select: { displayName: true, firstName: true, status: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return memberName(found);
};
