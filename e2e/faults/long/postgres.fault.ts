import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../../lib/platform/testing/postgres-cluster.mjs';
import { makeSite, type Site, testSecrets } from '../../../lib/platform/testing/run-program';
import { postgresPort, sitePort } from '../testing/fault-ports';
import type { PostgresCluster } from '../testing/postgres-checks';
import { percentile, ServedSite } from '../testing/served-site';

const template = path.join('test-results', 'sites', 'template');
/** What the site has in memory, and what it must ask the database for. */
const page = '/blog';
const api = '/api/blogs?page_size=3';

let cluster: PostgresCluster;
let filled: Site;
let site: ServedSite;

beforeAll(async () => {
  cluster = await startPostgres(postgresPort, { max_connections: '60' });
  cluster.createDatabase('site');
  filled = makeSite(cluster.url('site'));
  cpSync(template, filled.dataDir, { recursive: true });
  for (const program of ['scripts/fill-postgres-for-tests.ts', 'scripts/make-test-staff.ts']) {
    const running = filled.start(program);
    if ((await running.ended) !== 0) throw new Error(running.output());
  }
  site = new ServedSite(filled.dataDir, sitePort, { DATABASE_URL: cluster.url('site'), ...testSecrets });
  await site.start();
  await site.ask(page);
}, 900_000);

afterAll(async () => {
  await site.stop();
  await cluster.remove();
  filled.remove();
}, 60_000);

/** Asks without a pause until it is told to end. */
function asking(address: string): { end: () => Promise<{ statuses: number[]; times: number[] }> } {
  const [statuses, times]: [number[], number[]] = [[], []];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const { status, ms } = await site.ask(address);
      statuses.push(status);
      times.push(ms);
      await delay(20);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await running;
      return { statuses, times };
    },
  };
}

async function during(name: string, outage: () => Promise<void>): Promise<void> {
  const { pid } = site;
  const [pages, calls] = [asking(page), asking(api)];
  await outage();
  await site.until(async () => (await site.ask(api)).status === 200, 15_000);
  const [read, called] = [await pages.end(), await calls.end()];
  expect(new Set(read.statuses)).toEqual(new Set([200]));
  for (const status of called.statuses) expect([200, 503]).toContain(status);
  expect(Math.max(...called.times)).toBeLessThan(20_000);
  await site.until(async () => (await site.ask('/readyz')).status === 200, 5_000);
  expect(site.pid).toBe(pid);
  expect(site.output).not.toMatch(/nobody caught/);
  process.stdout.write(
    `${name}: ${read.statuses.length} pages from memory, p99 ${percentile(read.times, 99)} ms; ` +
      `${called.statuses.filter((status) => status === 503).length} of ${called.statuses.length} calls refused with 503, the longest after ${Math.round(Math.max(...called.times))} ms\n`,
  );
}

test('a database that crashes and comes back: pages go on, calls get 503, the process lives', async () => {
  await during('crashed for 4 s', async () => {
    await cluster.stop('SIGQUIT');
    await site.until(async () => (await site.ask('/readyz')).status === 503, 5_000);
    await delay(4_000);
    await cluster.start();
  });
}, 600_000);

test('a database that ends all sessions', async () => {
  await during('all sessions ended', async () => {
    await delay(500);
    cluster.query(
      'postgres',
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'",
    );
    await delay(1_000);
  });
}, 600_000);

test('a database that stands still: nobody waits longer than the limits, and it goes on by itself', async () => {
  await during('stood still for 20 s', async () => {
    cluster.freeze();
    try {
      await site.until(async () => (await site.ask('/readyz')).status === 503, 5_000);
      await delay(20_000);
    } finally {
      cluster.thaw();
    }
  });
}, 600_000);

test('a database that is away at the start: the process waits for it, says so, and serves once it is there', async () => {
  await site.stop();
  await cluster.stop('SIGQUIT');
  site.begin();
  await site.until(async () => (await site.ask('/healthz')).status === 200, 60_000);
  await site.until(async () => (await site.ask('/readyz')).text === 'database away', 60_000);
  await cluster.start();
  const began = Date.now();
  await site.until(async () => (await site.ask('/readyz')).status === 200, 15_000);
  await site.until(async () => (await site.ask(page)).status === 200, 15_000);
  process.stdout.write(`away at the start: serves ${Date.now() - began} ms after the database came\n`);
}, 600_000);
