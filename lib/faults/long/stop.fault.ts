import { Agent } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../ops/error-code';
import { sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';

const drainSeconds = 4;

let folder: string;
let site: ServedSite;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-stop-'));
  site = new ServedSite(path.join(folder, 'data'), sitePort, {
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'info',
  });
  await site.start();
}, 600_000);

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const addresses = ['/api/blogs', '/blog', '/api/nutriai/foods?search=pear', '/'];

/** Readers that ask one after the other, every third over a connection that is kept alive, and what became of their questions. */
function readers(count: number): { outcomes: Map<string, number>; end: () => Promise<void> } {
  const outcomes = new Map<string, number>();
  let isOver = false;
  const reading = Array.from({ length: count }, async (_, reader) => {
    const agent = reader % 3 === 0 ? new Agent({ keepAlive: true }) : undefined;
    for (let asked = reader; !isOver; asked += 1) {
      const outcome = await site
        .ask(addresses[asked % addresses.length] ?? '/', agent ? { agent } : {})
        .then(({ status }) => String(status), errorCode);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === 'ECONNREFUSED') await delay(20);
    }
    agent?.destroy();
  });
  return {
    outcomes,
    end: async () => {
      isOver = true;
      await Promise.all(reading);
    },
  };
}

test('asked to stop under load it says so first, answers whatever reached it, and ends with status 0 in time', async () => {
  const load = readers(8);
  await delay(1_000);
  const began = Date.now();
  site.signal('SIGTERM');
  await site.until(async () => (await site.ask('/readyz')).status === 503, 5_000);
  // As a load balancer does: it sends nobody any more once it has noticed that the site is not ready.
  await delay(1_000);
  await load.end();
  const code = await site.ended;
  const tookMs = Date.now() - began;

  expect(code).toBe(0);
  expect(tookMs).toBeGreaterThanOrEqual(drainSeconds * 1_000);
  expect(tookMs).toBeLessThan(30_000);
  expect([...load.outcomes.keys()]).toEqual(['200']);
  expect(site.output).toContain('"message":"stopped"');
  process.stdout.write(
    `stopped in ${tookMs} ms; ${load.outcomes.get('200')} requests answered, none failed\n`,
  );
}, 600_000);

test.each([1, 2, 3, 4, 5])(
  'whoever goes on asking until it is gone is answered or not let in, and never broken off (%d)',
  async () => {
    const load = readers(24);
    await delay(1_000);
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
    await load.end();
    expect([...load.outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
    process.stdout.write(`${load.outcomes.get('200')} requests of 24 readers answered, none broken off\n`);
  },
  600_000,
);
