import { createServer } from 'node:http';
import { cachedReadiness, type ProcessState, type Readiness, serveHealth } from './health';
import { TestSite } from './testing/site';

async function siteWith(process: Partial<ProcessState>, readiness: Readiness): Promise<TestSite> {
  const site = new TestSite(
    createServer((request, response) => {
      void serveHealth(request, response, {
        process: { isStarting: () => false, isDraining: () => false, ...process },
        readiness,
      }).then((isServed) => isServed || response.writeHead(404).end());
    }),
  );
  await site.start();
  return site;
}

const readinessThat = (problem: string | null): Readiness => ({ problem: async () => problem });

test.each([
  ['a database that answers', {}, null, 200, 'ready'],
  ['a locked database', {}, 'database locked', 503, 'database locked'],
  ['a server on its way out', { isDraining: () => true }, null, 503, 'draining'],
  ['a server that is starting', { isStarting: () => true }, null, 503, 'starting'],
])('%s is said by /readyz alone', async (_name, process, problem, status, text) => {
  const site = await siteWith(process, readinessThat(problem));
  expect(await site.ask('/readyz')).toMatchObject({
    status,
    text,
    headers: { 'cache-control': 'no-store' },
  });
  expect(await site.ask('/healthz')).toMatchObject({ status: 200, text: 'ok' });
  expect((await site.ask('/readyz/')).status).toBe(404);
  await site.stop();
});

test('/readyz says in a second line what the site does without, and is ready all the same', async () => {
  const site = await siteWith({}, { ...readinessThat(null), detail: () => 'rules alone' });
  expect(await site.ask('/readyz')).toMatchObject({ status: 200, text: 'ready\nrules alone' });
  await site.stop();
  const away = await siteWith({}, { ...readinessThat('database away'), detail: () => 'rules alone' });
  expect(await away.ask('/readyz')).toMatchObject({ status: 503, text: 'database away' });
  await away.stop();
});

describe('the readiness that is asked often', () => {
  let nowMs = 0;

  test('asks the database once a second, also after the clock was set back', async () => {
    nowMs = 10_000;
    const probe = jest.fn<Promise<string | null>, []>().mockResolvedValue(null);
    const readiness = cachedReadiness(probe, () => nowMs);
    await Promise.all([readiness.problem(), readiness.problem()]);
    nowMs += 999;
    await readiness.problem();
    expect(probe).toHaveBeenCalledTimes(1);
    nowMs += 1;
    probe.mockResolvedValue('database locked');
    expect(await readiness.problem()).toBe('database locked');
    nowMs -= 3_600_000;
    expect(await readiness.problem()).toBe('database locked');
    expect(probe).toHaveBeenCalledTimes(3);
  });

  test('says no when the database fails, and when it does not answer', async () => {
    const failing = cachedReadiness(
      async () => Promise.reject(new Error('gone')),
      () => 1,
    );
    expect(await failing.problem()).toBe('database away');
    jest.useFakeTimers();
    const silent = cachedReadiness(
      () => new Promise(() => undefined),
      () => 1,
    ).problem();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await silent).toBe('database too slow');
    jest.useRealTimers();
  });
});
