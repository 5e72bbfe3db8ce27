import { readFileSync } from 'node:fs';
import { createFrontServer } from './front-server';
import { flushAccessLog } from './access-log';
import { createMetrics } from './metrics';
import { htmlPage, plainSite, TestSite } from './testing/site';

const metricsToken = 'a token of tests';
const uuid = /^[0-9a-f-]{36}$/;

let site: TestSite;
let seenIds: (string | string[] | undefined)[];

async function start(
  settings: { METRICS_TOKEN?: string; TRUSTED_PROXIES: number },
  detail: string | null = null,
): Promise<void> {
  const metrics = createMetrics({
    pagesKept: () => 3,
    writesWaiting: () => 7,
    workByState: async () => [{ work: 'job', state: 'failed', count: 2 }],
    diskFreeBytes: async () => 5,
    isReady: () => true,
  });
  const front = createFrontServer({
    isCaching: true,
    site: plainSite,
    operation: () => ({ metrics, settings, readiness: { problem: async () => null, detail: () => detail } }),
  });
  seenIds = [];
  const page = htmlPage('page');
  front.handOver((request, response) => {
    seenIds.push(request.headers['x-little-pear-request-id']);
    return page(request, response);
  });
  site = new TestSite(front.server);
  await site.start();
}

afterEach(() => site.stop());

test('readiness names what the site does without', async () => {
  await start({ TRUSTED_PROXIES: 0 }, 'Next differs: names of headers');
  expect(await site.ask('/readyz')).toMatchObject({
    status: 200,
    text: 'ready\nNext differs: names of headers',
  });
});

describe('the id of a request', () => {
  test('is ours, the same for the answer and for what answers, whatever the caller claims', async () => {
    await start({ TRUSTED_PROXIES: 0 });
    const answer = await site.ask('/api/x', {
      headers: { 'X-Request-Id': 'from-outside-1', 'x-little-pear-request-id': 'forged-inside' },
    });
    expect(answer.headers['x-request-id']).toMatch(uuid);
    expect(seenIds).toEqual([answer.headers['x-request-id']]);
    const cached = [await site.ask('/blog'), await site.ask('/blog')];
    expect(new Set(cached.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
  });

  test('is the trusted proxy’s, if it looks like one', async () => {
    await start({ TRUSTED_PROXIES: 1 });
    const idFor = async (given: string) =>
      (await site.ask('/api/x', { headers: { 'X-Request-Id': given } })).headers['x-request-id'];
    expect(await idFor('proxy-1234')).toBe('proxy-1234');
    expect(await idFor('short')).toMatch(uuid);
    expect(await idFor('has "quotes" in it')).toMatch(uuid);
    expect(await idFor('x'.repeat(65))).toMatch(uuid);
  });
});

test('each request has one line in the log, without its query, an address or an id of anything', async () => {
  flushAccessLog();
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  await start({ TRUSTED_PROXIES: 0 });
  const answer = await site.ask('/api/babies/0b0c6f1e-6b5e-4a5c-9a53-b1f6f4c7e111?email=anna@pear.example');
  await site.ask('/healthz');
  flushAccessLog();
  write.mockRestore();
  const lines = written.join('').trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.any(String),
    level: 'info',
    message: 'request',
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/api/babies/:id',
    kind: 'api',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
});

test('health, readiness and figures are neither limited nor left to the site behind', async () => {
  await start({ TRUSTED_PROXIES: 0 });
  for (let turn = 0; turn < 70; turn += 1) {
    for (const path of ['/healthz', '/readyz']) expect((await site.ask(path)).status).toBe(200);
  }
  for (let turn = 0; turn < 3; turn += 1) expect((await site.ask('/metrics')).status).toBe(200);
  expect(seenIds).toEqual([]);
}, 20_000);

describe('/metrics', () => {
  test('counts requests by kind and status, and shows what others keep', async () => {
    await start({ TRUSTED_PROXIES: 0 });
    await site.ask('/blog');
    await site.ask('/blog');
    const { status, text } = await site.ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('little_pear_request_seconds_count{kind="page",status="2xx"} 2');
    expect(text).toMatch(/little_pear_page_cache_total\{outcome="render"\} \d/);
    expect(text).toContain('little_pear_writes_waiting 7');
    expect(text).toContain('little_pear_work{work="job",state="failed"} 2');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('has every figure that docs/operation.md names', async () => {
    await start({ TRUSTED_PROXIES: 0 });
    const { text } = await site.ask('/metrics');
    const named = readFileSync('docs/operation.md', 'utf8').match(/(?:little_pear|nodejs)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  test.each([
    ['something passed on by a proxy', { TRUSTED_PROXIES: 0 }, { 'X-Forwarded-For': '192.0.2.1' }, 404],
    ['this machine behind a proxy', { TRUSTED_PROXIES: 1 }, {}, 404],
    ['nobody in particular', { TRUSTED_PROXIES: 0, METRICS_TOKEN: metricsToken }, {}, 404],
    [
      'a wrong token',
      { TRUSTED_PROXIES: 0, METRICS_TOKEN: metricsToken },
      { Authorization: 'Bearer another' },
      404,
    ],
    [
      'the token through a proxy',
      { TRUSTED_PROXIES: 1, METRICS_TOKEN: metricsToken },
      { Authorization: `Bearer ${metricsToken}`, 'X-Forwarded-For': '192.0.2.1' },
      200,
    ],
  ])('to %s', async (_name, settings, headers, status) => {
    await start(settings);
    expect((await site.ask('/metrics', { headers: headers as Record<string, string> })).status).toBe(status);
  });
});
