import type { TaskConfig } from 'payload';

/** How long a message of the contact page is kept; the privacy page says the same. */
export const messageLifetimeMonths = 12;

/** Every night: what visitors wrote more than twelve months ago goes. */
export const deleteOldMessages: TaskConfig<'deleteOldMessages'> = {
  slug: 'deleteOldMessages',
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  retries: 3,
  outputSchema: [{ name: 'deleted', type: 'number' }],
  handler: async ({ req }) => {
    const { docs } = await req.payload.delete({
      collection: 'contact-messages',
      where: { createdAt: { less_than: oldestKept(new Date()).toISOString() } },
      req,
    });
    return { output: { deleted: docs.length } };
  },
};

/** The moment twelve calendar months before `now`; on 29 February the 28th of the year before. */
export function oldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCMonth(now.getUTCMonth() - messageLifetimeMonths);
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return oldest;
}
