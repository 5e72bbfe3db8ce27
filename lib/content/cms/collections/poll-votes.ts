import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/**
 * Who has voted where, so that nobody does twice: a keyed hash of the member, or of a visitor's random
 * cookie. A member who votes in a browser that has such a cookie leaves two rows, of which one counts: both
 * are the same person.
 */
export const pollVotes: CollectionConfig = {
  slug: 'poll-votes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['poll', 'voter'], unique: true }],
  fields: [
    { name: 'poll', type: 'relationship', relationTo: 'polls', required: true, index: true },
    { name: 'option', type: 'text', required: true },
    { name: 'voter', type: 'text', required: true, index: true },
    { name: 'isCounted', type: 'checkbox', required: true, defaultValue: true },
  ],
};
