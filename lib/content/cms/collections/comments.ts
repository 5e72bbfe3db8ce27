import type { CollectionConfig } from 'payload';
import { dropFromCommentTotal, syncCommentTotal } from '../../community/comments/sync-comment-total';
import { isStaff, moderators, nobody, nobodyField } from '../access/roles';
import { authorName } from '../hooks/author-name';
import { dropEmptyPlaceholder, dropRepliesAndReports } from '../hooks/drop-comments';
import {
  invalidateAfterCommentChange,
  invalidateAfterCommentDelete,
} from '../hooks/invalidate-comment-pages';

/** Words are their writer's: staff show, hide or delete them, and change none. */
const asWritten = { update: nobodyField };

export const comments: CollectionConfig = {
  slug: 'comments',
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'body',
    group: 'People',
    defaultColumns: ['body', 'status', 'reportCount', 'author', 'post', 'createdAt'],
    listSearchableFields: ['body'],
    description:
      'Written by members. “pending” waits for a moderator: it looked like spam, or three readers ' +
      'reported it. “hidden” is seen by nobody.',
  },
  access: {
    create: nobody,
    read: ({ req }) => isStaff(req) || { status: { equals: 'visible' } },
    update: moderators,
    delete: moderators,
  },
  lockDocuments: false,
  // SQLite keeps no statistics: it would go through all comments that are visible for those of one post.
  indexes: [
    { fields: ['post', 'status', 'parent'] },
    { fields: ['post', 'parent', 'createdAt'] },
    { fields: ['member', 'createdAt'] },
  ],
  hooks: {
    beforeChange: [
      ({ data, operation, originalDoc }) => {
        // A moderator has looked and found it well: it takes three new reports to bring it back.
        const isApproved =
          operation === 'update' && data.status === 'visible' && originalDoc?.status !== 'visible';
        return isApproved ? { ...data, reportCount: 0 } : data;
      },
    ],
    afterChange: [syncCommentTotal, invalidateAfterCommentChange],
    beforeDelete: [dropRepliesAndReports],
    afterDelete: [dropEmptyPlaceholder, dropFromCommentTotal, invalidateAfterCommentDelete],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'visible',
      index: true,
      options: ['visible', 'pending', 'hidden', 'deleted'],
      admin: { components: { Cell: '/components/content/panel/comment-status-cell#CommentStatusCell' } },
    },
    // How long it may be says the contract (lib/contract/comments.ts), which counts characters and not UTF-16 units.
    { name: 'body', type: 'textarea', required: true, access: asWritten },
    {
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      required: true,
      index: true,
      access: asWritten,
    },
    {
      name: 'parent',
      label: 'Reply to',
      type: 'relationship',
      relationTo: 'comments',
      index: true,
      access: asWritten,
      admin: { condition: ({ parent }) => Boolean(parent) },
    },
    {
      name: 'reports',
      type: 'join',
      collection: 'comment-reports',
      on: 'comment',
      defaultSort: '-createdAt',
      admin: { defaultColumns: ['reason', 'note', 'createdAt'], allowCreate: false },
    },
    {
      name: 'author',
      label: 'Written by',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [authorName] },
      admin: { position: 'sidebar', readOnly: true, disableListFilter: true },
    },
    {
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      index: true,
      access: asWritten,
      // Accounts are for admins to see.
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        condition: (_data, _siblings, { user }) => user?.role === 'admin',
      },
    },
    { name: 'editedAt', type: 'date', admin: { position: 'sidebar', readOnly: true } },
    {
      name: 'reportCount',
      label: 'Reports since a moderator looked',
      type: 'number',
      defaultValue: 0,
      index: true,
      access: asWritten,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
};
