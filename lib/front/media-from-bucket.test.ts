import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MediaPath } from '../platform/files/media/media-store';
import { S3Media } from '../platform/files/media/s3-media';
import { sendFromBucket } from './media-from-bucket';
import { gate, TestSite, until } from './testing/site';

type StoreAnswer = (request: IncomingMessage, response: ServerResponse) => void;

let answerOfStore: StoreAnswer;
let asked: IncomingMessage | undefined;
let store: Server;
let site: TestSite;
let ended: Promise<void> | undefined;
let path: MediaPath;
let listenersAtEnd: number;

beforeEach(async () => {
  path = { folder: 'images', name: 'pear.webp' };
  asked = undefined;
  store = createServer((request, response) => {
    asked = request;
    answerOfStore(request, response);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  const bucket = new S3Media({
    ...{ bucket: 'pears', region: 'eu', endpoint: `http://127.0.0.1:${port}`, isPathStyle: true },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret', limits: { answerMs: 500, againAfterMs: 1 } },
  });
  site = new TestSite(
    createServer((request, response) => {
      response.setHeader('Content-Disposition', 'attachment; filename="guide.pdf"');
      response.once('finish', () => (listenersAtEnd = response.listenerCount('close')));
      ended = sendFromBucket(bucket, { path, request, response });
    }),
  );
  await site.start();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

const forAYear = 'public, max-age=31536000, immutable';
const ofFile = {
  etag: '"abc"',
  'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
  'x-amz-request-id': 'inner',
  server: 'Store',
  'content-type': 'text/html',
};

/** The store says this. */
function says(status: number, headers: Record<string, string>, body = ''): StoreAnswer {
  return (_request, response) => void response.writeHead(status, { ...ofFile, ...headers }).end(body);
}

it.each([
  ['images', 'pear.webp', 'image/webp'],
  ['documents', 'guide.pdf', 'application/pdf'],
  ['videos', 'pear.mp4', 'video/mp4'],
] as const)(
  'hands on a file of %s with its own headers and none of the store’s',
  async (folder, name, type) => {
    path = { folder, name };
    answerOfStore = says(200, { 'content-length': '4' }, 'pear');
    const { status, headers, text } = await site.ask('/');
    expect([status, text, asked?.url, asked?.method]).toEqual([
      200,
      'pear',
      `/pears/media/${folder}/${name}`,
      'GET',
    ]);
    expect(headers).toMatchObject({
      ...{ 'content-type': type, 'content-length': '4', 'accept-ranges': 'bytes', 'cache-control': forAYear },
      ...{ etag: '"abc"', 'last-modified': ofFile['last-modified'] },
      'content-disposition': 'attachment; filename="guide.pdf"',
    });
    for (const name of ['x-amz-request-id', 'server', 'content-range'])
      expect(headers).not.toHaveProperty(name);
  },
);

it('asks for what the reader asks for, and for nothing else of the request', async () => {
  const conditions = {
    range: 'bytes=0-1',
    'if-range': '"abc"',
    'if-none-match': '"b"',
    'if-modified-since': 'x',
    'if-match': '"abc"',
    'if-unmodified-since': 'y',
  };
  answerOfStore = says(206, { 'content-length': '2', 'content-range': 'bytes 0-1/4' }, 'pe');
  const part = await site.ask('/', { headers: { ...conditions, cookie: 'session=1', 'x-own': '1' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'pe', 'bytes 0-1/4']);
  expect(asked?.headers).toMatchObject(conditions);
  expect(asked?.headers).not.toHaveProperty('cookie');
  expect(asked?.headers).not.toHaveProperty('x-own');
});

it('answers HEAD with the headers alone', async () => {
  answerOfStore = says(200, { 'content-length': '4' });
  const { status, headers, body } = await site.ask('/', { method: 'HEAD' });
  expect([asked?.method, status, headers['content-length'], body.byteLength]).toEqual(['HEAD', 200, '4', 0]);
});

it('says that the reader has it already, without a type', async () => {
  answerOfStore = (_request, response) => void response.writeHead(304, { etag: '"abc"' }).end();
  const { status, headers, body } = await site.ask('/', { headers: { 'if-none-match': '"abc"' } });
  expect([status, headers.etag, headers['cache-control'], body.byteLength]).toEqual([
    304,
    '"abc"',
    forAYear,
    0,
  ]);
  expect(headers).not.toHaveProperty('content-type');
});

it.each([412, 416])('passes %i on with nothing that describes the file', async (status) => {
  answerOfStore = says(status, { 'content-range': 'bytes */4' }, '<Error>inner</Error>');
  const answer = await site.ask('/', { headers: { range: 'bytes=9-' } });
  expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([status, '', 'no-store']);
  expect(answer.headers['content-range']).toBe('bytes */4');
  for (const name of ['etag', 'last-modified', 'content-type', 'content-disposition'])
    expect(answer.headers).not.toHaveProperty(name);
});

it('has nothing where the store has nothing, and says nothing of the store', async () => {
  answerOfStore = says(404, {}, '<Error><Key>media/images/pear.webp</Key></Error>');
  const { status, headers, text } = await site.ask('/');
  expect([status, text, headers['cache-control']]).toEqual([404, 'Not found', 'no-store']);
  for (const name of ['etag', 'content-disposition']) expect(headers).not.toHaveProperty(name);
});

it.each([403, 500, 302])('is away while the store answers %i', async (answered) => {
  answerOfStore = says(answered, { location: 'http://127.0.0.1:1/' }, 'inner');
  const { status, headers, text } = await site.ask('/');
  expect([status, text, headers['retry-after'], headers['cache-control']]).toEqual([
    ...[503, 'The file cannot be fetched just now', '2'],
    'no-store',
  ]);
  expect(headers).not.toHaveProperty('content-disposition');
});

it('breaks off where the store breaks off: only so the reader knows that the rest is missing', async () => {
  answerOfStore = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('pear');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(site.ask('/')).rejects.toThrow('aborted');
  await ended;
});

it('waits for a reader who is slow, hands on all of a large file, and leaves nothing behind for each piece', async () => {
  const large = Buffer.alloc(5_000_000, 'pear');
  answerOfStore = (_request, response) => void response.writeHead(200).end(large);
  const { body } = await site.ask('/');
  expect(body.equals(large)).toBe(true);
  expect(listenersAtEnd).toBeLessThan(8);
});

it('lets go of the store when the reader goes away, before the answer or in the middle of it', async () => {
  const written = jest.mocked(process.stderr.write);
  for (const begins of [false, true]) {
    const arrived = gate();
    let isGone = false;
    answerOfStore = (request, response) => {
      request.socket.once('close', () => (isGone = true));
      if (begins) response.writeHead(200, { 'content-length': '10' }).write('pear');
      setTimeout(arrived.open, 20);
    };
    await site.askAndLeave('/', arrived.opened);
    await until(() => isGone);
    await ended;
  }
  expect(written).not.toHaveBeenCalled();
});
