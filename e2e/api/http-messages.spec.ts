import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { mainPort, postgresMainPort } from '../support/ports';
import { postgresProject } from '../support/site-under-test';
import { expect, test } from './api-test';

interface Answer {
  status: number;
  headers: string;
}

/** Sends bytes as they stand and reads until the server closes, as no client library would. */
function send(bytes: string): Promise<Answer[]> {
  const port = test.info().project.name === postgresProject ? postgresMainPort : mainPort;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('end', () =>
      resolve(
        [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/g)].map(([headers, status]) => ({
          status: Number(status),
          headers: headers.toLowerCase(),
        })),
      ),
    );
  });
}

const head = (
  path: string,
  { method = 'GET', version = 'HTTP/1.1', host = 'Host: localhost\r\n', more = '' } = {},
) => `${method} ${path} ${version}\r\n${host}${more}Connection: close\r\n\r\n`;

/** One of every kind of answer; what is kept, and what is made for each. */
const kinds = [
  '/',
  '/blog',
  '/blog?unknown=1',
  '/search?q=pear',
  '/profile',
  '/admin/login',
  '/api/blogs',
  '/api/nutriai/foods?search=pear',
  '/api/openapi.json',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/icon-192.png',
  '/healthz',
  '/readyz',
];

for (const path of kinds) {
  test(`${path} is answered to good requests alone`, async () => {
    const bad = [
      head(path, { host: 'Host: localhost\r\nHost: other.example\r\n' }),
      head(path, { host: 'Host: localhost\r\nHost: localhost\r\n' }),
      head(path, { host: '' }),
      head(path, { host: 'Host:\r\n' }),
      head(path, { host: 'Host: a/b?c\r\n' }),
      head(path, { host: 'Host: user@localhost\r\n' }),
      head(path, { host: 'Host: [::1\r\n' }),
      head(path, { version: 'HTTP/2.0' }),
      head(path, { version: 'HTTP/0.9' }),
      head(`${path}#part`),
      head(`http://a@localhost${path}`),
      `GET ${path}\r\n\r\n`,
    ];
    const answers = await Promise.all(bad.map(send));
    expect(answers.map((all) => all.map(({ status }) => status))).toEqual(bad.map(() => [400]));
    for (const [answer] of answers) expect(answer?.headers).toContain('connection: close');
    expect(await send(head(path))).toMatchObject([{ status: 200 }]);
    expect(await send(head(`http://other.example${path}`))).toMatchObject([{ status: 200 }]);
    expect(await send(head(path, { method: 'HEAD' }))).toMatchObject([{ status: 200 }]);
  });

  test(`${path} does not swallow what comes behind a wish for another protocol`, async () => {
    const wish = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const answers = await send(wish + wish + head('/healthz'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
}

/**
 * Documents that are made for each visitor, and files that the framework makes: no ETag, or one that it
 * compares by itself.
 */
const uncached = [
  '/search?q=pear',
  '/profile',
  '/blog?unknown=1',
  '/admin/login',
  '/sign-in',
  '/reset-password',
  '/nutriai/invite',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/icon-192.png',
  '/apple-icon.png',
  '/sw.js',
  '/.well-known/security.txt',
  '/feed.json',
  '/api/docs',
];

for (const path of uncached) {
  test(`${path} is not sent to a client that accepts any copy it has, nor to one that asks for another`, async () => {
    const [whole] = await send(head(path));
    expect(whole?.status).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      const answers = [
        'If-None-Match: *\r\n',
        'If-None-Match: "a"\r\n',
        'If-Match: *\r\n',
        'If-Match: "a"\r\n',
      ].map(async (more) => (await send(head(path, { more, method })))[0]?.status);
      expect([method, await Promise.all(answers)]).toEqual([method, [304, 200, 200, 412]]);
    }
  });
}

/** What has validators, and what a condition of each kind comes to. */
const conditions = (etag: string): [more: string, status: number][] => [
  ['If-None-Match: *\r\n', 304],
  [`If-None-Match: ${etag}\r\n`, 304],
  [`If-None-Match: W/${etag}\r\n`, 304],
  [`If-None-Match: "a", ${etag}\r\n`, 304],
  [`If-None-Match: "a"\r\nIf-None-Match: ${etag}\r\n`, 304],
  ['If-None-Match: *\r\nCache-Control: no-cache\r\nPragma: no-cache\r\n', 304],
  ['If-None-Match: "a", W/"b"\r\n', 200],
  ['If-Match: *\r\n', 200],
  [`If-Match: "a", ${etag}\r\n`, 200],
  [`If-Match: W/${etag}\r\n`, 412],
  ['If-Match: "a"\r\n', 412],
  ['If-Modified-Since: yesterday\r\n', 200],
  ['If-Modified-Since: 2050-01-01\r\n', 200],
  ['If-Unmodified-Since: 2000-01-01\r\n', 200],
  ['If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT\r\n', 200],
  [`If-None-Match: "a"\r\nIf-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n`, 200],
];

const etagOf = async (path: string) =>
  /^etag: (.+)\r$/m.exec((await send(head(path)))[0]?.headers ?? '')?.[1] ?? '';

/**
 * Asks under every condition, and all over again when the answer changed meanwhile: lists do whenever another
 * test publishes.
 */
async function underConditions(path: string, request: APIRequestContext) {
  for (;;) {
    const before = await etagOf(path);
    const whole = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const etag = whole.headers()['etag'] ?? '';
    const outcomes: { asked: unknown[]; status: number | undefined; wanted: number }[] = [];
    for (const method of ['GET', 'HEAD'])
      for (const [more, wanted] of conditions(etag)) {
        const [answer] = await send(head(path, { more, method }));
        outcomes.push({ asked: [path, method, more], status: answer?.status, wanted });
      }
    if ((await etagOf(path)) === before && etag.toLowerCase() === before) return outcomes;
  }
}

test('conditions come to the same for pages, programs’ answers, uploads and files of the build', async ({
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  const picture = /\/media\/images\/[\w.-]+\.webp/.exec(html)?.[0] ?? '';
  const script = /\/_next\/static\/[\w./~-]+\.js/.exec(html)?.[0] ?? '';
  expect([picture, script]).not.toContain('');
  for (const path of [
    '/',
    '/blog',
    '/api/blogs',
    '/api/openapi.json',
    '/feed.xml',
    '/sitemap.xml',
    picture,
    script,
  ])
    for (const { asked, status, wanted } of await underConditions(path, request))
      expect([...asked, status]).toEqual([...asked, wanted]);
});

test('uploads and files of the build are sent in parts, and only to whom the part belongs', async ({
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  const picture = /\/media\/images\/[\w.-]+\.webp/.exec(html)?.[0] ?? '';
  const script = /\/_next\/static\/[\w./~-]+\.js/.exec(html)?.[0] ?? '';
  for (const path of [picture, script]) {
    const whole = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const { etag = '', 'last-modified': date = '' } = whole.headers();
    const size = (await whole.body()).byteLength;
    const ask = async (more: string, method = 'GET') => {
      const [answer] = await send(head(path, { more, method }));
      return [answer?.status, /^content-range: (.+)\r$/m.exec(answer?.headers ?? '')?.[1]];
    };
    expect(await ask('Range: bytes=0-1\r\n')).toEqual([206, `bytes 0-1/${size}`]);
    expect(await ask('Range: bytes=-2\r\n')).toEqual([206, `bytes ${size - 2}-${size - 1}/${size}`]);
    expect(await ask(`Range: bytes=1-${size * 2}\r\n`)).toEqual([206, `bytes 1-${size - 1}/${size}`]);
    expect(await ask(`Range: bytes=${size}-\r\n`)).toEqual([416, `bytes */${size}`]);
    expect(await ask('Range: bytes=0-1,4-5\r\n')).toEqual([200, undefined]);
    expect(await ask('Range: items=0-1\r\n')).toEqual([200, undefined]);
    expect(await ask('Range: bytes=0-1\r\n', 'HEAD')).toEqual([200, undefined]);
    expect(await ask(`Range: bytes=0-1\r\nIf-Range: ${etag}\r\n`)).toEqual([206, `bytes 0-1/${size}`]);
    expect(await ask(`Range: bytes=0-1\r\nIf-Range: ${date}\r\n`)).toEqual([206, `bytes 0-1/${size}`]);
    expect(await ask(`Range: bytes=0-1\r\nIf-Range: W/${etag}\r\n`)).toEqual([200, undefined]);
    expect(await ask('Range: bytes=0-1\r\nIf-Range: "a"\r\n')).toEqual([200, undefined]);
    expect(await ask('Range: bytes=0-1\r\nIf-Range: Fri, 01 Jan 2100 00:00:00 GMT\r\n')).toEqual([
      200,
      undefined,
    ]);
    expect(await ask(`Range: bytes=0-1\r\nIf-None-Match: ${etag}\r\n`)).toEqual([304, undefined]);
    expect(await ask('Range: bytes=0-1\r\nIf-Match: "a"\r\n')).toEqual([412, undefined]);
  }
});
