import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rawReaders } from '../../../lib/front/testing/raw-readers';
import { sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';

let folder: string;
let site: ServedSite;

async function start(drainSeconds: number): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-stop-'));
  site = new ServedSite(path.join(folder, 'data'), sitePort, {
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'info',
  });
  await site.start();
}

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const addresses = ['/api/blogs', '/blog', '/api/nutriai/foods?search=pear', '/'];

/** Clients of every habit: at rest between two pages, never at rest, several requests sent at once. */
function readers(count: number) {
  const habits = [
    { depth: 1 },
    { depth: 1, pauseMs: 30 },
    { depth: 1, pauseMs: 400 },
    { depth: 4 },
    { depth: 3, pauseMs: 90 },
  ];
  return rawReaders(
    Array.from({ length: count }, (_, reader) => ({
      port: sitePort,
      paths: [
        ...addresses.slice(reader % addresses.length),
        ...addresses.slice(0, reader % addresses.length),
      ],
      depth: 1,
      ...habits[reader % habits.length],
    })),
  );
}

test('asked to stop under load it says so first, answers whatever reached it, and ends with status 0 in time', async () => {
  const drainSeconds = 4;
  await start(drainSeconds);
  const load = readers(8);
  await delay(1_000);
  const began = Date.now();
  site.signal('SIGTERM');
  await site.until(async () => (await site.ask('/readyz')).status === 503, 5_000);
  // As a load balancer does: it sends nobody any more once it has noticed that the site is not ready.
  await delay(1_000);
  const { answered, statuses, refused, broken, behindClose } = await load.end();
  const code = await site.ended;
  const tookMs = Date.now() - began;

  expect(code).toBe(0);
  expect(tookMs).toBeGreaterThanOrEqual(drainSeconds * 1_000);
  expect(tookMs).toBeLessThan(30_000);
  expect({ statuses: [...statuses], refused, broken, behindClose }).toEqual({
    statuses: [200],
    refused: 0,
    broken: 0,
    behindClose: 0,
  });
  expect(site.output).toContain('"message":"stopped"');
  process.stdout.write(`stopped in ${tookMs} ms; ${answered} requests answered, none failed\n`);
}, 600_000);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'whoever goes on asking until it is gone is answered or not let in, and never broken off (%d)',
  async (round) => {
    // With no time before the door is closed, and with some.
    await start(round % 2 === 0 ? 2 : 0);
    const load = readers(25);
    await site.until(async () => load.answered() > 500, 120_000);
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
    const { answered, statuses, broken, behindClose } = await load.end();
    expect({ statuses: [...statuses], broken, behindClose }).toEqual({
      statuses: [200],
      broken: 0,
      behindClose: 0,
    });
    process.stdout.write(`${answered} requests of 25 readers answered, none broken off\n`);
  },
  600_000,
);
