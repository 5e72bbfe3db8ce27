import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/** Counters that hold across restarts and instances. Keys are keyed hashes: no address or email is kept. */
export const rateLimits: CollectionConfig = {
  slug: 'rate-limits',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'points', type: 'number', required: true },
    { name: 'resetsAtMs', type: 'number', required: true, index: true },
  ],
};
