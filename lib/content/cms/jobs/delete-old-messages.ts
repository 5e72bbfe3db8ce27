import type { TaskConfig } from 'payload';
import { monthsBefore } from './months-before';

/** How long a message of the contact page is kept; the privacy page says the same. */
const messageLifetimeMonths = 12;

/** Every night: what visitors wrote more than twelve months ago goes. */
export const deleteOldMessages: TaskConfig<'deleteOldMessages'> = {
  slug: 'deleteOldMessages',
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  outputSchema: [{ name: 'deleted', type: 'number' }],
  handler: async ({ req }) => {
    const { docs } = await req.payload.delete({
      collection: 'contact-messages',
      where: { createdAt: { less_than: monthsBefore(new Date(), messageLifetimeMonths).toISOString() } },
      req,
    });
    return { output: { deleted: docs.length } };
  },
};
