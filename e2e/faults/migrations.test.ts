import { cpSync, readdirSync } from 'node:fs';
import { isLongRun } from '../../lib/platform/testing/long-run';
import { resultOf } from '../../lib/platform/testing/read-result';
import { makeSite, type Site } from '../../lib/platform/testing/run-program';

const program = 'e2e/faults/testing/migrate-old-site.ts';

/** Of about 50 calls of the database in the migration to the next version. */
const killedAt = isLongRun ? Array.from({ length: 10 }, (_, index) => 3 + index * 4) : [30];

const committed = readdirSync('lib/platform/database/migrations/sqlite').filter((name) =>
  /^\d.*\.ts$/.test(name),
).length;

let old: Site;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'error';
  old = makeSite();
  expect(await resultOf(old.start(program, 'make'))).toEqual({ made: committed });
}, 60_000);

afterAll(() => {
  delete process.env.LOG_LEVEL;
  old.remove();
});

async function withOldSite(work: (site: Site) => Promise<void>): Promise<void> {
  const site = makeSite();
  cpSync(old.dataDir, site.dataDir, { recursive: true });
  try {
    await work(site);
  } finally {
    site.remove();
  }
}

test('a first schema that fails leaves the database empty, wherever it fails, and the next attempt makes it', async () => {
  const site = makeSite();
  try {
    const { failures } = await resultOf<{ failures: number }>(
      site.start(program, 'first', isLongRun ? '1' : '60'),
    );
    expect(failures).toBeGreaterThan(isLongRun ? 400 : 7);
  } finally {
    site.remove();
  }
}, 1_800_000);

test('a migration of an old site that fails leaves schema and rows as before it, wherever it fails, and goes on from there', async () => {
  await withOldSite(async (site) => {
    const { failures } = await resultOf<{ failures: number }>(
      site.start(program, 'fail', isLongRun ? '1' : '4'),
    );
    expect(failures).toBeGreaterThan(isLongRun ? 40 : 9);
  });
}, 1_800_000);

test.each(killedAt)(
  'killed at call %d of the database, the next start finishes and all rows are there',
  async (call) => {
    await withOldSite(async (site) => {
      const killed = site.start(program, 'kill', String(call));
      expect(await killed.ended).toBeNull();
      const { done, found } = await resultOf<{ done: number; found: number }>(site.start(program, 'finish'));
      expect(found).toBeLessThan(done);
    });
  },
  60_000,
);
