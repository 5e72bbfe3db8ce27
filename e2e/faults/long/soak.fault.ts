import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';

/** `SOAK_MINUTES=480` for a night; a few show gross leaks alone. */
const minutes = Number(process.env.SOAK_MINUTES ?? 4);

let folder: string;
let site: ServedSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-soak-'));
  site = new ServedSite(path.join(folder, 'data'), sitePort);
  await site.start();
}, 600_000);

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length;
const walMb = () => statSync(path.join(site.dataDir, 'little-pear.db-wal')).size / 1e6;

test('reads and writes for some minutes: no errors, no growth of files, little of memory', async () => {
  const failures: string[] = [];
  let asked = 0;
  const until = Date.now() + minutes * 60_000;
  const addresses = ['/', '/blog', '/api/blogs', '/api/nutriai/foods?search=pear', '/api/v2/pages/'];
  const samples: { mb: number; files: number; walMb: number }[] = [];
  const load = Array.from({ length: 3 }, async (_, reader) => {
    while (Date.now() < until) {
      const address = addresses[(asked + reader) % addresses.length] ?? '/';
      asked += 1;
      const { status } = await site.ask(address);
      if (status !== 200) failures.push(`${address}: ${status}`);
      if (asked % 40 === 0) await site.newMember();
      await delay(20);
    }
  });
  const watching = (async () => {
    while (Date.now() < until) {
      await delay(10_000);
      samples.push({ mb: residentMb(), files: openFiles(), walMb: walMb() });
    }
  })();
  await Promise.all([...load, watching]);
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  process.stdout.write(
    `${minutes} min, ${asked} requests, ${failures.length} failures; second half: ${first?.mb.toFixed(0)} → ${last?.mb.toFixed(0)} MB, ` +
      `${first?.files} → ${last?.files} files, log ${first?.walMb.toFixed(1)} → ${last?.walMb.toFixed(1)} MB\n`,
  );
  expect(failures).toEqual([]);
  expect((last?.mb ?? 0) - (first?.mb ?? 0)).toBeLessThan(80);
  expect(Math.abs((last?.files ?? 0) - (first?.files ?? 0))).toBeLessThan(20);
  expect(last?.walMb ?? 0).toBeLessThan(20);
}, 36_000_000);
