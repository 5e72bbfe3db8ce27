import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';

/** What is noted of the staff's work: who did what to which document. */
const auditActions = [
  'sign-in',
  'failed-sign-in',
  'publish',
  'unpublish',
  'delete',
  'staff-added',
  'role-change',
  'password-change',
  'member-disabled',
  'member-enabled',
  'tried-again',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** How long an entry is kept; the nightly job and the description say the same. */
export const auditLifetimeMonths = 12;

/** The trail of the staff's actions. Nobody writes or deletes in it by hand, admins neither. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Entry of the audit trail', plural: 'Audit trail' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'action',
    group: 'System',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'document'],
    description: `Recorded automatically and kept for ${auditLifetimeMonths} months.`,
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // As text, because it has to outlive the account.
    { name: 'actor', type: 'text', required: true, index: true },
    { name: 'action', type: 'select', required: true, index: true, options: [...auditActions] },
    { name: 'subject', label: 'Collection', type: 'text' },
    { name: 'document', type: 'text' },
    { name: 'detail', type: 'text' },
  ],
};
