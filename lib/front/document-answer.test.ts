import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import { finishDocuments } from './document-answer';
import { addMissingHeaders } from './security-headers';
import { type Handler, TestSite } from './testing/site';

let handler: Handler;
let site: TestSite;

beforeEach(async () => {
  site = new TestSite(
    createServer((request, response) => {
      addMissingHeaders(response, { 'x-policy': 'of everything', 'x-common': 'yes' });
      compression()(request as never, response as never, () => undefined);
      finishDocuments(request, response, (html) => ({
        html: html.toUpperCase(),
        hasStyles: false,
        headers: { 'x-policy': `of ${html.length}` },
      }));
      handler(request, response).catch(() => response.writeHead(500).end('failed'));
    }),
  );
  await site.start();
});

afterEach(() => site.stop());

const answers: [string, Handler][] = [
  [
    'at once',
    async (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('a pear'),
  ],
  [
    'with headers set before',
    async (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('a pear');
    },
  ],
  [
    'in pieces',
    async (_request, response) => {
      response.writeHead(200, ['Content-Type', 'text/html', 'Content-Length', '6']);
      response.flushHeaders();
      response.write('a ');
      await new Promise<void>((resolve) => void response.write(Buffer.from('pe'), () => resolve()));
      response.end('YXI=', 'base64');
    },
  ],
];

it.each(answers)('makes the headers of a document from the whole of it, written %s', async (_how, given) => {
  handler = given;
  const { status, headers, text } = await site.ask('/');
  expect([status, headers['x-policy'], headers['x-common'], text]).toEqual([200, 'of 6', 'yes', 'A PEAR']);
});

it('leaves a document its own headers', async () => {
  handler = async (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'x-policy': 'own' }).end('a pear');
  expect((await site.ask('/')).headers['x-policy']).toBe('own');
});

it.each(['application/json', 'text/x-component', 'text/plain'])('sends %s as it comes', async (type) => {
  handler = async (_request, response) => {
    response.writeHead(201, { 'content-type': type });
    response.write('{"a":');
    response.end('1}');
  };
  const { status, headers, text } = await site.ask('/');
  expect([status, headers['x-policy'], text]).toEqual([201, 'of everything', '{"a":1}']);
});

it('compresses what it sends', async () => {
  handler = async (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('pears '.repeat(1_000));
  const { headers, body } = await site.ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe('PEARS '.repeat(1_000));
});

it('answers HEAD without the document, a redirect and an empty answer as they are', async () => {
  handler = async (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('a pear');
  expect(await site.ask('/', { method: 'HEAD' })).toMatchObject({
    text: '',
    headers: { 'x-policy': 'of 6' },
  });
  handler = async (_request, response) => void response.writeHead(307, { location: '/x' }).end();
  expect(await site.ask('/')).toMatchObject({ status: 307, headers: { location: '/x', 'x-common': 'yes' } });
  handler = async (_request, response) => {
    response.statusCode = 204;
    response.end();
  };
  expect((await site.ask('/')).status).toBe(204);
});

it('lets an error take the place of a document that was not finished', async () => {
  handler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('half a pe');
    response.setHeader('content-type', 'text/plain');
    throw new Error('the kitchen is on fire');
  };
  expect(await site.ask('/')).toMatchObject({ status: 500, text: 'failed' });
});
