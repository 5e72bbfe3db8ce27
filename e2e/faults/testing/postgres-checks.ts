import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freshEmail, newMember, type World } from '../../../lib/accounts/server/testing/world';
import { probeDatabase } from '../../../lib/platform/database/probe-database';
import { cachedReadiness } from '../../../lib/front/health';
import { makeBackup } from '../../../lib/platform/backup/make-backup';
import { restoreBackup } from '../../../lib/platform/backup/restore-backup';
import { dataPath } from '../../../lib/platform/files/data-dir';
import type { startPostgres } from '../../../lib/platform/testing/postgres-cluster.mjs';

export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>;

interface PostgresWorld extends World {
  cluster: PostgresCluster;
  folder: string;
}

/** Every row of every table, as one hash a table. */
function digest(cluster: PostgresCluster, database: string): Record<string, string> {
  const tables = cluster
    .query(
      database,
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    )
    .split('\n');
  return Object.fromEntries(
    tables.map((table) => [
      table,
      cluster.query(
        database,
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row, E'\\n' ORDER BY row)), '') FROM (SELECT t::text AS row FROM "${table}" t) AS rows`,
      ),
    ]),
  );
}

const backup = (world: PostgresWorld, database: string, passphrase?: string) =>
  makeBackup({
    folder: path.join(world.folder, 'backups'),
    databaseUrl: world.cluster.url(database),
    passphrase,
    keep: 7,
    now: new Date(world.nowMs()),
  });

export const postgresChecks: Readonly<Record<string, (world: PostgresWorld) => Promise<void>>> = {
  'a backup of PostgreSQL, put back, has every row and every file': async (world) => {
    const { cluster } = world;
    for (let count = 0; count < 5; count += 1) await newMember(world, { email: freshEmail() });
    mkdirSync(dataPath('media', 'images'), { recursive: true });
    writeFileSync(dataPath('media', 'images', 'pear.webp'), Buffer.alloc(100_000, 'pear'));
    const before = digest(cluster, 'site');
    assert.ok(Object.keys(before).length > 30);
    for (const passphrase of [undefined, 'three pears in a bowl']) {
      const { folder, manifest } = await backup(world, 'site', passphrase);
      assert.equal(manifest.database, 'postgres');
      const restored = `restored_${passphrase ? 'sealed' : 'open'}`;
      const order = {
        backup: folder,
        databaseUrl: cluster.url(restored),
        passphrase,
        now: new Date(world.nowMs()),
      };
      writeFileSync(dataPath('media', 'images', 'pear.webp'), 'something else');
      cluster.createDatabase(restored);
      await restoreBackup(order);
      assert.deepEqual(digest(cluster, restored), before);
      assert.ok(readFileSync(dataPath('media', 'images', 'pear.webp')).equals(Buffer.alloc(100_000, 'pear')));
      await assert.rejects(restoreBackup(order), /not empty/);
      world.advanceMs(60_000);
    }
  },
  'a backup of PostgreSQL under writes is of one moment': async (world) => {
    const { cluster } = world;
    cluster.createDatabase('writes');
    cluster.query(
      'writes',
      'CREATE TABLE pears (id serial PRIMARY KEY); CREATE TABLE halves (pear int, half int)',
    );
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        cluster.query(
          'writes',
          `WITH pear AS (INSERT INTO pears DEFAULT VALUES RETURNING id) INSERT INTO halves SELECT id, half FROM pear, generate_series(1, 2) AS half`,
        );
        await delay(5);
      }
    })();
    const { folder } = await backup(world, 'writes');
    isOver = true;
    await writing;
    cluster.createDatabase('writes_again');
    world.advanceMs(60_000);
    await restoreBackup({
      backup: folder,
      databaseUrl: cluster.url('writes_again'),
      passphrase: undefined,
      now: new Date(world.nowMs()),
    });
    const [pears, halves] = ['pears', 'halves'].map((table) =>
      Number(cluster.query('writes_again', `SELECT count(*) FROM ${table}`)),
    );
    assert.ok(pears);
    assert.equal(halves, 2 * pears);
  },
  'readiness tells the truth about PostgreSQL: read-only, standing still, gone, back': async ({
    cluster,
  }) => {
    const probe = probeDatabase(cluster.url('site'));
    const problem = async () => {
      const began = performance.now();
      const answer = await cachedReadiness(() => probe.problem(), Date.now).problem();
      assert.ok(performance.now() - began < 2_500, `it took ${performance.now() - began} ms`);
      return answer;
    };
    const until = async (expected: string | null) => {
      let answer: string | null = '';
      for (const deadline = Date.now() + 5_000; Date.now() < deadline; await delay(100)) {
        answer = await problem();
        if (answer === expected) return;
      }
      assert.equal(answer, expected);
    };
    const endAll = () =>
      cluster.query(
        'postgres',
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'little-pear-probe'",
      );
    await until(null);
    cluster.query('postgres', 'ALTER DATABASE site SET default_transaction_read_only = on');
    endAll();
    await until('database read-only');
    cluster.query('postgres', 'ALTER DATABASE site RESET default_transaction_read_only');
    endAll();
    await until(null);
    cluster.query('site', 'ALTER TABLE payload_migrations RENAME TO elsewhere');
    await until('database away');
    cluster.query('site', 'ALTER TABLE elsewhere RENAME TO payload_migrations');
    await until(null);
    cluster.freeze();
    try {
      await until('database away');
    } finally {
      cluster.thaw();
    }
    await until(null);
    await cluster.stop('SIGQUIT');
    await until('database away');
    await cluster.start();
    await until(null);
    await probe.close();
  },
};
