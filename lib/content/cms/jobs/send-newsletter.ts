import type { TaskConfig } from 'payload';
import { sendDigest } from '../../newsletter/send-digest';

/** By day, once an hour: the issue that is due goes to those who have not had it. */
export const sendNewsletter: TaskConfig<'sendNewsletter'> = {
  slug: 'sendNewsletter',
  schedule: [{ cron: '10 6-20 * * *', queue: 'nightly' }],
  outputSchema: [{ name: 'mails', type: 'number' }],
  handler: async ({ req }) => ({ output: { mails: await sendDigest(req.payload, Date.now()) } }),
};
