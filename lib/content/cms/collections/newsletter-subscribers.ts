import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';

/**
 * Who asked for the newsletter. A row waits until the link in the first mail is confirmed, and goes after a
 * week without; leaving deletes it. Written by lib/content/newsletter alone.
 */
export const newsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Subscriber', plural: 'Newsletter subscribers' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    group: 'People',
    defaultColumns: ['email', 'state', 'confirmedAt', 'createdAt'],
    description:
      'Those who have not confirmed within a week are deleted. Delete a row to unsubscribe somebody.',
  },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  lockDocuments: false,
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, index: true, maxLength: 254 },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: [
        { label: 'Not confirmed yet', value: 'waiting' },
        { label: 'Confirmed', value: 'confirmed' },
      ],
    },
    { name: 'confirmedAt', type: 'date' },
    // The day of the last digest that was put on its way, so that no retry sends one twice.
    {
      name: 'lastIssue',
      type: 'text',
      required: true,
      defaultValue: '',
      index: true,
      admin: { hidden: true },
    },
  ],
};
