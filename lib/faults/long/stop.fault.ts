import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ServedSite } from '../testing/served-site';

let folder: string;
let site: ServedSite;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-stop-'));
  site = new ServedSite(path.join(folder, 'data'), 3343, { DRAIN_SECONDS: '10', LOG_LEVEL: 'info' });
  await site.start();
}, 600_000);

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('asked to stop under load it says so first, answers whatever reached it, and ends with status 0 in time', async () => {
  const statuses: number[] = [];
  let isOver = false;
  // As a load balancer does: it sends nobody any more once it has noticed that the site is not ready.
  const load = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.push((await site.ask('/api/blogs')).status);
  });
  await delay(1_000);
  const began = Date.now();
  site.signal('SIGTERM');
  await site.until(async () => (await site.ask('/readyz')).status === 503, 1_000);
  const statusWhileDraining = (await site.ask('/blog')).status;
  await delay(1_000);
  isOver = true;
  await Promise.all(load);
  const code = await site.ended;
  const tookMs = Date.now() - began;

  expect(statusWhileDraining).toBe(200);
  expect(code).toBe(0);
  expect(tookMs).toBeGreaterThanOrEqual(10_000);
  expect(tookMs).toBeLessThan(30_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(site.output).toContain('"message":"stopped"');
  process.stdout.write(`stopped in ${tookMs} ms; ${statuses.length} requests answered, none failed\n`);
}, 600_000);
