import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../content/page-cache';
import { isStaff, moderators, nobody } from '../access/roles';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';

const tags = [cacheTags.posts];

export const comments: CollectionConfig = {
  slug: 'comments',
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'body',
    group: 'People',
    defaultColumns: ['body', 'post', 'status', 'createdAt'],
    description: 'Written by members. Moderators show, hide or delete them.',
  },
  access: {
    create: nobody,
    read: ({ req }) => isStaff(req, ['admin', 'moderator']) || { status: { equals: 'visible' } },
    update: moderators,
    delete: moderators,
  },
  lockDocuments: false,
  hooks: { afterChange: [invalidateAfterChange(tags)], afterDelete: [invalidateAfterDelete(tags)] },
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', required: true, index: true },
    { name: 'member', type: 'relationship', relationTo: 'members', index: true },
    { name: 'parent', type: 'relationship', relationTo: 'comments', index: true },
    { name: 'body', type: 'textarea', required: true, minLength: 1, maxLength: 2000 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'visible',
      index: true,
      options: ['visible', 'pending', 'hidden', 'deleted'],
    },
    { name: 'editedAt', type: 'date', admin: { readOnly: true } },
    { name: 'reportCount', type: 'number', defaultValue: 0, index: true, admin: { readOnly: true } },
  ],
};
