import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { withCommitCallbacks } from '../after-commit';
import { giveWayBetweenStatements } from './give-way-between-statements';
import { indexParentsOfTexts } from './index-parents-of-texts';
import { withSecureDelete } from './secure-delete';
import { withOwnTransactions } from './own-transactions';
import { withPreparedReads } from './prepared-reads';
import { UnsyncedWrites } from './unsynced-writes';
import { waitForFile, waitInsideMs } from './wait-for-file';
import { queueOfFile } from './queue-of-file';
import type { WriteQueue } from './write-queue';

type SqliteDatabaseAdapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>;
type Session = SqliteDatabaseAdapter['sessions'][string];

/**
 * Payload's SQLite adapter made safe (docs/decisions/0002-sqlite-that-loses-nothing.md): transactions on, one
 * write transaction at a time, and a failed COMMIT reaches the caller instead of being swallowed. Needs
 * `@libsql/client` 0.18 or newer (npm `overrides`), whose connections are pooled.
 */
export function durableSqliteAdapter(options: {
  file: string;
  migrationDir: string;
  isPushAllowed: boolean;
}): DatabaseAdapterObj {
  mkdirSync(dirname(options.file), { recursive: true, mode: 0o700 });
  const stock = sqliteAdapter({
    client: { url: `file:${options.file}`, timeout: waitInsideMs } as Parameters<
      typeof sqliteAdapter
    >[0]['client'],
    transactionOptions: {},
    autoIncrement: true,
    wal: { synchronous: 'FULL' },
    push: options.isPushAllowed,
    beforeSchemaInit: [indexParentsOfTexts],
    migrationDir: options.migrationDir,
  });
  return {
    ...stock,
    init: (args) =>
      withCommitCallbacks(
        withUnsyncedWrites(
          withWriteQueue(
            withPreparedReads(withRowsKeptInMigrations(stock.init(args)), options.file),
            queueOfFile(options.file),
          ),
          new UnsyncedWrites(options.file, queueOfFile(options.file)),
        ),
      ),
  };
}

function withWriteQueue(adapter: SqliteDatabaseAdapter, queue: WriteQueue): SqliteDatabaseAdapter {
  const connect = adapter.connect?.bind(adapter);
  adapter.connect = async (...options) => {
    await connect?.(...options);
    giveWayBetweenStatements(adapter.client);
    queuePlainWrites(adapter.client, queue);
  };
  const queued = withOwnTransactions<Session['db'], SqliteDatabaseAdapter>(
    adapter,
    // Drizzle types a transaction by the literal shape of the schema, which Payload builds at run time.
    () => adapter.drizzle as never,
    () => queue.acquire(),
    // As for plain writes below: a refused BEGIN leaves its statement open, and what is then begun on that
    // connection cannot be committed.
    { patiently: (work) => waitForFile(work, () => void adapter.client.reconnect()) },
  );
  return withSecureDelete(queued);
}

/** Found by lib/platform/database/sql.ts, where there are some. */
function withUnsyncedWrites(
  adapter: SqliteDatabaseAdapter,
  unsyncedWrites: UnsyncedWrites,
): SqliteDatabaseAdapter {
  const destroy = adapter.destroy?.bind(adapter);
  adapter.destroy = async () => {
    unsyncedWrites.close();
    await destroy?.();
  };
  return Object.assign(adapter, { unsyncedWrites });
}

/**
 * SQLite changes a table by making it anew and dropping the old one, and a DROP TABLE deletes, row by row,
 * all that refers to it. The generated migrations switch foreign keys off against that, but inside a
 * transaction SQLite ignores the switch: it has to be thrown before.
 */
function withRowsKeptInMigrations(adapter: SqliteDatabaseAdapter): SqliteDatabaseAdapter {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (options) => {
    // The pool hands out the connection that came back last, so the migrations run on the one that is switched here.
    await adapter.client.execute('PRAGMA foreign_keys = OFF');
    try {
      await migrate(options);
      const broken = await adapter.client.execute('PRAGMA foreign_key_check');
      if (broken.rows.length > 0)
        throw new Error(`Migrations left ${broken.rows.length} rows without their parent.`);
    } finally {
      await adapter.client.execute('PRAGMA foreign_keys = ON');
    }
  };
  return adapter;
}

type Client = SqliteDatabaseAdapter['client'];

// Emptying the log waits for writers, inside SQLite, and would hold the one that runs up with all else.
const readsOnly = /^\s*(?:select|pragma(?!\s+wal_checkpoint)|explain|values)\b/i;

/**
 * Payload writes some things outside any transaction (locks of documents, statistics of jobs, failed
 * sign-ins). Such a write must wait for its turn too: one that meets another writer fails, and the driver
 * leaves its statement open. The connection then goes on showing the old state, and what is written through
 * it later is never committed (measured with `@libsql/client` 0.18.0 and `libsql` 0.5).
 */
function queuePlainWrites(client: Client, queue: WriteQueue): void {
  const execute = client.execute.bind(client) as (...call: unknown[]) => ReturnType<Client['execute']>;
  const queued = async (...call: unknown[]) => {
    const [statement] = call as [string | { sql: string }];
    if (readsOnly.test(typeof statement === 'string' ? statement : statement.sql)) return execute(...call);
    const release = await queue.acquire();
    try {
      // Only another process can be in the way. All connections are opened anew, because the one with the
      // open statement cannot be told from the others.
      return await waitForFile(
        () => execute(...call),
        () => void client.reconnect(),
      );
    } finally {
      release();
    }
  };
  client.execute = queued as Client['execute'];
}
