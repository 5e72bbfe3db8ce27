import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../../lib/platform/testing/postgres-cluster.mjs';
import { makeSite, type Site, testSecrets } from '../../../lib/platform/testing/run-program';
import { postgresPort, secondSitePort, sitePort } from '../testing/fault-ports';
import type { PostgresCluster } from '../testing/postgres-checks';
import { ServedSite } from '../testing/served-site';

const template = path.join('test-results', 'sites', 'template');
const editor = { email: 'editor-0@test.example', password: 'Test-password-editor' };
/** Jobs are looked for every twenty seconds. */
const soonMs = 90_000;

let cluster: PostgresCluster;
let filled: Site;
let instances: [ServedSite, ServedSite];
let token: Record<string, string>;

beforeAll(async () => {
  cluster = await startPostgres(postgresPort, { max_connections: '60' });
  cluster.createDatabase('site');
  filled = makeSite(cluster.url('site'));
  cpSync(template, filled.dataDir, { recursive: true });
  for (const program of ['scripts/fill-postgres-for-tests.ts', 'scripts/make-test-staff.ts']) {
    const running = filled.start(program);
    if ((await running.ended) !== 0) throw new Error(running.output());
  }
  const environment = { DATABASE_URL: cluster.url('site'), ...testSecrets };
  instances = [sitePort, secondSitePort].map((port) => new ServedSite(filled.dataDir, port, environment)) as [
    ServedSite,
    ServedSite,
  ];
  await startBoth();
  const { text } = await instances[0].ask('/cms-api/staff/login', { method: 'POST', body: editor });
  token = { authorization: `JWT ${(JSON.parse(text) as { token: string }).token}` };
}, 900_000);

afterAll(async () => {
  await Promise.all(instances.map((each) => each.stop()));
  await cluster.remove();
  filled.remove();
}, 60_000);

const startBoth = () => Promise.all(instances.map((each) => each.start()));

async function panel(method: string, address: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await instances[0].ask(`/cms-api/${address}`, { method, body, headers: token });
  if (answer.status >= 300)
    throw new Error(`${method} ${address}: ${answer.status} ${answer.text.slice(0, 500)}`);
  return JSON.parse(answer.text) as Record<string, unknown>;
}

/** A post that is published by itself after so long. */
async function schedulePost(slug: string, inMs: number): Promise<number> {
  const { docs } = await panel('GET', 'posts?limit=1&depth=0&where[_status][equals]=published');
  const [{ pageNode: _node, ...complete } = {}] = docs as Record<string, unknown>[];
  const publishedAt = new Date(Date.now() + inMs).toISOString();
  // Rows and blocks of a new document get ids of their own.
  const fresh = JSON.parse(
    JSON.stringify(complete, (name, value: unknown) => (name === 'id' ? undefined : value)),
  ) as object;
  const post = { ...fresh, slug, title: slug, publishedAt, _status: 'published' };
  const { doc } = await panel('POST', 'posts?depth=0', post);
  return (doc as { id: number }).id;
}

const statusAt = async (site: ServedSite, slug: string) => (await site.ask(`/blog/${slug}`)).status;

/** How often the post was published, by the notes of its versions. */
async function timesPublished(id: number): Promise<number> {
  const query = `where[parent][equals]=${id}&where[version._status][equals]=published&limit=50&depth=0`;
  const { totalDocs } = await panel('GET', `posts/versions?${query}`);
  return Number(totalDocs);
}

async function isSeenByBothOnce(slug: string, id: number): Promise<void> {
  for (const each of instances) await each.until(async () => (await statusAt(each, slug)) === 200, soonMs);
  // Long enough for the other instance to run the job too, if it took it.
  await delay(25_000);
  expect(await timesPublished(id)).toBe(1);
}

test('two instances publish a post at its time, once, and both show it', async () => {
  const id = await schedulePost('scheduled-for-two', 25_000);
  for (const each of instances) expect(await statusAt(each, 'scheduled-for-two')).toBe(404);
  await isSeenByBothOnce('scheduled-for-two', id);
}, 300_000);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a time that passes while all are ended by %s is made up for',
  async (signal) => {
    const slug = `scheduled-across-${signal.toLowerCase()}`;
    const dueMs = Date.now() + 15_000;
    const id = await schedulePost(slug, 15_000);
    for (const each of instances) each.signal(signal);
    await Promise.all(instances.map((each) => each.ended));
    await delay(Math.max(0, dueMs + 1_000 - Date.now()));
    await startBoth();
    await isSeenByBothOnce(slug, id);
  },
  300_000,
);

test('a time at which one of two is killed is held by the other', async () => {
  const [first, second] = instances;
  const id = await schedulePost('scheduled-and-one-killed', 12_000);
  second.signal('SIGKILL');
  await second.ended;
  await first.until(async () => (await statusAt(first, 'scheduled-and-one-killed')) === 200, soonMs);
  await second.start();
  await isSeenByBothOnce('scheduled-and-one-killed', id);
}, 300_000);
