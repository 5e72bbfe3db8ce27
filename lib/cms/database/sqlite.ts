import { mkdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { withCommitCallbacks } from './after-commit';
import { openTransaction, type Transactional } from './transaction';
import { WriteQueue } from './write-queue';

type SqliteDatabaseAdapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>;
type Session = SqliteDatabaseAdapter['sessions'][string];

/** A transaction that its owner forgot is rolled back after this long, so that it cannot hold every other writer for good. */
const abandonedAfterMs = 60_000;

/**
 * Payload's SQLite adapter made safe (docs/decisions/0002-sqlite-that-loses-nothing.md): transactions on, one write transaction at a time,
 * and a failed COMMIT reaches the caller instead of being swallowed. Needs `@libsql/client` 0.18 or newer (npm `overrides`), whose
 * connections are pooled.
 */
export function durableSqliteAdapter(options: {
  file: string;
  migrationDir: string;
  isPushAllowed: boolean;
}): DatabaseAdapterObj {
  mkdirSync(dirname(options.file), { recursive: true, mode: 0o700 });
  const stock = sqliteAdapter({
    client: { url: `file:${options.file}`, timeout: 5_000 } as Parameters<typeof sqliteAdapter>[0]['client'],
    transactionOptions: {},
    wal: { synchronous: 'FULL' },
    push: options.isPushAllowed,
    migrationDir: options.migrationDir,
  });
  return {
    ...stock,
    init: (args) => withCommitCallbacks(withWriteQueue(withRowsKeptInMigrations(stock.init(args)))),
  };
}

function withWriteQueue(adapter: SqliteDatabaseAdapter): SqliteDatabaseAdapter {
  const queue = new WriteQueue({ maxWaiting: 1_000, maxWaitMs: 10_000 });
  const releases = new Map<string, () => void>();

  const end = async (id: string, action: 'resolve' | 'reject') => {
    const session = adapter.sessions[id];
    // Several operations may share one transaction: the first to end it does so for all.
    if (!session) return;
    delete adapter.sessions[id];
    try {
      await session[action]();
    } finally {
      releases.get(id)?.();
      releases.delete(id);
    }
  };

  adapter.beginTransaction = async () => {
    await adapter.initializing;
    // Drizzle types a transaction by the literal shape of the schema, which Payload builds at run time.
    const database: Transactional<Session['db']> = adapter.drizzle as never;
    const release = await queue.acquire();
    try {
      const id = randomUUID();
      adapter.sessions[id] = await openTransaction(database);
      const abandoned = setTimeout(() => {
        adapter.payload.logger.error({ msg: 'A write transaction was left open and has been rolled back.' });
        void end(id, 'reject');
      }, abandonedAfterMs);
      abandoned.unref();
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

/**
 * SQLite changes a table by making it anew and dropping the old one, and a DROP TABLE deletes, row by row, all that refers to it. The generated
 * migrations switch foreign keys off against that, but inside a transaction SQLite ignores the switch: it has to be thrown before.
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
