import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { restoreBackup } from '../../../lib/platform/backup/restore-backup';
import { secondSitePort, sitePort } from '../testing/fault-ports';
import { percentile, ServedSite } from '../testing/served-site';

const run = promisify(execFile);

let folder: string;
let site: ServedSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-backup-'));
  site = new ServedSite(path.join(folder, 'data'), sitePort);
  await site.start();
}, 600_000);

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function timesDuring(work: () => Promise<void>): Promise<{ page: number[]; api: number[] }> {
  const times = { page: [] as number[], api: [] as number[] };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      times.page.push((await site.ask('/blog')).ms);
      times.api.push((await site.ask('/api/blogs')).ms);
      await delay(10);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return times;
}

test('backups one after the other under writes: readers hardly notice, and each can be put back', async () => {
  const backups = path.join(folder, 'backups');
  const idle = await timesDuring(() => delay(8_000));
  let made = 0;
  const busy = await timesDuring(async () => {
    const end = Date.now() + 8_000;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await site.newMember();
    })();
    while (Date.now() < end) {
      await run(process.execPath, ['.programs/scripts/backup.mjs', '--to', backups, '--keep', '3'], {
        env: { ...process.env, DATA_DIR: site.dataDir, NODE_ENV: 'production' },
      });
      made += 1;
    }
    isOver = true;
    await writing;
  });
  const summary = (times: number[]) => `p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`;
  process.stdout.write(
    `idle: page ${summary(idle.page)}; API ${summary(idle.api)}\n${made} backups under writes: page ${summary(busy.page)}; API ${summary(busy.api)}\n`,
  );
  expect(made).toBeGreaterThan(0);

  const before = process.env.DATA_DIR;

  for (const [index, name] of readdirSync(backups).entries()) {
    process.env.DATA_DIR = path.join(folder, `restored-${index}`);
    const began = performance.now();
    await restoreBackup({
      backup: path.join(backups, name),
      databaseUrl: undefined,
      passphrase: undefined,
      now: new Date(),
    });
    process.stdout.write(`restored in ${Math.round(performance.now() - began)} ms\n`);
  }
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;

  const restored = new ServedSite(path.join(folder, 'restored-0'), secondSitePort);
  await restored.start();
  expect((await restored.ask('/blog')).status).toBe(200);
  await restored.stop();
}, 900_000);
