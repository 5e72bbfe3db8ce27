import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { resultOf } from '../../../lib/platform/testing/read-result';
import { makeSite } from '../../../lib/platform/testing/run-program';
import { sitePort } from '../testing/fault-ports';
import { type Answer, percentile, ServedSite } from '../testing/served-site';

let folder: string;
let site: ServedSite;

const page = () => site.ask('/blog');
const register = () => site.newMember();
const acknowledged: number[] = [];

async function write(number: number): Promise<Answer> {
  const answer = await site.ask('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ona',
      email: 'ona@example.test',
      subject: `full ${number}`,
      message: 'A pear a day. '.repeat(200),
    },
  });
  if (answer.status === 201) acknowledged.push(number);
  return answer;
}

async function subjects(): Promise<string[]> {
  const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}` });
  const { rows } = await client.execute('SELECT subject FROM contact_messages');
  client.close();
  return rows.map(({ subject }) => String(subject));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-disk-'));
  // A disk of 80 MB, in memory: mounting one needs root.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder]);
  site = new ServedSite(path.join(folder, 'data'), sitePort);
  await site.start();
  await page();
}, 600_000);

afterAll(async () => {
  await site.stop();
  // Whoever has looked into the database holds its disk until the closed handle is swept up.
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function isSound(): Promise<boolean> {
  const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}` });
  const { rows } = await client.execute('PRAGMA integrity_check');
  const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
  client.close();
  return rows[0]?.integrity_check === 'ok' && orphans.length === 0;
}

describe('a full disk', () => {
  it('keeps pages and reads, answers writes with 503, and recovers by itself when there is room again', async () => {
    const { bavail, bsize } = statfsSync(folder);
    const filler = path.join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    // Before a single write has failed.
    await site.until(async () => (await site.ask('/readyz')).text === 'disk full', 3_000);
    expect((await site.ask('/readyz')).status).toBe(503);

    // The log has room of its own left, which is used up first.
    const statuses: number[] = [];
    let refused: Answer | undefined;
    while (!refused && statuses.length < 2_000) {
      const answer = await write(statuses.length);
      statuses.push(answer.status);
      if (answer.status !== 201) refused = answer;
    }
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
    for (let more = 0; more < 20; more += 1) expect([201, 503]).toContain((await write(5_000 + more)).status);
    expect((await page()).status).toBe(200);
    expect((await site.ask('/api/blogs')).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);
    expect(await site.ask('/readyz')).toMatchObject({ status: 503, text: 'disk full' });

    rmSync(filler);
    await site.until(async () => (await write(9_000)).status === 201, 5_000);
    await site.until(async () => (await site.ask('/readyz')).status === 200, 3_000);
    expect(await isSound()).toBe(true);
    const stored = await subjects();
    for (const number of acknowledged) expect(stored).toContain(`full ${number}`);
    process.stdout.write(
      `disk full: ${statuses.length - 1} writes into what room the log had, then 503; ${acknowledged.length} acknowledged, none lost\n`,
    );
  }, 600_000);
});

describe('a disk that is filling up', () => {
  it('is not ready as soon as it has less room than writes will need, and ready when there is more', async () => {
    const { bavail, bsize } = statfsSync(folder);
    const filler = path.join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 1_000_000));
    await site.until(async () => (await site.ask('/readyz')).text === 'disk full', 3_000);
    rmSync(filler);
    await site.until(async () => (await site.ask('/readyz')).status === 200, 3_000);
  }, 60_000);
});

describe('a file that another process has locked for three seconds', () => {
  it('lets writes wait, is not ready meanwhile, and does not hold up pages and reads', async () => {
    const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}`, timeout: 5_000 });
    const transaction = await client.transaction('write');
    const began = Date.now();
    // By the clock, however slow the answers are.
    const freed = delay(3_000).then(() => transaction.rollback());
    const written = register();
    const times: number[] = [];
    let saidNotReady = false;
    while (Date.now() - began < 3_000) {
      times.push((await page()).ms);
      saidNotReady ||= (await site.ask('/readyz')).status === 503;
    }
    await freed;
    client.close();
    await written;
    expect(Date.now() - began).toBeLessThan(6_000);
    expect(saidNotReady).toBe(true);
    process.stdout.write(
      `locked for 3 s: ${times.length} pages, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms; the write took ${Date.now() - began} ms\n`,
    );
    expect(percentile(times, 99)).toBeLessThan(500);
    await site.until(async () => (await site.ask('/readyz')).status === 200, 5_000);
  }, 600_000);
});

describe('the full disk of a PostgreSQL', () => {
  it('is said by the readiness, and forgotten when there is room again', async () => {
    const other = makeSite();
    const program = other.start('e2e/faults/testing/fill-disk-of-postgres.ts');
    expect(await resultOf(program)).toEqual([null, 'database disk full', null]);
    other.remove();
  }, 120_000);
});
