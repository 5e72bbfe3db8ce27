import type { CollectionConfig } from 'payload';
import { moderators, nobody } from '../access/roles';

/** What visitors wrote through the contact page. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'subject',
    group: 'People',
    defaultColumns: ['subject', 'name', 'isAnswered', 'createdAt'],
    description: 'Messages are deleted automatically after 12 months.',
  },
  access: { create: nobody, read: moderators, update: moderators, delete: moderators },
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'email', type: 'text', required: true, maxLength: 254 },
    { name: 'subject', type: 'text', required: true, maxLength: 150 },
    { name: 'message', type: 'textarea', required: true, maxLength: 5000 },
    { name: 'isAnswered', type: 'checkbox', defaultValue: false },
  ],
};
