import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeOnlyIdleConnections, type LetIdleStay } from './idle-connections';
import { TestSite, until } from './testing/site';

let server: Server;
let site: TestSite;
let letIdleStay: LetIdleStay;
let clients: Socket[];
/** Answers of which the system has all. */
let through: number;

async function start(answer: RequestListener): Promise<void> {
  server = createServer({ keepAliveTimeout: 0 }, answer);
  letIdleStay = closeOnlyIdleConnections(server);
  through = 0;
  server.on('request', (_request, response) => response.once('close', () => (through += 1)));
  site = new TestSite(server);
  await site.start();
  clients = [];
}

afterEach(async () => {
  for (const client of clients) client.destroy();
  await site.stop();
});

/** A connection from both its ends, and what its client has been sent. */
async function open() {
  const arrived = once(server, 'connection');
  const client = connect({ ...site.address, allowHalfOpen: true });
  clients.push(client);
  let got = '';
  client.on('data', (chunk) => (got += chunk.toString('latin1'))).on('error', () => undefined);
  const [ofServer] = (await arrived) as [Socket];
  return { client, ofServer, got: () => got };
}

/** One whose first request is answered, and on which nothing is under way. */
async function openAtRest() {
  const connection = await open();
  const before = through;
  connection.client.write(ask('/first'));
  await until(() => connection.got().includes('answer to /first') && through > before);
  return connection;
}

const ask = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`;
const answerAll: RequestListener = ({ url }, response) => void response.end(`answer to ${url}`);

function isOpenAfterClosing({ ofServer }: { ofServer: Socket }): boolean {
  server.closeIdleConnections();
  return !ofServer.destroyed;
}

it('closes a connection at rest, and one on which nothing ever came', async () => {
  await start(answerAll);
  const connections = [await openAtRest(), await open()];
  for (const connection of connections) expect(isOpenAfterClosing(connection)).toBe(false);
});

it('leaves a request that is being answered its connection, until its reader has the answer', async () => {
  let waiting: ServerResponse | undefined;
  await start((request, response) => {
    if (request.url === '/slow') waiting = response;
    else answerAll(request, response);
  });
  const connection = await openAtRest();
  connection.client.write(ask('/slow'));
  await until(() => waiting !== undefined);
  expect(isOpenAfterClosing(connection)).toBe(true);
  waiting?.end('at last');
  await until(() => through === 2 && connection.got().includes('at last'));
  expect(isOpenAfterClosing(connection)).toBe(false);
});

it('leaves a slow reader the rest of an answer that is written already', async () => {
  const bytes = 16 * 1024 * 1024;
  await start((_request, response) => void response.end(Buffer.alloc(bytes, 'x')));
  const { client, ofServer } = await open();
  client.pause().write(ask('/long'));
  await until(() => ofServer.bytesWritten > 0);
  expect(isOpenAfterClosing({ ofServer })).toBe(true);
  client.resume();
  await until(() => client.bytesRead > bytes && through === 1);
  expect(isOpenAfterClosing({ ofServer })).toBe(false);
});

it('leaves a request open of which a part has come, and answers it when the rest does', async () => {
  await start(answerAll);
  for (const openOne of [openAtRest, open]) {
    const connection = await openOne();
    const [begin, rest] = [ask('/second').slice(0, 20), ask('/second').slice(20)];
    const before = connection.ofServer.bytesRead;
    connection.client.write(begin);
    await until(() => connection.ofServer.bytesRead > before);
    expect(isOpenAfterClosing(connection)).toBe(true);
    connection.client.write(rest);
    await until(() => connection.got().includes('answer to /second'));
  }
});

it('leaves what is still to be sent its time', async () => {
  await start(answerAll);
  const connection = await openAtRest();
  connection.ofServer.cork();
  connection.ofServer.write('the last words');
  expect(isOpenAfterClosing(connection)).toBe(true);
  connection.ofServer.uncork();
  await until(() => connection.got().includes('the last words') && connection.ofServer.writableLength === 0);
  expect(isOpenAfterClosing(connection)).toBe(false);
});

it('leaves a connection to its end whose own half is closed: its client may still read', async () => {
  await start(answerAll);
  const connection = await openAtRest();
  connection.ofServer.end();
  expect(isOpenAfterClosing(connection)).toBe(true);
});

it('gives connections at rest time for their next request, and no longer than they are given', async () => {
  await start(answerAll);
  const connection = await openAtRest();
  letIdleStay(150);
  expect(isOpenAfterClosing(connection)).toBe(true);
  connection.client.write(ask('/second'));
  await until(() => through === 2);
  await delay(160);
  expect(isOpenAfterClosing(connection)).toBe(false);
});

it('knows a connection again that is given to the server anew, as behind a request for an upgrade', async () => {
  await start(answerAll);
  const connection = await openAtRest();
  server.emit('connection', connection.ofServer);
  expect(isOpenAfterClosing(connection)).toBe(false);
});

it('answers on connections from before, and leaves them to the server', async () => {
  server = createServer(answerAll);
  site = new TestSite(server);
  await site.start();
  clients = [];
  const connection = await open();
  closeOnlyIdleConnections(server);
  connection.client.write(ask('/first'));
  await until(() => connection.got().includes('answer to /first'));
  expect(isOpenAfterClosing(connection)).toBe(true);
});
