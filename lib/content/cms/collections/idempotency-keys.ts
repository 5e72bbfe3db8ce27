import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/**
 * Answers of calls that create something, kept for a day under the caller's `Idempotency-Key`: a call that is
 * sent again gets the first answer and creates nothing. The key is stored as a keyed hash over caller,
 * method, path and key.
 */
export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'bodyHash', type: 'text', required: true },
    { name: 'status', type: 'number', required: true },
    { name: 'answer', type: 'textarea', required: true },
    { name: 'expiresAtMs', type: 'number', required: true, index: true },
  ],
};
