import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectorPort, sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';
import { TraceCollector } from '../testing/trace-collector';

let folder: string;
let site: ServedSite;
const collector = new TraceCollector();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-traces-'));
  const address = await collector.listen(collectorPort);
  site = new ServedSite(path.join(folder, 'data'), sitePort, { OTEL_EXPORTER_OTLP_ENDPOINT: address });
  await site.start();
}, 600_000);

afterAll(async () => {
  await site.stop();
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const arrives = (isWanted: () => boolean) => site.until(async () => isWanted(), 60_000);

test('traces arrive, name routes, and say nothing of a person', async () => {
  const { email, bearer } = await site.newMember();
  const made = await site.ask('/api/nutriai/baby-profiles', {
    method: 'POST',
    headers: bearer,
    body: { name: 'Zyxwina', birth_date: new Date(Date.now() - 240 * 86_400_000).toISOString().slice(0, 10) },
  });
  const { id } = JSON.parse(made.text) as { id: string };
  const secrets = {
    'an email': email,
    'a token': bearer.authorization ?? '',
    'a name': 'Zyxwina',
    'an id': id,
    'a query': 'teething-at-night',
    'an address': '10.77.66.55',
    'a browser': 'CuriousBrowser/1.0',
    'a token of a link': 'a-link-token-that-opens-an-account',
  };
  const headers = {
    ...bearer,
    'x-forwarded-for': '10.77.66.55',
    'user-agent': 'CuriousBrowser/1.0',
    referer: 'https://elsewhere.example/?q=teething-at-night',
  };
  for (const address of [
    '/search?q=teething-at-night',
    '/blog?from=teething-at-night',
    `/api/nutriai/baby-profiles/${id}`,
    `/api/nutriai/foods?search=teething-at-night`,
    '/reset-password?token=a-link-token-that-opens-an-account',
    `/nutriai/babies/${id}?from=teething-at-night`,
    `/no-such-page/${id}?q=teething-at-night`,
  ])
    await site.ask(address, { headers });
  await site.ask('/api/login/', { method: 'POST', body: { email, password: 'wrong' }, headers });

  await arrives(() => collector.spans.some(({ name }) => name.includes('/search')));
  await arrives(() => collector.spans.some(({ name }) => name.includes('login')));
  expect(collector.spans.map(({ name }) => name).join('\n')).toContain('/api/nutriai/baby-profiles/[id]');
  const found = Object.entries(secrets)
    .filter(([, secret]) => collector.bytes.includes(secret))
    .map(([what, secret]) => {
      const { name, attributes } = collector.spans.find((span) => JSON.stringify(span).includes(secret)) ?? {
        name: '?',
        attributes: {},
      };
      return `${what} in ${name}: ${JSON.stringify(attributes)}`;
    });
  expect(found).toEqual([]);
  const attributes = new Set(collector.spans.flatMap((span) => Object.keys(span.attributes)));
  process.stdout.write(
    `${collector.spans.length} spans, with the attributes ${[...attributes].sort().join(', ')}\n`,
  );
}, 600_000);

test('a collector that is away costs nobody anything', async () => {
  await collector.close();
  for (let asked = 0; asked < 20; asked += 1) expect((await site.ask('/api/blogs')).status).toBe(200);
  expect((await site.ask('/readyz')).status).toBe(200);
}, 600_000);
