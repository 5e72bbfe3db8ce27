import { once } from 'node:events';
import { type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createFrontServer, type FrontServer } from './front-server';
import { plainSite, TestSite, until } from './testing/site';

/** What a request that asked for an upgrade is like when it is read again; the order of answers is tried elsewhere. */
let front: FrontServer;
let site: TestSite;
let seen: IncomingHttpHeaders[];

beforeEach(async () => {
  seen = [];
  front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async ({ headers, url }, response) => {
    seen.push(headers);
    response.end(`answer to ${url};`);
  });
  site = new TestSite(front.server);
  await site.start();
});

afterEach(() => site.stop());

const ask = (url: string, head: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n${head}\r\n`;
const last = ask('/api/last', 'Connection: close\r\n');
const answers = (text: string) => text.match(/answer to [^;]+/g) ?? [];

it('keeps every header but the one, also those with a name like it', async () => {
  await site.askRaw(
    ask(
      '/api/first',
      'Upgrade-Insecure-Requests: 1\r\nX-Upgrade: a\r\nX-Connection: upgrade, b\r\nConnection-Kind: upgrade, c\r\n' +
        'UPGRADE: websocket\r\nCONNECTION: upgrade\r\n',
    ) + last,
  );
  expect(seen[0]).toMatchObject({
    'upgrade-insecure-requests': '1',
    'x-upgrade': 'a',
    'x-connection': 'upgrade, b',
    'connection-kind': 'upgrade, c',
  });
  expect(seen[0]?.upgrade).toBeUndefined();
});

it('keeps names with letters beyond ASCII as they were sent', async () => {
  const { socket, got } = open();
  socket.write(
    Buffer.from(ask('/api/first', 'X-Name: Jos\xe9\r\nConnection: upgrade\r\nUpgrade: a\r\n'), 'latin1'),
  );
  socket.write(last);
  await once(socket, 'end');
  expect(answers(got())).toHaveLength(2);
  expect(seen[0]?.['x-name']).toBe('Jos\xe9');
});

it.each([
  ['keep-alive, Upgrade', 'keep-alive'],
  ['keep-alive, upgrade, x-two', 'keep-alive, x-two'],
  ['upgrade', ''],
])('takes the upgrade alone from “Connection: %s”', async (connection, left) => {
  const text = await site.askRaw(ask('/api/first', `Connection: ${connection}\r\nUpgrade: a\r\n`) + last);
  expect(answers(text)).toEqual(['answer to /api/first', 'answer to /api/last']);
  expect(seen[0]?.connection).toBe(left);
});

it('ends a connection with the answer to a request that says it is the last', async () => {
  const text = await site.askRaw(ask('/api/first', 'Connection: upgrade, close\r\nUpgrade: a\r\n'));
  expect(answers(text)).toEqual(['answer to /api/first']);
  expect(text).toMatch(/^connection: close\r$/im);
});

it('does nothing behind an answer that is the last', async () => {
  const refused = 'GET /api/refused HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
  const text = await site.askRaw(refused + ask('/api/hidden', 'Connection: upgrade\r\nUpgrade: a\r\n'));
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(seen).toEqual([]);
});

it('gathers nothing on a connection that asks for an upgrade again and again', async () => {
  const arrived = once(front.server, 'connection');
  const { socket, got } = open();
  const [ofServer] = (await arrived) as [Socket];
  const listening = async (count: number) => {
    for (let asked = answers(got()).length; asked < count; asked += 1) {
      socket.write(ask(`/api/${asked}`, 'Connection: upgrade\r\nUpgrade: a\r\n'));
      await until(() => answers(got()).length > asked);
    }
    return ['error', 'drain'].map((event) => ofServer.listenerCount(event));
  };
  const afterTwo = await listening(2);
  expect(await listening(8)).toEqual(afterTwo);
});

function open() {
  const socket = connect(site.address);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  return { socket, got: () => text };
}
