import { type SQL, sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';

/** Drizzle's template tag: values become parameters, never text. The same object serves SQLite and PostgreSQL. */
export { sql };
export type Sql = SQL;

/** One open write transaction: statements of our own through `rows`, operations of Payload's Local API with `req`. */
export interface WriteTransaction {
  payload: Payload;
  rows: <Row>(row: z.ZodType<Row>, statement: Sql) => Promise<Row[]>;
  req: { transactionID: string | number };
}

/**
 * Payload's two SQL adapters both run a statement this way; their types, merged into one interface, say so
 * only in part. (`@payloadcms/drizzle` 3.90, `sqlite/execute.js` and `postgres/execute.js`.)
 */
interface StatementRunner {
  drizzle: unknown;
  execute: (args: { db?: unknown; drizzle?: unknown; sql: Sql }) => PromiseLike<{ rows: unknown[] }>;
}

/** SQLite's (lib/platform/database/adapters/unsynced-writes.ts). */
interface UnsyncedWriter {
  transaction: <Result>(
    work: (run: (statement: Sql) => Promise<unknown[]>) => Promise<Result>,
  ) => Promise<Result>;
}

/**
 * Runs `work` in one write transaction: it commits when `work` resolves and rolls back when it throws.
 *
 * Every write of ours comes through here, or for counters through {@link withUnsyncedTransaction}, because
 * SQLite has one writer and both take their turn in its queue (lib/platform/database/adapters/write-queue.ts). Inside,
 * an operation of the Local API must be given `req`: without it it would queue behind the transaction that
 * waits for it. A refusal that must be remembered (a counter, a revoked session) has to be returned, not
 * thrown: throwing undoes it.
 * @throws WriteQueueFull when too many writers are waiting
 */
export async function withWriteTransaction<Result>(
  payload: Payload,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database adapter has no transactions.');
  let result: Result;
  try {
    const db = payload.db.sessions?.[transactionID]?.db;
    if (!db) throw new Error('The transaction that was just begun is gone.');
    result = await work({
      payload,
      rows: (row, statement) => runStatement(payload, { row, statement, db }),
      req: { transactionID },
    });
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  await payload.db.commitTransaction(transactionID);
  return result;
}

/**
 * The same for statements alone whose effect may be lost in a power cut, though not when the process dies:
 * SQLite does not wait for the disk then. Elsewhere a write transaction like any other.
 * @throws WriteQueueFull
 */
export async function withUnsyncedTransaction<Result>(
  payload: Payload,
  work: (transaction: Pick<WriteTransaction, 'rows'>) => Promise<Result>,
): Promise<Result> {
  const { unsyncedWrites } = payload.db as unknown as { unsyncedWrites?: UnsyncedWriter };
  if (!unsyncedWrites) return withWriteTransaction(payload, work);
  return unsyncedWrites.transaction((run) =>
    work({ rows: async (row, statement) => (await run(statement)).map((found) => row.parse(found)) }),
  );
}

/**
 * Waits until everything that this process has committed so far is on the disk. A commit is seen by reads as
 * soon as it is made, and acknowledged to its own writer once the disk has it: an answer that tells of
 * what was read in between waits too, so that nobody is told of what a power cut takes back.
 */
export async function whenOnDisk(payload: Payload): Promise<void> {
  const { flushed } = payload.db as unknown as { flushed?: () => Promise<void> };
  // What the disk refuses its writers have been told; reads go on.
  await flushed?.().catch(() => undefined);
}

/**
 * The transaction in which an operation of Payload is running, for statements of our own in its hooks.
 * Payload opens one for every write.
 */
export async function transactionOf({
  payload,
  transactionID: given,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<WriteTransaction> {
  const transactionID = await given;
  const db = transactionID === undefined ? undefined : payload.db.sessions?.[transactionID]?.db;
  if (transactionID === undefined || !db) throw new Error('The operation has no open transaction.');
  return {
    payload,
    rows: (row, statement) => runStatement(payload, { row, statement, db }),
    req: { transactionID },
  };
}

/**
 * Lets one transaction at a time go on that names the same thing, until it ends: what it then looks for and
 * does not find, nobody else is adding meanwhile. SQLite has one writer anyway.
 */
export async function waitForTurn(
  payload: Payload,
  { rows }: Pick<WriteTransaction, 'rows'>,
  name: string,
): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  await rows(noColumns, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`);
}

/** Reads outside any transaction. */
export function readRows<Row>(payload: Payload, row: z.ZodType<Row>, statement: Sql): Promise<Row[]> {
  return runStatement(payload, { row, statement });
}

async function runStatement<Row>(
  payload: Payload,
  { row, statement, db }: { row: z.ZodType<Row>; statement: Sql; db?: unknown },
): Promise<Row[]> {
  const runner = payload.db as unknown as StatementRunner;
  const { rows } = await runner.execute({ db: db ?? runner.drizzle, sql: statement });
  return rows.map((found) => row.parse(found));
}

/** PostgreSQL hands `numeric` columns out as text. */
export const numberColumn = z.coerce.number();

/** Dates are ISO text in SQLite and PostgreSQL's own text form there; milliseconds here. */
export const dateColumn = z
  .union([z.string(), z.date()])
  .transform((value) => new Date(value).getTime())
  .refine(Number.isFinite);

/** A statement whose rows do not matter. */
export const noColumns = z.unknown();
