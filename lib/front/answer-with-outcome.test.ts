import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markPageNotFound } from '../content/page-outcome';
import { answerWithOutcome } from './answer-with-outcome';

async function statusOf(handle: Parameters<typeof answerWithOutcome>[0]): Promise<number> {
  const server = createServer((request, response) => void answerWithOutcome(handle)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return status;
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
