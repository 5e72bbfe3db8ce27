import { createServer } from 'node:http';
import { answerRead, type WebHandler } from './answer-read';
import { gate, TestSite } from './testing/site';

let site: TestSite;
let handler: jest.Mock<ReturnType<WebHandler>, Parameters<WebHandler>>;
let failures: unknown[];

beforeEach(async () => {
  handler = jest.fn<ReturnType<WebHandler>, Parameters<WebHandler>>(() => Response.json({ fruit: 'pear' }));
  failures = [];
  const server = createServer((request, response) => {
    const asked = { url: `https://pear.example${request.url}`, params: { id: 'b1' } };
    answerRead(handler, { request, response }, asked).catch((error: unknown) => {
      failures.push(error);
      response.destroy();
    });
  });
  site = new TestSite(server);
  await site.start();
});

afterEach(() => site.stop());

it('gives the handler the address, the headers and the parameters', async () => {
  await site.ask('/api/babies/b1?page=2', {
    headers: { authorization: 'Bearer t', accept: 'application/json' },
  });
  const [request, context] = handler.mock.calls[0] ?? [];
  expect(request?.url).toBe('https://pear.example/api/babies/b1?page=2');
  expect(request?.headers.get('authorization')).toBe('Bearer t');
  expect(await context?.params).toEqual({ id: 'b1' });
});

it('sends a text in one piece, with status and headers, each cookie by itself', async () => {
  const headers = new Headers({ 'x-kind': 'pear', vary: 'Accept' });
  headers.append('set-cookie', 'a=1; Path=/');
  headers.append('set-cookie', 'b=2; Path=/');
  handler.mockImplementation(() => Response.json({ fruit: 'pear' }, { status: 404, headers }));
  expect(await site.ask('/')).toMatchObject({
    status: 404,
    text: '{"fruit":"pear"}',
    headers: {
      'x-kind': 'pear',
      'content-type': 'application/json',
      'content-length': '16',
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
    },
  });
});

it('sends no body for HEAD, nor where there is none', async () => {
  expect(await site.ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  handler.mockImplementation(() => new Response(null, { status: 304, headers: { etag: '"1"' } }));
  expect(await site.ask('/')).toMatchObject({ status: 304, text: '', headers: { etag: '"1"' } });
});

function streamOf(...parts: string[]): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

it('hands on a stream as it comes', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-length': '8' };
  handler.mockImplementation(() => new Response(streamOf('%PDF', '-1.7'), { headers }));
  expect(await site.ask('/')).toMatchObject({ text: '%PDF-1.7', headers });
});

it('ends a stream that nobody takes any more, without a word', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const begun = gate();
  handler.mockImplementation(() => {
    setTimeout(begun.open, 20);
    return new Response(endless, { headers: { 'content-type': 'application/zip' } });
  });
  await site.askAndLeave('/', begun.opened);
  for (let turn = 0; !isCancelled && turn < 200; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isCancelled).toBe(true);
  expect(failures).toEqual([]);
});

it('says what a stream or a handler fails with', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('no disk')) });
  handler.mockImplementation(() => new Response(broken, { headers: { 'content-type': 'application/zip' } }));
  await expect(site.ask('/')).rejects.toThrow();
  handler.mockRejectedValue(new Error('no database'));
  await expect(site.ask('/')).rejects.toThrow();
  expect(failures.map(String)).toEqual(['Error: no disk', 'Error: no database']);
});
