import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';
import { tryMailAgain } from '../jobs/try-again';

/**
 * Mails on their way: stored with what they tell about, sent after it, gone once the mail server has them.
 * What is listed waits or was given up. Whom a mail is for and what it says lies sealed: the table shows it
 * to nobody (lib/platform/mail/outbox.ts).
 */
export const outgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  labels: { singular: 'Mail on its way', plural: 'Mails on their way' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'kind',
    group: 'System',
    defaultColumns: ['kind', 'state', 'attempts', 'lastError', 'createdAt'],
    description:
      'A mail that failed is sent again by itself, after longer and longer waits. What was given up ' +
      'is kept for a week and can be tried again.',
    components: { edit: { beforeDocumentControls: ['/components/content/panel/try-again#TryAgain'] } },
  },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  lockDocuments: false,
  endpoints: [{ path: '/:id/try-again', method: 'post', handler: tryMailAgain }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: [
        { label: 'Waiting', value: 'waiting' },
        { label: 'Given up', value: 'failed' },
      ],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'sealed', type: 'textarea', required: true, hidden: true, access: { read: () => false } },
    // A keyed hash of the address, by which a deleted member's mails are found.
    { name: 'recipientKey', type: 'text', required: true, index: true, hidden: true },
    { name: 'nextAttemptAtMs', type: 'number', required: true, index: true, admin: { hidden: true } },
    { name: 'claimedUntilMs', type: 'number', admin: { hidden: true } },
    { name: 'giveUpAtMs', type: 'number', required: true, admin: { hidden: true } },
  ],
};
