import type { TaskConfig } from 'payload';
import { emptyDatabaseLog } from '../../../platform/database/erase-for-good';
import { deleteExpired, deleteOldOutbox } from './delete-expired';

/**
 * Every night: answers kept for repeated calls whose time is over, in one statement, because there may be
 * very many; and all else that is past its time.
 */
export const deleteExpiredAnswers: TaskConfig<'deleteExpiredAnswers'> = {
  slug: 'deleteExpiredAnswers',
  schedule: [{ cron: '40 3 * * *', queue: 'nightly' }],
  handler: async ({ req }) => {
    await req.payload.db.deleteMany({
      collection: 'idempotency-keys',
      where: { expiresAtMs: { less_than_equal: Date.now() } },
      req,
    });
    await deleteExpired(req.payload, Date.now());
    await deleteOldOutbox(Date.now());
    await emptyDatabaseLog(req.payload);
    return { output: {} };
  },
};
