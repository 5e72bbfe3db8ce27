import { sql } from 'drizzle-orm';
import type { BaseDatabaseAdapter } from 'payload';

/** Any number that no other lock of ours has on this database. */
const claimLock = 0x1ee_70b5;

interface ClaimingAdapter extends Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'> {
  sessions: Record<
    number | string,
    { db: { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> } }
  >;
}

/**
 * Lets one instance at a time look for jobs to do. Payload looks for those that nobody does, and marks what
 * it found in a second statement: two instances that look at once would both do them. The lock ends with the
 * transaction of the claim, so that a crash cannot leave it held.
 */
export function withJobsClaimedOnce<Adapter extends ClaimingAdapter>(adapter: Adapter): Adapter {
  const update = adapter.updateJobs.bind(adapter);
  adapter.updateJobs = async (args) => {
    const transaction = await args.req?.transactionID;
    const session = transaction === undefined ? undefined : adapter.sessions[transaction];
    if (transaction === undefined || !session || args.data.processing !== true) return update(args);
    try {
      await session.db.execute(sql`SELECT pg_advisory_xact_lock(${claimLock})`);
      return await update(args);
    } catch (error) {
      // Payload leaves the transaction of a claim that failed open.
      await adapter.rollbackTransaction(transaction);
      throw error;
    }
  };
  return adapter;
}
