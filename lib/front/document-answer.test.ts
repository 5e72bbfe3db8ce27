import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import { finishDocuments } from './document-answer';
import { addMissingHeaders } from './security-headers';
import { type Handler, TestSite, until } from './testing/site';

let handler: Handler;
let site: TestSite;
let hasStyles: boolean;

beforeEach(async () => {
  hasStyles = false;
  site = new TestSite(
    createServer((request, response) => {
      addMissingHeaders(response, { 'x-policy': 'of everything', 'x-common': 'yes' });
      compression()(request as never, response as never, () => undefined);
      finishDocuments(request, response, (html) => ({
        html: html.toUpperCase(),
        hasStyles,
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

describe('the Link header of a document', () => {
  const sheet = '</_next/static/chunks/a.css>; rel=preload; as="style"';
  const font = '</_next/static/media/a.woff2>; rel=preload; as="font"';

  async function linkOf(link: string | string[] | undefined): Promise<string | string[] | undefined> {
    handler = async (_request, response) => {
      if (link !== undefined) response.setHeader('Link', link);
      response.setHeader('Content-Type', 'text/html');
      response.end('a pear');
    };
    const answer = await site.ask('/');
    expect(answer.text).toBe('A PEAR');
    return answer.headers.link;
  }

  it.each([
    ['one line', `${sheet}, ${font}`, font],
    ['many lines', [sheet, font, sheet], font],
    ['sheets alone', [sheet, sheet], undefined],
    ['no sheet', font, font],
    ['nothing', undefined, undefined],
  ])('names no sheets that stand in it, given in %s', async (_how, link, expected) => {
    hasStyles = true;
    expect(await linkOf(link)).toBe(expected);
  });

  it('stays whole where the document fetches its sheets', async () => {
    expect(await linkOf(`${sheet}, ${font}`)).toBe(`${sheet}, ${font}`);
  });
});

it('leaves a document with a policy of its own as it is', async () => {
  handler = async (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" })
      .end('a pear');
  const { headers, body } = await site.ask('/');
  expect([body.toString(), headers['x-policy']]).toEqual(['a pear', 'of everything']);
});

it.each([
  ['latin1', 'p\u00eache'],
  ['utf8', 'p\u00eache \u{1F351}'],
  ['hex', Buffer.from('pear').toString('hex')],
] as const)('reads what is written as %s', async (encoding, written) => {
  handler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(written, encoding);
    response.end();
  };
  expect((await site.ask('/')).text).toBe(Buffer.from(written, encoding).toString('utf8').toUpperCase());
});

it('tells a renderer when what it wrote was taken, and when all was sent', async () => {
  const told: string[] = [];
  handler = async (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    await new Promise<void>((resolve) => void response.write('a ', () => resolve(void told.push('piece'))));
    await new Promise<void>(
      (resolve) => void response.write('pe', 'utf8', () => resolve(void told.push('piece'))),
    );
    await new Promise<void>(
      (resolve) => void response.end('ar', 'utf8', () => resolve(void told.push('whole'))),
    );
  };
  expect((await site.ask('/')).text).toBe('A PEAR');
  await until(() => told.length === 3);
  expect(told).toEqual(['piece', 'piece', 'whole']);
});

it.each([
  ['text/event-stream', true],
  ['text/html', false],
])('has begun an answer of %s once its head is asked for: %s', async (type, hasBegun) => {
  let isSent: boolean | undefined;
  handler = async (_request, response) => {
    response.setHeader('Content-Type', type);
    response.flushHeaders();
    isSent = response.headersSent;
    response.end();
  };
  await site.ask('/');
  expect(isSent).toBe(hasBegun);
});
