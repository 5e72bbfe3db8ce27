import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.mjs';
import { makeSite, type Site } from '../../testing/run-program';
import { resultOf } from '../../../content/search/testing/test-databases';
import { freePort } from '../../testing/free-port.mjs';

interface Filled {
  email: string;
  lastPoll: number;
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const folder = 'lib/platform/database/copy/testing';
let sqlite: Site;
let postgres: Postgres;
let filled: Filled;

const digestOf = (site: Site) =>
  createHash('sha256')
    .update(readFileSync(path.join(site.dataDir, 'little-pear.db')))
    .digest('hex');

/** Runs `npm run db:copy` on the data folder of the SQLite site. */
async function copyToSite() {
  const program = sqlite.startOn(postgres.url('site'), 'scripts/copy-database.ts');
  return { status: await program.ended, output: program.output() };
}

/** Gives the one meal to another baby, as no version of ours would; with `null` back to its own. */
async function damage(baby: string | null): Promise<void> {
  const client = createClient({ url: `file:${path.join(sqlite.dataDir, 'little-pear.db')}` });
  await client.execute('pragma foreign_keys = off');
  await client.execute({
    sql: 'update baby_meals set baby_id = coalesce(?, (select id from baby_profiles))',
    args: [baby],
  });
  // Else what was written may move from the log into the file at any later time, and the file would look as
  // if the copy had changed it.
  await client.execute('pragma wal_checkpoint(truncate)');
  client.close();
}

// A machine without PostgreSQL cannot try it, and says so: no test may look as if it had passed.
const isHere = findPostgres() !== null;
if (!isHere) {
  process.stderr.write('\nPostgreSQL is not installed: `npm run db:copy` was NOT tried on this machine.\n');
}

(isHere ? describe : describe.skip)('npm run db:copy, from SQLite to a real PostgreSQL', () => {
  beforeAll(async () => {
    sqlite = makeSite();
    postgres = await startPostgres(await freePort());
    postgres.createDatabase('site');
    filled = await resultOf<Filled>(sqlite.start(`${folder}/fill-site.ts`));
  }, 180_000);

  afterAll(async () => {
    sqlite.remove();
    await postgres.remove();
  });

  it('leaves nothing behind when a reference leads nowhere', async () => {
    await damage('nobody');
    const copied = await copyToSite();
    expect(copied.status).toBe(1);
    expect(copied.output).toContain('violates foreign key constraint');
    expect(postgres.query('site', 'select count(*) from members')).toBe('0');
  }, 180_000);

  it('carries every row, leaves the source as it was, and refuses to write over what is there', async () => {
    await damage(null);
    const before = digestOf(sqlite);
    const copied = await copyToSite();
    expect(copied).toMatchObject({ status: 0 });
    expect(copied.output).toMatch(/^ {2}baby_meals: 1 rows, the same on both sides/m);
    expect(copied.output).toMatch(/^ {2}search index: [1-9]\d* entries/m);
    expect(digestOf(sqlite)).toBe(before);

    const again = await copyToSite();
    expect(again.status).toBe(1);
    expect(again.output).toContain('has content already');

    // References are checked at once again, as the migrations made them.
    const deferred = `select count(*) from pg_constraint where contype = 'f' and condeferrable`;
    expect(postgres.query('site', deferred)).toBe('0');
    const site = sqlite.startOn(postgres.url('site'), `${folder}/look-at-site.ts`);
    expect(await resultOf(site)).toEqual({
      titles: ['Iron, first of all', 'Not yet'],
      tags: [['iron', 'solids'], []],
      email: filled.email,
      babies: ['Ada'],
      // Not the number of the poll that was deleted.
      nextPoll: filled.lastPoll + 1,
    });
  }, 180_000);
});
