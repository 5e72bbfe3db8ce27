import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A PostgreSQL of one's own for tests: made empty in a folder for temporary files, gone at the end. It writes
 * nothing through to the disk, because what it holds is worth nothing after a power cut.
 */

/** The folder of PostgreSQL's programs on this machine, the newest version's; `null` when there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => folder && existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the system's own user for it. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts an empty cluster that listens on the loopback address alone and trusts whoever asks there.
 * @param {number} port
 * @param {Record<string, string>} settings
 */
export async function startPostgres(port, settings = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine.');
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program, args) =>
    execFileSync(path.join(programs, program), args, { ...user, cwd: folder, stdio: 'pipe' });
  run('initdb', ['-D', data, '-U', 'pear', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const given = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', ...settings };

  let server;
  const start = async () => {
    const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...flags],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] },
    );
    for (let tries = 0; ; tries += 1) {
      try {
        run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'pear']);
        return;
      } catch {
        if (tries > 200 || server.exitCode !== null) throw new Error('PostgreSQL did not start.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  /** The server and every process of it, one for each session. */
  const signalAll = (signal) => {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)]).toString();
    for (const pid of [String(server.pid), ...children.split('\n')]) {
      try {
        if (pid.trim()) process.kill(Number(pid), signal);
      } catch (error) {
        // A session may have ended since the list was made.
        if (error.code !== 'ESRCH') throw error;
      }
    }
  };
  /** `SIGINT` ends all sessions and writes all out, `SIGQUIT` is a crash. */
  const stop = async (signal = 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    signalAll('SIGCONT');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    start,
    stop,
    /** It stands still: connections stay open, and nothing is answered. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    url: (database) => `postgres://pear@127.0.0.1:${port}/${database}`,
    createDatabase: (name, template = 'template0') =>
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'pear', '-T', template, name]),
    query: (database, statement) =>
      run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'pear', '-d', database, '-Atc', statement])
        .toString()
        .trim(),
    /** Schema and rows of a database as SQL. */
    dump: (database) =>
      run('pg_dump', ['-h', '127.0.0.1', '-p', String(port), '-U', 'pear', database])
        .toString()
        // A key that is drawn by lot each time.
        .replace(/^\\(?:un)?restrict .*$/gm, ''),
    /** At once, for the end of the process: leaves its folder to the next cleaning of temporary files. */
    kill: () => server.kill('SIGQUIT'),
    remove: async () => {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
