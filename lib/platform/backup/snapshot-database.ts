import { spawn } from 'node:child_process';
import { createClient } from '@libsql/client';

/**
 * A consistent copy of a SQLite file that is being written to: one read transaction, which holds no writer
 * up. What was deleted is not in it.
 * @throws when the copy does not pass SQLite's own check
 */
export async function snapshotSqlite(file: string, target: string): Promise<void> {
  const client = createClient({ url: `file:${file}`, timeout: 10_000 });
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
  } finally {
    client.close();
  }
  await checkSqlite(target);
}

/** @throws naming what SQLite finds wrong */
export async function checkSqlite(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  try {
    const [integrity] = (await client.execute('PRAGMA integrity_check')).rows;
    if (integrity?.integrity_check !== 'ok')
      throw new Error(`The database is damaged: ${String(integrity?.integrity_check)}`);
    // A file that was cut off before its first page counts as a database without anything in it.
    const [schema] = (await client.execute('SELECT count(*) AS tables FROM sqlite_schema')).rows;
    if (Number(schema?.tables) === 0) throw new Error('The database is damaged: it has no tables.');
    const orphans = (await client.execute('PRAGMA foreign_key_check')).rows;
    if (orphans.length > 0) throw new Error(`The database has ${orphans.length} rows without their parent.`);
  } finally {
    client.close();
  }
}

/** PostgreSQL's own tools, of its own version, make and read the dump; they must be installed where this runs. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`], databaseUrl);
}

/** Into an empty database, all or nothing. */
export async function restorePostgres(databaseUrl: string, dump: string): Promise<void> {
  await run(
    'pg_restore',
    ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--dbname=', dump],
    databaseUrl,
  );
}

/** Everybody on the machine sees a program's arguments: what the address says goes through its environment. */
async function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  const sslMode = searchParams.get('sslmode');
  const child = spawn(
    program,
    args.map((arg) => (arg === '--dbname=' ? `--dbname=${name}` : arg)),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PGHOST: searchParams.get('host') ?? hostname,
        PGDATABASE: name,
        ...(port ? { PGPORT: port } : {}),
        ...(username ? { PGUSER: decodeURIComponent(username) } : {}),
        ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
        ...(sslMode ? { PGSSLMODE: sslMode } : {}),
      },
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`${program} failed (${status}): ${said.trim()}`);
}
