import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { freePort } from '../testing/free-port.mjs';
import { findPostgres, startPostgres } from '../testing/postgres-cluster.mjs';
import { resultOf } from '../testing/read-result';
import { makeSite, type Site } from '../testing/run-program';
import formerMigrations from './former-migrations.json';
import { type Dialect, migrationDirectory } from './migration-directory';

interface Outcome {
  refused: string | null;
  applied: { name: string; batch: number }[];
  polls: { question: string }[];
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const program = 'lib/platform/database/testing/former-site.ts';
/** The committed migrations. Their modules load Payload, which Jest cannot. */
const namesOf = (dialect: Dialect) =>
  readdirSync(migrationDirectory(dialect))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort();
const polls = [{ question: 'Pears or apples?' }];

let postgres: Postgres | null = null;
let site: Site;

// A machine without PostgreSQL cannot try it, and says so: no test may look as if it had passed.
const isHere = findPostgres() !== null;
if (!isHere)
  process.stderr.write('\nPostgreSQL is not installed: migrating it was NOT tried on this machine.\n');

const dialects = isHere ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

beforeAll(async () => {
  if (isHere) postgres = await startPostgres(await freePort());
}, 60_000);

afterAll(() => postgres?.remove());

afterEach(() => site.remove());

const run = (...args: string[]) => resultOf<Outcome>(site.start(program, ...args));

describe.each(dialects)('the migrations of %s', (dialect) => {
  const former = formerMigrations[dialect].map((name) => ({ name, batch: 3 }));
  const committed = (batch: number) => namesOf(dialect).map((name) => ({ name, batch }));
  let databases = 0;

  beforeEach(() => {
    databases += 1;
    if (dialect === 'postgres') postgres?.createDatabase(`site_${databases}`);
    site = makeSite(dialect === 'postgres' ? postgres?.url(`site_${databases}`) : '');
  });

  /** What the database contains, to the last value. */
  const contents = async () => {
    if (dialect === 'postgres') return postgres?.dump(`site_${databases}`);
    const file = path.join(site.dataDir, 'little-pear.db');
    const client = createClient({ url: `file:${file}` });
    // What was written may still be in the log beside the file.
    await client.execute('pragma wal_checkpoint(truncate)');
    client.close();
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  };

  it('make the schema of an empty database in one step', async () => {
    expect(await run('migrate')).toEqual({ refused: null, applied: committed(1), polls: [] });
    expect(await run('migrate')).toMatchObject({ refused: null, applied: committed(1) });
  }, 60_000);

  it('are recorded as done where all the former ones were applied, once, by three starts at once', async () => {
    await run('make');
    const [initial, ...later] = committed(4);
    const applied = [...former, initial, ...later.map(({ name }) => ({ name, batch: 5 }))];
    const adopted = { refused: null, applied, polls };
    expect(await Promise.all([1, 2, 3].map(() => run('migrate')))).toEqual([adopted, adopted, adopted]);
  }, 60_000);

  it('change nothing where some of the former ones are missing, and say what to do', async () => {
    await run('make', '2');
    const before = await contents();
    const { refused, applied } = await run('migrate');
    expect(refused).toContain(`it lacks 2 of the ${former.length} migrations`);
    expect(refused).toContain(`the first is ${former.at(-2)?.name}`);
    expect(refused).toContain(
      'Nothing was changed. To keep its content, check out 33dcef9a, run `npm start`',
    );
    expect(applied).toEqual(former.slice(0, -2));
    expect(await contents()).toBe(before);
  }, 60_000);
});

// What a collection declares and no migration makes fails at the first write alone: a job of a kind that PostgreSQL's
// type does not have.
test.each([
  ['SQLite', ''],
  ['PostgreSQL', 'postgres://nobody@127.0.0.1:1/none'],
])(
  'no collection has changed since the newest migration of %s',
  async (_name, url) => {
    site = makeSite(url);
    expect(await resultOf(site.start('lib/platform/database/testing/missing-statements.ts'))).toEqual([]);
  },
  60_000,
);

test('npm start ends with what to do, in words alone, and without first content', async () => {
  site = makeSite();
  await run('make', '1');
  const prepared = site.start('scripts/prepare.ts');
  expect(await prepared.ended).toBe(1);
  expect(prepared.output()).toContain('begin anew with an empty data folder (DATA_DIR)');
  expect(prepared.output()).not.toMatch(/^ +at |first content/m);
}, 60_000);
