/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { OutwardRefused } from './outward-address';
import { postOutwards } from './post-outwards';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const rules = { isLoopbackAllowed: true };
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Listens on loopback; what came in stands in `seen`. */
async function receiver(answer: Answer) {
  const seen: { asked: string; host: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = `${request.method} ${request.url}`;
      seen.push({ asked, host: request.headers.host, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, seen, url: `http://127.0.0.1:${port}/hook?a=1` };
}

const post = (url: string) =>
  postOutwards({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"é":1}' }, rules);

it('posts, and returns the status', async () => {
  const { port, seen } = await receiver((_request, response) => response.writeHead(204).end());
  expect(await post(`http://localhost:${port}/hook?a=1`)).toBe(204);
  expect(seen).toEqual([{ asked: 'POST /hook?a=1', host: `localhost:${port}`, body: '{"é":1}' }]);
});

it('connects to what was found, and asks for TLS by the name, which is looked up once', async () => {
  const greetings: string[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data: Buffer) => {
      greetings.push(data.toString('latin1'));
      socket.destroy();
    });
  });
  // A loopback address of its own, because the port is not free to choose.
  const address = '127.77.1.9';
  await new Promise<void>((resolve) => server.listen(8443, address, resolve));
  closings.push(() => server.close());
  let asked = 0;
  const lookUp = async () => {
    asked += 1;
    return [address];
  };
  const message = { url: 'https://hook.example:8443/', headers: {}, body: 'secret' };
  await expect(postOutwards(message, rules, { lookUp })).rejects.toThrow();
  expect([asked, greetings.length]).toEqual([1, 1]);
  expect(greetings[0]).toContain('hook.example');
  expect(greetings[0]).not.toContain('secret');
});

it('does not follow a redirect', async () => {
  const inner = await receiver((_request, response) => response.end());
  const { url } = await receiver((_request, response) =>
    response.writeHead(307, { Location: inner.url }).end(),
  );
  expect(await post(url)).toBe(307);
  expect(inner.seen).toEqual([]);
});

it('reads nothing of an answer that never ends', async () => {
  let isCut = false;
  const { url } = await receiver((_request, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
    response.on('close', () => {
      isCut = true;
      clearInterval(more);
    });
  });
  expect(await post(url)).toBe(200);
  await new Promise<void>((resolve) => {
    const look = () => (isCut ? resolve() : setTimeout(look, 5));
    look();
  });
});

it('waits for a slow answer no longer than an attempt may take', async () => {
  const silent = await receiver(() => undefined);
  const dribbling = await receiver((_request, response) => {
    const more = setInterval(() => response.writeProcessing(), 5);
    response.on('close', () => clearInterval(more));
  });
  for (const { url } of [silent, dribbling]) {
    const late = postOutwards({ url, headers: {}, body: '' }, rules, { timeoutMs: 60 });
    await expect(late).rejects.toMatchObject({ name: expect.stringMatching(/^(?:Abort|Timeout)Error$/) });
  }
});

it('fails for headers without end, a switch of protocols, and a connection that is cut', async () => {
  const huge = await receiver((_request, response) =>
    response.writeHead(200, { 'X-Much': 'x'.repeat(9_000) }).end(),
  );
  await expect(post(huge.url)).rejects.toThrow(/Header/);
  const switching = await receiver(({ socket }) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n'),
  );
  await expect(post(switching.url)).rejects.toThrow();
  const cut = await receiver(({ socket }) => socket.destroy());
  await expect(post(cut.url)).rejects.toThrow();
});

it('does not connect to what is private, also where loopback is allowed', async () => {
  const body = { url: 'https://hook.example/', headers: {}, body: '' };
  const lookUp = async () => ['192.168.0.1'];
  await expect(postOutwards(body, rules, { lookUp })).rejects.toThrow(OutwardRefused);
  const { url, seen } = await receiver((_request, response) => response.end());
  await expect(postOutwards({ ...body, url }, { isLoopbackAllowed: false })).rejects.toThrow(OutwardRefused);
  expect(seen).toEqual([]);
});
