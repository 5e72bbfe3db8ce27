import type { CollectionConfig } from 'payload';
import { admins, nobody, nobodyField } from '../access/roles';
import { endAccessOfDisabled, eraseMember, renameInComments } from '../hooks/follow-member';

/** The people of the site. They sign in with our own tokens, never with Payload's. */
export const members: CollectionConfig = {
  slug: 'members',
  admin: {
    useAsTitle: 'email',
    group: 'People',
    defaultColumns: ['email', 'displayName', 'status', 'createdAt'],
  },
  access: { create: nobody, read: admins, update: admins, delete: admins },
  lockDocuments: false,
  hooks: { afterChange: [renameInComments, endAccessOfDisabled], beforeDelete: [eraseMember] },
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      defaultValue: () => crypto.randomUUID(),
      admin: { hidden: true },
    },
    {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: nobodyField },
      admin: { description: 'Stored in lower case.' },
    },
    { name: 'firstName', type: 'text', maxLength: 80 },
    { name: 'lastName', type: 'text', maxLength: 80 },
    { name: 'displayName', type: 'text', maxLength: 80 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      index: true,
      options: ['active', 'disabled'],
      admin: { description: 'A disabled member cannot sign in and is signed out everywhere.' },
    },
    { name: 'preferences', type: 'json', defaultValue: {}, admin: { hidden: true } },
    // argon2id in PHC form; null for members who only ever signed in with Google.
    { name: 'passwordHash', type: 'text', hidden: true, access: { read: nobodyField, update: nobodyField } },
    { name: 'passwordChangedAt', type: 'date', admin: { readOnly: true } },
    {
      name: 'googleSubject',
      type: 'text',
      unique: true,
      hidden: true,
      access: { read: nobodyField, update: nobodyField },
    },
    { name: 'lastSignInAt', type: 'date', admin: { readOnly: true } },
  ],
};
