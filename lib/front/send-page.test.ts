import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { requestIdHeader } from '../platform/http/request-id';
import { encodeBrotli, encodePage } from './encode-page';
import type { CachedPage } from './page-cache';
import { sendPage } from './send-page';
import { TestSite } from './testing/site';

const text = '<p>pears</p>'.repeat(50);
let page: CachedPage;
const site = new TestSite(
  createServer((request, response) => {
    if (request.url === '/named') request.headers[requestIdHeader] = 'abc';
    sendPage(page, request, response);
  }),
);

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-own': 'a' };
  const plain = await encodePage({ status: 200, headers, body: Buffer.from(text) }, new Set());
  page = { ...plain, brotli: await encodeBrotli(plain) };
  await site.start();
});
afterAll(() => site.stop());

const accepting = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

it.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['', undefined, (body: Buffer) => body],
])('is sent in the smallest form that a browser reads of "%s"', async (accepted, encoding, decoded) => {
  const { status, headers, body } = await site.ask('/', accepting(accepted));
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.byteLength));
  expect(headers['x-own']).toBe('a');
  expect(decoded(body).toString('utf8')).toBe(text);
});

it('is sent with gzip while there is no smaller form', async () => {
  const { brotli } = page;
  page = { ...page, brotli: null };
  expect((await site.ask('/', accepting('br, gzip'))).headers['content-encoding']).toBe('gzip');
  page = { ...page, brotli };
});

it('says the same to HEAD, without a body', async () => {
  const answer = await site.ask('/', { method: 'HEAD' });
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

it('is not sent again to who has it', async () => {
  const answer = await site.ask('/', { headers: { 'If-None-Match': page.etag } });
  expect([answer.status, answer.text]).toEqual([304, '']);
  expect(answer.headers).toMatchObject({ etag: page.etag, 'x-own': 'a' });
  expect((await site.ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

it('is not what somebody wants who asks for another one', async () => {
  const answer = await site.ask('/', { headers: { 'If-Match': '"other"' } });
  expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([412, '', '0']);
  expect((await site.ask('/', { headers: { 'If-Match': page.etag } })).status).toBe(200);
});

it('names the request where it has a name', async () => {
  expect((await site.ask('/named')).headers['x-request-id']).toBe('abc');
  expect((await site.ask('/')).headers).not.toHaveProperty('x-request-id');
  const known = { headers: { 'If-None-Match': page.etag } };
  expect((await site.ask('/named', known)).headers['x-request-id']).toBe('abc');
});

it('has no date of its own', async () => {
  const headers = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() };
  expect((await site.ask('/', { headers })).status).toBe(200);
});
