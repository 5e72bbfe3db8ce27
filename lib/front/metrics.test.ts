import { createServer, type IncomingMessage } from 'node:http';
import { countEvent, eventCounts } from '../platform/log/event-counts';
import { createMetrics, mayReadMetrics, serveMetrics } from './metrics';
import { TestSite } from './testing/site';

let work: { work: 'job' | 'mail'; state: string; count: number }[];
let isReady: boolean;

const metricsOf = () =>
  createMetrics({
    pagesKept: () => 3,
    writesWaiting: () => 7,
    workByState: async () => work,
    diskFreeBytes: async () => 5,
    isReady: () => isReady,
  });

beforeEach(() => {
  isReady = true;
  work = [{ work: 'job', state: 'failed', count: 2 }];
  eventCounts().clear();
});

/** The figures of our own whose name begins so, without what describes them. */
async function figures(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const { body } = await metrics.text();
  return body.split('\n').filter((line) => line.startsWith(`little_pear_${name}`));
}

it.each([
  [200, false, '2xx'],
  [299, false, '2xx'],
  [304, false, '3xx'],
  [499, false, '4xx'],
  [503, false, '5xx'],
  [200, true, 'cut'],
])('counts an answer of %i (cut: %s) as %s', async (status, isCut, outcome) => {
  const metrics = metricsOf();
  metrics.countRequest({ kind: 'page', status, isCut, seconds: 0.5 });
  metrics.countRequest({ kind: 'page', status, isCut, seconds: 0.25 });
  const labels = `kind="page",status="${outcome}"`;
  expect(await figures(metrics, 'request_seconds_')).toEqual(
    expect.arrayContaining([
      `little_pear_request_seconds_count{${labels}} 2`,
      `little_pear_request_seconds_sum{${labels}} 0.75`,
      `little_pear_request_seconds_bucket{le="0.1",${labels}} 0`,
      `little_pear_request_seconds_bucket{le="0.25",${labels}} 1`,
      `little_pear_request_seconds_bucket{le="0.5",${labels}} 2`,
    ]),
  );
});

it('keeps kinds and outcomes apart', async () => {
  const metrics = metricsOf();
  metrics.countRequest({ kind: 'page', status: 200, isCut: false, seconds: 1 });
  metrics.countRequest({ kind: 'api', status: 200, isCut: false, seconds: 1 });
  metrics.countRequest({ kind: 'api', status: 404, isCut: false, seconds: 1 });
  expect(await figures(metrics, 'request_seconds_count')).toEqual([
    'little_pear_request_seconds_count{kind="page",status="2xx"} 1',
    'little_pear_request_seconds_count{kind="api",status="2xx"} 1',
    'little_pear_request_seconds_count{kind="api",status="4xx"} 1',
  ]);
});

it('shows what others know at the moment it is asked, and nothing of what has gone', async () => {
  const metrics = metricsOf();
  expect(await figures(metrics, 'ready')).toEqual(['little_pear_ready 1']);
  expect(await figures(metrics, 'pages_kept')).toEqual(['little_pear_pages_kept 3']);
  expect(await figures(metrics, 'writes_waiting')).toEqual(['little_pear_writes_waiting 7']);
  expect(await figures(metrics, 'disk_free_bytes')).toEqual(['little_pear_disk_free_bytes 5']);
  expect(await figures(metrics, 'work')).toEqual(['little_pear_work{work="job",state="failed"} 2']);
  isReady = false;
  work = [{ work: 'mail', state: 'waiting', count: 1 }];
  expect(await figures(metrics, 'ready')).toEqual(['little_pear_ready 0']);
  expect(await figures(metrics, 'work')).toEqual(['little_pear_work{work="mail",state="waiting"} 1']);
});

it.each([
  ['page_cache', 'outcome'],
  ['rate_limited', 'limit'],
  ['job', 'outcome'],
  ['mail', 'outcome'],
  ['unavailable', 'reason'],
  ['webhook', 'outcome'],
  ['push', 'outcome'],
] as const)('counts what happened: %s by %s, once however often it is looked at', async (name, label) => {
  const metrics = metricsOf();
  expect(await figures(metrics, `${name}_total`)).toEqual([]);
  for (const value of ['a', 'a', 'b']) countEvent(name, value);
  const expected = [`little_pear_${name}_total{${label}="a"} 2`, `little_pear_${name}_total{${label}="b"} 1`];
  expect(await figures(metrics, `${name}_total`)).toEqual(expected);
  expect(await figures(metrics, `${name}_total`)).toEqual(expected);
});

const asked = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', {}, true],
  ['127.9.9.9', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['10.0.0.1', {}, false],
  ['::ffff:10.0.0.1', {}, false],
  ['10.127.0.1', {}, false],
  ['::11', {}, false],
  ['2001:db8::1', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
  ['127.0.0.1', { authorization: 'Bearer ' }, true],
])('without a token: %s with %j may read: %s', (address, headers, mayRead) => {
  expect(mayReadMetrics(asked(address, headers as Record<string, string>), { TRUSTED_PROXIES: 0 })).toBe(
    mayRead,
  );
  expect(mayReadMetrics(asked(address, headers as Record<string, string>), { TRUSTED_PROXIES: 1 })).toBe(
    false,
  );
});

it.each([
  ['Bearer secret', true],
  ['Bearer secret2', false],
  ['Bearer secre', false],
  ['bearer secret', false],
  ['secret', false],
  ['', false],
])('with a token: "%s" from this machine may read: %s', (authorization, mayRead) => {
  const settings = { TRUSTED_PROXIES: 0, METRICS_TOKEN: 'secret' };
  expect(mayReadMetrics(asked('127.0.0.1', { authorization }), settings)).toBe(mayRead);
  expect(mayReadMetrics(asked('127.0.0.1'), settings)).toBe(false);
});

it('is sent as text that nobody keeps, to HEAD without it, and is not there for others', async () => {
  const settings = { TRUSTED_PROXIES: 0, METRICS_TOKEN: 'secret' };
  const metrics = metricsOf();
  const site = new TestSite(
    createServer((request, response) => void serveMetrics(request, response, { metrics, settings })),
  );
  await site.start();
  const headers = { authorization: 'Bearer secret' };
  const found = await site.ask('/metrics', { headers });
  expect([found.status, found.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(found.headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(found.text).toContain('little_pear_ready 1');
  const head = await site.ask('/metrics', { method: 'HEAD', headers });
  expect([head.status, head.text]).toEqual([200, '']);
  const refused = await site.ask('/metrics');
  expect([
    refused.status,
    refused.text,
    refused.headers['cache-control'],
    refused.headers['content-type'],
  ]).toEqual([...[404, 'Not found', 'no-store'], 'text/plain']);
  await site.stop();
});
