import type { Access, FieldAccess, PayloadRequest } from 'payload';
import type { Staff } from '../../../platform/database/payload-types';

export const staffRoles = ['admin', 'editor', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Whether the caller is staff in one of the roles. A person who still has the one-time password has no rights
 * at all but to change it (see `ownAccountOrAdmin`).
 */
export function isStaff(req: PayloadRequest, roles: readonly StaffRole[] = staffRoles): boolean {
  const user: Staff | null = req.user;
  return user !== null && !user.mustChangePassword && roles.includes(user.role);
}

export const anyone: Access = () => true;
export const nobody: Access = () => false;
export const admins: Access = ({ req }) => isStaff(req, ['admin']);
export const editors: Access = ({ req }) => isStaff(req, ['admin', 'editor']);
export const moderators: Access = ({ req }) => isStaff(req, ['admin', 'moderator']);

export const adminsOnlyField: FieldAccess = ({ req }) => isStaff(req, ['admin']);
export const nobodyField: FieldAccess = () => false;

/** Visitors see what is published; staff see drafts too. */
export const publishedOrStaff: Access = ({ req }) => isStaff(req) || { _status: { equals: 'published' } };

/**
 * Staff read and change their own account, also while a one-time password is waiting to be changed; admins
 * every account.
 */
export const ownAccountOrAdmin: Access = ({ req }) => {
  if (isStaff(req, ['admin'])) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
