import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';

let folder: string;
let disk: string;
let site: ServedSite | undefined;

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

/** The kernel lets go of the files of a killed process a moment later. */
async function unmount(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      execFileSync('umount', [disk], { stdio: 'pipe' });
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await delay(200);
    }
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-read-only-'));
  disk = path.join(folder, 'disk');
  mkdirSync(disk);
});

afterEach(async () => {
  await site?.stop();
  // Whoever has looked into the database holds its disk until the closed handle is swept up.
  execFileSync('umount', ['--lazy', disk]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function write(given: ServedSite, subject: string): Promise<number> {
  const body = { name: 'Ona', email: 'ona@example.test', subject, message: 'A pear a day.' };
  return (await given.ask('/api/contact', { method: 'POST', body })).status;
}

/** As a kernel does with a disk that it does not trust any more, under whoever has files of it open. Needs root. */
test('a disk that becomes read-only under the site: pages and reads go on, writes get 503, and nothing acknowledged is lost', async () => {
  const image = path.join(folder, 'image');
  execFileSync('truncate', ['-s', '120M', image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  mount('-o', 'loop', image, disk);
  site = new ServedSite(path.join(disk, 'data'), sitePort);
  await site.start();
  for (const address of ['/blog', '/api/blogs']) expect((await site.ask(address)).status).toBe(200);
  const acknowledged: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    if ((await write(site, `before ${number}`)) === 201) acknowledged.push(`before ${number}`);
  }

  mount('-o', 'remount,abort', disk);
  for (let number = 0; number < 10; number += 1) expect(await write(site, `after ${number}`)).toBe(503);
  for (const address of ['/', '/blog', '/api/blogs', '/api/nutriai/foods?search=pear', '/healthz'])
    expect([address, (await site.ask(address)).status]).toEqual([address, 200]);
  await site.until(async () => (await site?.ask('/readyz'))?.status === 503, 5_000);
  process.stdout.write(`not ready: ${(await site.ask('/readyz')).text}\n`);

  // Such a disk has to be mounted anew.
  await site.stop();
  await unmount();
  mount('-o', 'loop', image, disk);
  await site.start();
  expect(await write(site, 'again')).toBe(201);
  const client = createClient({ url: `file:${path.join(site.dataDir, 'little-pear.db')}` });
  const { rows } = await client.execute('SELECT subject FROM contact_messages ORDER BY id');
  const { rows: integrity } = await client.execute('PRAGMA integrity_check');
  client.close();
  expect(integrity[0]?.integrity_check).toBe('ok');
  expect(acknowledged).toHaveLength(20);
  expect(rows.map(({ subject }) => subject)).toEqual([...acknowledged, 'again']);
}, 600_000);

test('a disk that is read-only at the start: the process lives, is not ready, and serves as soon as it may write', async () => {
  mount('-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', disk);
  site = new ServedSite(path.join(disk, 'data'), sitePort);
  mount('-o', 'remount,ro', disk);
  site.begin();
  await site.until(async () => (await site?.ask('/healthz'))?.status === 200, 60_000);
  await site.until(async () => /disk|database/.test((await site?.ask('/readyz'))?.text ?? ''), 60_000);
  expect((await site.ask('/readyz')).status).toBe(503);
  mount('-o', 'remount,rw', disk);
  const began = Date.now();
  await site.until(async () => (await site?.ask('/readyz'))?.status === 200, 15_000);
  const readyMs = Date.now() - began;
  expect(await write(site, 'first')).toBe(201);
  expect((await site.ask('/blog')).status).toBe(200);
  process.stdout.write(`ready ${readyMs} ms after the disk could be written to\n`);
}, 600_000);
