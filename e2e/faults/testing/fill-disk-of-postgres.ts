import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { probeDatabase } from '../../../lib/platform/database/probe-database';
import { migrations } from '../../../lib/platform/database/migrations/postgres';
import { startPostgres } from '../../../lib/platform/testing/postgres-cluster.mjs';
import { postgresPort } from './fault-ports';

/**
 * What the probe says of a PostgreSQL whose disk of 150 MB has room, is full, and has room again. Mounting
 * one needs root.
 */
const disk = mkdtempSync(path.join(tmpdir(), 'little-pear-postgres-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', disk]);
chmodSync(disk, 0o777);
process.env.TMPDIR = disk;
const cluster = await startPostgres(postgresPort, { max_wal_size: '32MB' });
try {
  cluster.createDatabase('site');
  cluster.query('site', 'CREATE TABLE payload_migrations (name text)');
  for (const { name } of migrations)
    cluster.query('site', `INSERT INTO payload_migrations VALUES ('${name}')`);
  const probe = probeDatabase(cluster.url('site'));
  const said = [await probe.problem()];
  const filler = path.join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  said.push(await probe.problem());
  rmSync(filler);
  said.push(await probe.problem());
  await probe.close();
  process.stdout.write(`RESULT ${JSON.stringify(said)}\n`);
} finally {
  await cluster.remove();
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
}
process.exit(0);
