import type { CollectionConfig } from 'payload';
import { nobody, isStaff } from '../access/roles';

/**
 * What readers answered to "Was this helpful?", one row a page. Nothing of the reader is stored. Written by
 * lib/content/community/helpful alone.
 */
export const pageVotes: CollectionConfig = {
  slug: 'page-votes',
  labels: { singular: 'Page', plural: 'Was this helpful?' },
  defaultSort: '-unhelpful',
  admin: {
    useAsTitle: 'path',
    group: 'Content',
    defaultColumns: ['path', 'helpful', 'unhelpful', 'updatedAt'],
    description: 'How many readers found each page helpful. Those with the most “No” come first.',
  },
  access: { create: nobody, read: ({ req }) => isStaff(req), update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'path', label: 'Page', type: 'text', required: true, unique: true, index: true, maxLength: 200 },
    { name: 'helpful', label: 'Yes', type: 'number', required: true, defaultValue: 0 },
    { name: 'unhelpful', label: 'No', type: 'number', required: true, defaultValue: 0, index: true },
  ],
};
