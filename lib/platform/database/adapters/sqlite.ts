import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { withCommitCallbacks } from '../after-commit';
import { clientOfWrites } from './client-of-writes';
import { giveWayBetweenStatements } from './give-way-between-statements';
import { indexParentsOfTexts } from './index-parents-of-texts';
import { withOwnTransactions } from './own-transactions';
import { type PreparedReads, readPrepared, withPreparedReads } from './prepared-reads';
import { UnsyncedWrites } from './unsynced-writes';
import { waitForFile, waitInsideMs } from './wait-for-file';
import { flushOfFile, queueOfFile } from './queue-of-file';
import type { Transactional } from './transaction';
import { WriteConnection } from './write-connection';
import type { WriteQueue } from './write-queue';

type SqliteDatabaseAdapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>;
type ReadingAdapter = SqliteDatabaseAdapter & PreparedReads;
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
      withCommitCallbacks(withWrites(withPreparedReads(stock.init(args), options.file), options.file)),
  };
}

/** What lib/platform/database/sql.ts finds here, and no other adapter has. */
export interface OwnWrites {
  /** Where tests make statements fail. */
  writeConnection: WriteConnection;
  unsyncedWrites: UnsyncedWrites;
  /** Waits until what was committed so far is on the disk. */
  flushed: () => Promise<void>;
}

function withWrites(adapter: ReadingAdapter, file: string): SqliteDatabaseAdapter & OwnWrites {
  const queue = queueOfFile(file);
  const flush = flushOfFile(file);
  const connection = new WriteConnection(file);
  const connect = adapter.connect?.bind(adapter);
  adapter.connect = async (...options) => {
    await connect?.(...options);
    giveWayBetweenStatements(adapter.client);
    readPrepared(adapter);
    queuePlainWrites(adapter.client, queue);
  };
  const destroy = adapter.destroy?.bind(adapter);
  adapter.destroy = async () => {
    connection.close();
    await destroy?.();
  };
  const migrations = migrationsKeepingRows(adapter);
  withOwnTransactions<Session['db'], SqliteDatabaseAdapter>(
    adapter,
    () => (migrations.areRunning ? (adapter.drizzle as never) : transactionsOn(adapter, connection)),
    {
      acquire: () => queue.acquire(),
      // A refused BEGIN leaves its statement open, and what is then begun on that connection cannot be committed.
      patiently: (work) =>
        waitForFile(work, () => void (migrations.areRunning && adapter.client.reconnect())),
      flush,
    },
  );
  return Object.assign(adapter, {
    writeConnection: connection,
    unsyncedWrites: new UnsyncedWrites(connection, queue),
    flushed: () => flush.flushed(),
  });
}

/** Drizzle's transactions on a connection of ours: its session, with another client in it. */
function transactionsOn(
  { drizzle }: SqliteDatabaseAdapter,
  connection: WriteConnection,
): Transactional<Session['db']> {
  const { session } = drizzle as unknown as { session: Transactional<Session['db']> };
  return Object.assign(Object.create(Object.getPrototypeOf(session) as object), session, {
    client: clientOfWrites(connection),
  }) as Transactional<Session['db']>;
}

/**
 * SQLite changes a table by making it anew and dropping the old one, and a DROP TABLE deletes, row by row,
 * all that refers to it. The generated migrations switch foreign keys off against that, but inside a
 * transaction SQLite ignores the switch: it has to be thrown before, on the connection that they run on.
 */
function migrationsKeepingRows(adapter: SqliteDatabaseAdapter): { readonly areRunning: boolean } {
  const migrate = adapter.migrate.bind(adapter);
  const migrations = { areRunning: false };
  adapter.migrate = async (options) => {
    // The pool hands out the connection that came back last, so the migrations run on the one that is switched here.
    await adapter.client.execute('PRAGMA foreign_keys = OFF');
    await adapter.client.execute('PRAGMA secure_delete = ON');
    migrations.areRunning = true;
    try {
      await migrate(options);
      const broken = await adapter.client.execute('PRAGMA foreign_key_check');
      if (broken.rows.length > 0)
        throw new Error(`Migrations left ${broken.rows.length} rows without their parent.`);
    } finally {
      migrations.areRunning = false;
      await adapter.client.execute('PRAGMA foreign_keys = ON');
    }
  };
  return migrations;
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
