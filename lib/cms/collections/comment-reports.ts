import type { CollectionConfig } from 'payload';
import { moderators, nobody } from '../access/roles';

/** A reader says that a comment should be looked at; once a member and comment. */
export const commentReports: CollectionConfig = {
  slug: 'comment-reports',
  labels: { singular: 'Report of a comment', plural: 'Reported comments' },
  admin: {
    useAsTitle: 'reason',
    group: 'People',
    defaultColumns: ['comment', 'reason', 'note', 'createdAt'],
  },
  access: { create: nobody, read: moderators, update: nobody, delete: moderators },
  lockDocuments: false,
  indexes: [{ fields: ['comment', 'member'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true, index: true },
    { name: 'member', type: 'relationship', relationTo: 'members', index: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: ['unsafe', 'unkind', 'spam', 'private', 'other'],
    },
    { name: 'note', type: 'textarea', maxLength: 500 },
  ],
};
