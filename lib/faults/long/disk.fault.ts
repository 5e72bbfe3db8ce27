import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { percentile, ServedSite } from '../testing/served-site';

let folder: string;
let site: ServedSite;

const page = () => site.ask('/blog');
const register = () => site.newMember();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-disk-'));
  // A disk of 80 MB, in memory: mounting one needs root.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder]);
  site = new ServedSite(path.join(folder, 'data'), 3341);
  await site.start();
  await page();
}, 120_000);

afterAll(async () => {
  await site.stop();
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

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

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.ask('/api/register/', {
          method: 'POST',
          body: { email: `full-${index}@example.test`, password: 'Quiet-River-9' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.headers['retry-after']).toBeDefined();
    expect((await page()).status).toBe(200);
    expect((await site.ask('/api/blogs')).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);

    rmSync(filler);
    await site.until(async () => {
      await register();
      return true;
    }, 5_000);
    expect(await isSound()).toBe(true);
  }, 120_000);
});

describe('a file that another process has locked for three seconds', () => {
  it('lets writes wait, is not ready meanwhile, and does not hold up pages and reads', async () => {
    const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}`, timeout: 5_000 });
    const transaction = await client.transaction('write');
    const began = Date.now();
    const written = register();
    const times: number[] = [];
    let saidNotReady = false;
    while (Date.now() - began < 3_000) {
      times.push((await page()).ms);
      saidNotReady ||= (await site.ask('/readyz')).status === 503;
    }
    await transaction.rollback();
    client.close();
    await written;
    expect(Date.now() - began).toBeLessThan(6_000);
    expect(saidNotReady).toBe(true);
    process.stdout.write(
      `locked for 3 s: ${times.length} pages, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms; the write took ${Date.now() - began} ms\n`,
    );
    expect(percentile(times, 99)).toBeLessThan(500);
    await site.until(async () => (await site.ask('/readyz')).status === 200, 5_000);
  }, 60_000);
});
