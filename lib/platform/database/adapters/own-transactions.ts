import { randomUUID } from 'node:crypto';
import type { BasePayload } from 'payload';
import { openTransaction, type Transactional } from './transaction';

interface TransactionalAdapter<Transaction> {
  initializing: Promise<void>;
  payload: Pick<BasePayload, 'logger'>;
  sessions: Record<
    number | string,
    { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> }
  >;
  beginTransaction: (...options: never[]) => Promise<null | number | string>;
  commitTransaction: (id: number | Promise<number | string> | string) => Promise<void>;
  rollbackTransaction: (id: number | Promise<number | string> | string) => Promise<void>;
}

interface TransactionOptions {
  /** Waits for the turn and gives the function that passes it on. */
  acquire: () => Promise<() => void>;
  /** A program that changes the schema of a large database may need longer than a site that serves would forgive. */
  isLongAllowed?: boolean;
  /** Begins again while the database cannot. */
  patiently?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** For a database whose COMMIT does not wait for the disk. */
  flush?: {
    /** Called after each COMMIT, while its writer still has the turn. */
    committed: () => void;
    /** Resolves when what was committed may be acknowledged. Meanwhile others write. */
    flushed: () => Promise<void>;
  };
}

/**
 * A transaction that its owner forgot is rolled back after this long, so that it cannot hold every other
 * writer for good.
 */
const abandonedAfterMs = 60_000;

/**
 * Replaces how a Payload adapter begins and ends transactions: each waits for its turn, and a failed COMMIT
 * reaches the caller. Payload's own swallows it, and would acknowledge what was never stored.
 */
export function withOwnTransactions<Transaction, Adapter extends TransactionalAdapter<Transaction>>(
  adapter: Adapter,
  database: () => Transactional<Transaction>,
  { acquire, isLongAllowed = false, patiently = (work) => work(), flush }: TransactionOptions,
): Adapter {
  const releases = new Map<string, () => void>();

  const end = async (id: string, action: 'resolve' | 'reject') => {
    const session = adapter.sessions[id];
    // Several operations may share one transaction: the first to end it does so for all.
    if (!session) return;
    delete adapter.sessions[id];
    try {
      await session[action]();
      if (action === 'resolve') flush?.committed();
    } finally {
      releases.get(id)?.();
      releases.delete(id);
    }
    if (action === 'resolve') await flush?.flushed();
  };

  adapter.beginTransaction = async () => {
    await adapter.initializing;
    const release = await acquire();
    try {
      const id = randomUUID();
      adapter.sessions[id] = await patiently(() => openTransaction(database()));
      const rollBack = () => {
        adapter.payload.logger.error({ msg: 'A write transaction was left open and has been rolled back.' });
        end(id, 'reject').catch((error: unknown) => adapter.payload.logger.error({ err: error }));
      };
      const abandoned = isLongAllowed ? undefined : setTimeout(rollBack, abandonedAfterMs).unref();
      releases.set(id, () => {
        clearTimeout(abandoned);
        release();
      });
      return id;
    } catch (error) {
      release();
      throw error;
    }
  };
  adapter.commitTransaction = async (id) => end(String(await id), 'resolve');
  adapter.rollbackTransaction = async (id) => end(String(await id), 'reject');
  return adapter;
}
