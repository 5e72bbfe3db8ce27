import { cpSync } from 'node:fs';
import path from 'node:path';
import { digestSqlite, type TableDigest } from '../../lib/platform/backup/testing/digest-database';
import { isLongRun } from '../../lib/platform/testing/long-run';
import { resultOf } from '../../lib/platform/testing/read-result';
import { makeSite, type Site } from '../../lib/platform/testing/run-program';

const program = 'e2e/faults/testing/kill-at-call.ts';

interface Result {
  outcome: string;
  calls: number;
  /** Files that a row names and that are not there. */
  missing: string[];
}

/** What is asked again when no answer came, and what may come of it when it was done already. */
const works = [
  ['upload', ['done']],
  ['replacement', ['done']],
  ['plan', ['done', 'answered before']],
  ['rotation', ['done']],
  ['erasure', ['done', 'refused with 401', 'refused with 404']],
] as const;

/** In the short run the one that touches most. */
const tried = isLongRun ? works : works.filter(([work]) => work === 'erasure');

let prepared: Site;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'error';
  prepared = makeSite();
  await resultOf(prepared.start(program, 'prepare'));
}, 60_000);

afterAll(() => {
  delete process.env.LOG_LEVEL;
  prepared.remove();
});

async function withCopy<Outcome>(work: (site: Site) => Promise<Outcome>): Promise<Outcome> {
  const site = makeSite();
  cpSync(prepared.dataDir, site.dataDir, { recursive: true });
  try {
    return await work(site);
  } finally {
    site.remove();
  }
}

const tablesOf = (site: Site) => digestSqlite(path.join(site.dataDir, 'little-pear.db'));
const rowsOf = (tables: Record<string, TableDigest>) =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));

test.each(tried)(
  'killed at any call of the database during this %s, everything is as before it or as after it, and it can be asked for again',
  async (work, outcomes) => {
    const before = await tablesOf(prepared);
    const whole = await withCopy(async (site) => ({
      ...(await resultOf<Result>(site.start(program, 'do', work))),
      rows: rowsOf(await tablesOf(site)),
    }));
    expect(whole).toMatchObject({ outcome: 'done', missing: [] });
    expect(whole.calls).toBeGreaterThan(2);
    const all = Array.from({ length: whole.calls }, (_, index) => index + 1);
    // In the short run one in the middle, where most has been done and nothing is committed.
    const killedAt = isLongRun ? all : all.slice(-2, -1);
    let done = 0;
    for (const call of killedAt) {
      await withCopy(async (site) => {
        expect(await site.start(program, 'do', work, String(call)).ended).toBeNull();
        const after = await tablesOf(site);
        const isBefore = JSON.stringify(after) === JSON.stringify(before);
        if (!isBefore) {
          done += 1;
          expect(rowsOf(after)).toEqual(whole.rows);
        }
        const again = await resultOf<Result>(site.start(program, 'again', work));
        expect(outcomes).toContain(again.outcome);
        expect(again.missing).toEqual([]);
      });
    }
    process.stdout.write(
      `${work}: killed at ${killedAt.length} of ${whole.calls} calls, ${done} times it was done\n`,
    );
  },
  1_800_000,
);
