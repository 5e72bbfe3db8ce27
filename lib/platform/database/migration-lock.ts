import { setTimeout as delay } from 'node:timers/promises';
import { tryFileLock } from '../files/file-lock';

const waitAtMostMs = 10 * 60_000;
const askEveryMs = 250;

/**
 * Runs `work` while no other process of this installation is inside: several starts at once migrate once.
 *
 * The lock is the operating system's own, on a small SQLite file (or a PostgreSQL session's advisory lock):
 * it ends with the process that holds it, so a crash can never leave it held.
 * @throws when the lock cannot be had within ten minutes
 */
export async function withMigrationLock<Result>(
  databaseUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = databaseUrl ? await lockPostgres(databaseUrl) : await lockFile();
  try {
    return await work();
  } finally {
    await release();
  }
}

async function lockFile(): Promise<() => void> {
  const deadline = Date.now() + waitAtMostMs;
  for (;;) {
    const release = await tryFileLock('start-lock.db', 'single');
    if (release) return release;
    if (Date.now() > deadline) throw new Error('Another start holds the migration lock for too long.');
    await delay(askEveryMs);
  }
}

/** Any number that no other program uses on this database. */
const advisoryLock = 0x1ee_7ea5;

async function lockPostgres(databaseUrl: string): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    lock_timeout: waitAtMostMs,
    keepAlive: true,
  });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [advisoryLock]);
  return () => client.end();
}
