import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticFiles } from './static-files';
import { TestSite } from './testing/site';

const build = mkdtempSync(path.join(tmpdir(), 'little-pear-build-'));
let site: TestSite;

beforeAll(async () => {
  const folder = path.join(build, 'static/chunks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(build, 'BUILD_ID'), 'never to be seen');
  for (const [name, text] of [
    ['a.js', 'plain script'],
    ['a.js.br', 'brotli'],
    ['a.js.gz', 'gzip'],
    ['font.woff2', 'letters'],
    ['gone.js', 'gone'],
  ] as const)
    writeFileSync(path.join(folder, name), text);
  const serve = staticFiles(build);
  rmSync(path.join(folder, 'gone.js'));
  site = new TestSite(
    createServer((request, response) => {
      if (!serve(request, response)) response.writeHead(418).end();
    }),
  );
  await site.start();
});

afterAll(async () => {
  await site.stop();
  rmSync(build, { recursive: true });
});

const script = '/_next/static/chunks/a.js';

it.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'plain script'],
])('is sent to a browser that reads “%s” in the smallest form', async (accepted, encoding, text) => {
  const answer = await site.ask(script, { headers: { 'Accept-Encoding': accepted } });
  expect(answer).toMatchObject({ status: 200, text });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(text.length),
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

it('is not sent again to a browser that has it, nor with HEAD', async () => {
  const { headers } = await site.ask(script);
  expect((await site.ask(script, { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
  expect(await site.ask(`${script}?dpl=1`, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

it('has the type of what needs no other form', async () => {
  const { headers } = await site.ask('/_next/static/chunks/font.woff2');
  expect(headers['content-type']).toBe('font/woff2');
  expect(headers).not.toHaveProperty('vary');
});

it.each([
  '/_next/static/chunks/other.js',
  '/_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID',
  '/_next/static/..%2fBUILD_ID',
  '/_next/static/chunks/../../BUILD_ID',
  '/_next/static/chunks',
  '/_next/static/chunks/',
  '/_next/static/',
  '/_next/static/chunks/gone.js',
  '/_next/static/%',
  '/_next/static/chunks/a.js%00',
])('has nothing at %s', async (url) => {
  const answer = await site.ask(url);
  expect(answer).toMatchObject({ status: 404, text: 'Not found', headers: { 'cache-control': 'no-store' } });
});

it.each([
  ['a range that it does not have', { Range: 'bytes=99-' }, 416, 'bytes */12'],
  ['another file than it is', { 'If-Match': '"other"' }, 412, undefined],
])('says nothing of the file to who wants %s', async (_what, asked, status, range) => {
  const { headers, ...answer } = await site.ask(script, { headers: asked });
  expect(answer).toMatchObject({ status, text: '' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-range']).toBe(range);
  for (const name of ['content-type', 'etag', 'last-modified', 'vary', 'content-encoding'])
    expect(headers).not.toHaveProperty(name);
});

it('says nothing of a file that has gone but that it is not there', async () => {
  const { headers } = await site.ask('/_next/static/chunks/gone.js');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('vary');
});

it.each(['bytes=5-2', 'bytes=abc', 'bytes=99-', 'lines=1-2', 'bytes=0-0,2-3'])(
  'answers the odd range %s without an error',
  async (range) => {
    expect([200, 206, 416]).toContain((await site.ask(script, { headers: { Range: range } })).status);
  },
);

it.each([
  ['POST', script],
  ['GET', '/blog'],
  ['GET', '/_next/image'],
])('leaves %s %s to others', async (method, url) => {
  expect((await site.ask(url, { method })).status).toBe(418);
});
