import type { TaskConfig } from 'payload';
import { dropOldMails } from '../../../platform/mail/outbox';
import { auditLifetimeMonths } from '../collections/audit-events';
import { monthsBefore } from './months-before';

/** Every night: entries of the audit trail whose time is over, and mails that were given up a week ago. */
export const deleteOldEvents: TaskConfig<'deleteOldEvents'> = {
  slug: 'deleteOldEvents',
  schedule: [{ cron: '50 3 * * *', queue: 'nightly' }],
  handler: async ({ req }) => {
    const { payload } = req;
    await payload.db.deleteMany({
      collection: 'audit-events',
      where: { createdAt: { less_than: monthsBefore(new Date(), auditLifetimeMonths).toISOString() } },
      req,
    });
    await dropOldMails({ payload, nowMs: Date.now });
    return { output: {} };
  },
};
