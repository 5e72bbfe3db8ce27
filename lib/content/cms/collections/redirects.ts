import type { CollectionConfig } from 'payload';
import { admins, anyone, editors } from '../access/roles';

/** Old addresses of renamed documents. Kept by a hook; shown so that an editor can remove one. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', group: 'Settings', defaultColumns: ['from', 'to', 'createdAt'] },
  access: { create: admins, read: anyone, update: admins, delete: editors },
  lockDocuments: false,
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, index: true },
    {
      name: 'to',
      type: 'relationship',
      relationTo: ['posts', 'stories', 'pages', 'categories'],
      required: true,
    },
  ],
};
