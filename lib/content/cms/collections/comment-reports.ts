import type { CollectionConfig } from 'payload';
import { isStaff, moderators, nobody } from '../access/roles';

/** A reader says that a comment should be looked at; once a member and comment. */
export const commentReports: CollectionConfig = {
  slug: 'comment-reports',
  labels: { singular: 'Report of a comment', plural: 'Reported comments' },
  admin: {
    useAsTitle: 'reason',
    group: 'People',
    defaultColumns: ['comment', 'reason', 'note', 'createdAt'],
  },
  access: { create: nobody, read: ({ req }) => isStaff(req), update: nobody, delete: moderators },
  lockDocuments: false,
  indexes: [{ fields: ['comment', 'member'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true, index: true },
    {
      name: 'member',
      label: 'Reported by',
      type: 'relationship',
      relationTo: 'members',
      index: true,
      // Accounts are for admins to see.
      admin: {
        disableListColumn: true,
        condition: (_data, _siblings, { user }) => user?.role === 'admin',
      },
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: ['unsafe', 'unkind', 'spam', 'private', 'other'],
    },
    // How long it may be says the contract (lib/contract/comments.ts).
    { name: 'note', type: 'textarea' },
  ],
};
