import type { TaskConfig } from 'payload';

/** Every night: answers kept for repeated calls whose time is over. One statement, because there may be very many. */
export const deleteExpiredAnswers: TaskConfig<'deleteExpiredAnswers'> = {
  slug: 'deleteExpiredAnswers',
  schedule: [{ cron: '40 3 * * *', queue: 'nightly' }],
  handler: async ({ req }) => {
    await req.payload.db.deleteMany({
      collection: 'idempotency-keys',
      where: { expiresAtMs: { less_than_equal: Date.now() } },
      req,
    });
    return { output: {} };
  },
};
