import { setTimeout as delay } from 'node:timers/promises';
import { isLongRun } from '../testing/long-run';
import { resultOf, until } from '../testing/read-result';
import { makeSite, type Site } from '../testing/run-program';

const programs = 'lib/platform/database/testing';
const crashRounds = isLongRun ? 50 : 3;

let site: Site;

beforeEach(() => {
  site = makeSite();
});

afterEach(() => {
  site.remove();
});

test('500 creates at once are all stored, 50 updates of one document leave exactly its rows, and no file stays open', async () => {
  const result = await resultOf(site.start(`${programs}/concurrent-writes.ts`));

  expect(result).toEqual({
    created: 500,
    stored: 501,
    updated: 50,
    rowsOfTarget: 2,
    filesGrown: expect.any(Number),
  });
  expect((result as { filesGrown: number }).filesGrown).toBeLessThan(10);
}, 120_000);

test('a write outside any transaction among others that are inside one waits for its turn, and nothing is lost', async () => {
  expect(await resultOf(site.start(`${programs}/plain-writes.ts`))).toEqual({
    refused: [],
    polls: 23,
    plain: 3,
    seen: 23,
  });
}, 120_000);

test('a process killed while eight writers write leaves whole documents and loses none that it acknowledged', async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < crashRounds; round += 1) {
    const writers = site.start(`${programs}/endless-writers.ts`);
    await until(writers, 'ACKNOWLEDGED');
    await delay(100 + ((round * 130) % 1_900));
    writers.child.kill('SIGKILL');
    await writers.ended;
    for (const [, id] of writers.output().matchAll(/^ACKNOWLEDGED (\d+)$/gm)) acknowledged.add(Number(id));
  }

  const left = await resultOf<{ ids: number[]; halfWritten: number; integrity: string; orphans: number }>(
    site.start(`${programs}/inspect-polls.ts`),
  );

  expect(acknowledged.size).toBeGreaterThan(crashRounds);
  expect([...acknowledged].filter((id) => !left.ids.includes(id))).toEqual([]);
  expect(left).toMatchObject({ halfWritten: 0, integrity: 'ok', orphans: 0 });
  if (isLongRun) process.stdout.write(`${crashRounds} kills, ${acknowledged.size} acknowledged, 0 lost\n`);
}, 1_800_000);

test('while another process holds the file for three seconds writes wait, and everything else goes on', async () => {
  const result = await resultOf<{ worstLagMs: number; p90LagMs: number; reads: number }>(
    site.start(`${programs}/locked-by-another.ts`),
  );
  expect(result).toMatchObject({ created: 'fulfilled', plain: 'fulfilled', polls: 2 });
  // Every 100 ms one, had nothing stood still.
  expect(result.reads).toBeGreaterThan(10);
  expect(result.p90LagMs).toBeLessThan(100);
}, 60_000);

test('a migration that makes a table anew keeps the rows that belong to it', async () => {
  expect(await resultOf(site.start(`${programs}/rebuild-table.ts`))).toEqual({ polls: 1, options: 2 });
}, 60_000);

test('the id of what was deleted is never given to something else', async () => {
  expect(await resultOf(site.start(`${programs}/ids-of-deleted.ts`))).toEqual({ isUsedAgain: false });
}, 60_000);
