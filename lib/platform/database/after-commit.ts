import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { NotOnDisk } from './adapters/log-flush';

type Callback = () => void;

type InTransaction = Pick<PayloadRequest, 'transactionID'>;

interface Callbacks {
  committed: Callback[];
  rolledBack: Callback[];
}

/** Every route may come with its own copy of this module, and the adapter with another: they meet at a symbol. */
const registry = globalThis as { [key: symbol]: Map<number | string, Callbacks> | undefined };
const registryKey = Symbol.for('little-pear.commit-callbacks');
const callbacksByTransaction = (registry[registryKey] ??= new Map<number | string, Callbacks>());

/**
 * Runs `callback` once the request's transaction has been committed; never when it is rolled back; at once
 * when there is none.
 *
 * Payload's own `afterChange` runs before the commit: a page rendered in that moment would read, and cache,
 * the old document.
 */
export async function afterCommit(req: InTransaction, callback: Callback): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) callback();
  else callbacksOf(transaction).committed.push(callback);
}

/** Runs `callback` when the request's transaction is rolled back, or cannot be committed. */
export async function afterRollback(req: PayloadRequest, callback: Callback): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction !== undefined && transaction !== null) callbacksOf(transaction).rolledBack.push(callback);
}

function callbacksOf(transaction: number | string): Callbacks {
  const known = callbacksByTransaction.get(transaction) ?? { committed: [], rolledBack: [] };
  callbacksByTransaction.set(transaction, known);
  return known;
}

/** Makes an adapter run the callbacks registered with {@link afterCommit} and {@link afterRollback}. */
export function withCommitCallbacks<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const commit = adapter.commitTransaction.bind(adapter);
  const rollback = adapter.rollbackTransaction.bind(adapter);
  const end = async (incoming: Parameters<typeof commit>[0], outcome: keyof Callbacks) => {
    const id = await incoming;
    let ended: keyof Callbacks = 'rolledBack';
    try {
      await (outcome === 'committed' ? commit : rollback)(id);
      ended = outcome;
    } catch (error) {
      // It is committed all the same, and everybody sees it.
      if (error instanceof NotOnDisk) ended = 'committed';
      throw error;
    } finally {
      const callbacks = callbacksByTransaction.get(id)?.[ended] ?? [];
      callbacksByTransaction.delete(id);
      for (const callback of callbacks) callback();
    }
  };
  adapter.commitTransaction = (id) => end(id, 'committed');
  adapter.rollbackTransaction = (id) => end(id, 'rolledBack');
  return adapter;
}
