import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markPageNotFound, markPageUnavailable } from '../platform/cache/page-outcome';
import { answerWithOutcome } from './answer-with-outcome';

async function statusOf(handle: Parameters<typeof answerWithOutcome>[0]): Promise<number> {
  return (await answerOf(handle)).status;
}

async function answerOf(handle: Parameters<typeof answerWithOutcome>[0]): Promise<Response> {
  const server = createServer((request, response) => void answerWithOutcome(handle)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

test('a page that says it found nothing answers 404, also when its headers are written without a call', async () => {
  expect(
    await statusOf(async (_request, response) => {
      await Promise.resolve();
      markPageNotFound();
      response.end('nothing');
    }),
  ).toBe(404);
});

test('any other page keeps its status', async () => {
  expect(await statusOf(async (_request, response) => void response.end('fine'))).toBe(200);
  expect(
    await statusOf(async (_request, response) => {
      markPageNotFound();
      response.writeHead(308, { location: '/new' }).end();
    }),
  ).toBe(308);
});

test('a page that cannot be made now answers 503, and says when to ask again', async () => {
  const { status, headers } = await answerOf(async (_request, response) => {
    await Promise.resolve();
    markPageUnavailable();
    response.end('later');
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

test('a refusal keeps its own time to wait', async () => {
  const { status, headers } = await answerOf(async (_request, response) => {
    await Promise.resolve();
    response.writeHead(503, { 'retry-after': '5' }).end('away');
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  const set = await answerOf(async (_request, response) => {
    await Promise.resolve();
    response.statusCode = 503;
    response.setHeader('retry-after', '7');
    response.end('away');
  });
  expect([set.status, set.headers.get('retry-after')]).toEqual([503, '7']);
});
