import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';

type Callback = () => void;

const callbacksByTransaction = new Map<number | string, Callback[]>();

/**
 * Runs `callback` once the request's transaction has been committed; never when it is rolled back; at once when there is none.
 *
 * Payload's own `afterChange` runs before the commit: a page rendered in that moment would read, and cache, the old document.
 */
export async function afterCommit(req: PayloadRequest, callback: Callback): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) {
    callback();
    return;
  }
  callbacksByTransaction.set(transaction, [...(callbacksByTransaction.get(transaction) ?? []), callback]);
}

/** Makes an adapter run the callbacks registered with {@link afterCommit}. */
export function withCommitCallbacks<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const commit = adapter.commitTransaction.bind(adapter);
  const rollback = adapter.rollbackTransaction.bind(adapter);
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming;
    try {
      await commit(id);
    } catch (error) {
      callbacksByTransaction.delete(id);
      throw error;
    }
    const callbacks = callbacksByTransaction.get(id) ?? [];
    callbacksByTransaction.delete(id);
    for (const callback of callbacks) callback();
  };
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming;
    callbacksByTransaction.delete(id);
    await rollback(id);
  };
  return adapter;
}
