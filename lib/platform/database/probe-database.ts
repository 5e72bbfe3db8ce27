import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import pg from 'pg';
import { dataPath } from '../files/data-dir';
import { diskProblem } from '../files/disk-problem';
import { errorCode } from '../files/error-code';
import { log } from '../log/log';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';
import { queueOfFile } from './adapters/queue-of-file';

/** So many jobs or mails are in this state. */
export interface WorkCount {
  work: 'job' | 'mail';
  state: 'waiting' | 'running' | 'failed';
  count: number;
}

/**
 * A look at the database from outside of Payload, over a connection of its own: what is wrong with the pages
 * must not be wrong with it.
 */
export interface DatabaseProbe {
  /** Whether it answers, can be written to, and has the tables of this version; `null`, or the reason why not. */
  problem: () => Promise<string | null>;
  workByState: () => Promise<WorkCount[]>;
  close: () => Promise<void>;
}

const writeWithinMs = 500;
const askAgainAfterMs = 50;

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/** @param databaseUrl PostgreSQL; the SQLite file of the data folder when there is none */
export function probeDatabase(databaseUrl: string | undefined): DatabaseProbe {
  return databaseUrl ? probePostgres(databaseUrl) : probeSqlite(dataPath('little-pear.db'));
}

function probeSqlite(file: string): DatabaseProbe {
  let client: Client | null = null;
  // A busy file is answered at once: waiting would hold up everything else in this process.
  const opened = () => (client ??= createClient({ url: `file:${file}`, timeout: 0 }));
  const ask: Ask = async (statement) => (await opened().execute(statement)).rows;
  return {
    problem: async () => {
      if (!existsSync(file)) return 'database missing';
      const problem = await diskProblem(path.dirname(file));
      if (problem !== null) return problem;
      await ask('SELECT 1');
      if (!(await isCurrent(ask, sqliteMigrations))) return 'migrations pending';
      return (await canWrite(file, opened())) ? null : 'database locked';
    },
    workByState: () => workByState(ask),
    close: async () => client?.close(),
  };
}

/** Waits for the turn among this process's writers, then takes the file's own lock, which another process may hold. */
async function canWrite(file: string, client: Client): Promise<boolean> {
  const deadline = Date.now() + writeWithinMs;
  const turn = queueOfFile(file).acquire();
  const release = await Promise.race([turn, delay(writeWithinMs, null)]);
  if (!release) {
    void turn.then(
      (late) => late(),
      () => undefined,
    );
    return false;
  }
  try {
    for (;;) {
      try {
        await (await client.transaction('write')).rollback();
        return true;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > deadline) return false;
        await delay(askAgainAfterMs);
      }
    }
  } finally {
    release();
  }
}

function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY');
}

function probePostgres(connectionString: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    application_name: 'little-pear-probe',
  });
  // A connection that breaks while nobody uses it: the next question opens another.
  pool.on('error', (error) => log.warn('the probe lost its connection', { error: error.message }));
  const ask: Ask = async (statement) => (await pool.query<Record<string, unknown>>(statement)).rows;
  return {
    problem: async () => {
      const [state] = await ask(
        `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is_read_only`,
      );
      if (state?.is_read_only === true) return 'database read-only';
      if (!(await isCurrent(ask, postgresMigrations))) return 'migrations pending';
      return (await hasRoom(pool)) ? null : 'database disk full';
    },
    workByState: () => workByState(ask),
    close: () => pool.end(),
  };
}

const diskFullCode = '53100';

/**
 * Has PostgreSQL sort more than it may hold in memory: it needs new blocks of its disk for that, which writes
 * nothing that lasts.
 */
async function hasRoom(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query(
      `SELECT set_config('work_mem', '64kB', true); SELECT count(*) FROM (SELECT n FROM ` +
        'generate_series(1, 5000) AS n ORDER BY n DESC) AS sorted',
    );
    return true;
  } catch (error) {
    if (errorCode(error) !== diskFullCode) throw error;
    return false;
  }
}

/** More than this version knows is fine: a newer one has been here, and the older still runs beside it. */
async function isCurrent(ask: Ask, migrations: readonly { name: string }[]): Promise<boolean> {
  const done = new Set((await ask('SELECT name FROM payload_migrations')).map(({ name }) => String(name)));
  return migrations.every(({ name }) => done.has(name));
}

async function workByState(ask: Ask): Promise<WorkCount[]> {
  const rows = await ask(`
    SELECT 'job' AS work,
      CASE WHEN has_error THEN 'failed' WHEN processing THEN 'running' ELSE 'waiting' END AS state,
      count(*) AS count
      FROM payload_jobs WHERE completed_at IS NULL GROUP BY 1, 2
    UNION ALL SELECT 'mail' AS work, CAST(state AS text) AS state, count(*) AS count
      FROM outgoing_mails GROUP BY 1, 2`);
  return rows.map(({ work, state, count }) => ({
    work: work as WorkCount['work'],
    state: state as WorkCount['state'],
    count: Number(count),
  }));
}
