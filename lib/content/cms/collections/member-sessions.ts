import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/**
 * One row a signed-in device: a family of refresh tokens. The token itself holds the family's random name and
 * a generation; the row holds the name's hash and the generation that is valid now
 * (docs/decisions/0003-refresh-token-families.md).
 */
export const memberSessions: CollectionConfig = {
  slug: 'member-sessions',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'id', type: 'text', required: true, defaultValue: () => crypto.randomUUID() },
    { name: 'member', type: 'relationship', relationTo: 'members', required: true, index: true },
    { name: 'familyHash', type: 'text', required: true, unique: true, index: true },
    { name: 'generation', type: 'number', required: true },
    // Whole seconds, as in the token: the successor of a lost answer is signed again from these and comes out the same.
    { name: 'issuedAtSeconds', type: 'number', required: true },
    { name: 'rotatedAtMs', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'deviceName', type: 'text' },
    { name: 'lastUsedAt', type: 'date', required: true },
  ],
};
