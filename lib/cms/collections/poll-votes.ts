import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/** Who has voted where, so that nobody does twice. A visitor is known by the hash of a random cookie, a member by id. */
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
  ],
};
