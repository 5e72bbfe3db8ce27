import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFrontServer } from './front-server';
import { htmlPage, plainSite, TestSite } from './testing/site';

let folder: string;
let site: TestSite;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  process.env.DATA_DIR = folder;
  for (const name of ['images', 'videos', 'posters', 'documents'])
    mkdirSync(path.join(folder, 'media', name), { recursive: true });
  copyFileSync('e2e/support/files/silent.mp4', path.join(folder, 'media/videos/pear.mp4'));
  copyFileSync('e2e/support/files/spoken.webm', path.join(folder, 'media/videos/pear.webm'));
  writeFileSync(path.join(folder, 'media/posters/pear-square-1.jpg'), 'jpeg');
  writeFileSync(path.join(folder, 'media/images/pear.webp'), 'webp');
  writeFileSync(path.join(folder, 'media/documents/guide.pdf'), '%PDF-1.7');
  const { server, handOver } = createFrontServer({ isCaching: false, site: plainSite });
  handOver(htmlPage((request) => `Next has ${request.url}`));
  site = new TestSite(server);
  await site.start();
});

afterEach(async () => {
  await site.stop();
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/media/videos/pear.mp4', 'video/mp4'],
  ['/media/videos/pear.webm', 'video/webm'],
  ['/media/posters/pear-square-1.jpg', 'image/jpeg'],
])('%s is sent for a year, and to pages of other hosts', async (address, type) => {
  const { status, headers } = await site.ask(address);
  expect([status, headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    }),
  ]);
});

it('keeps pictures to the site’s own pages', async () => {
  const { headers } = await site.ask('/media/images/pear.webp');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('sends a document as a download, never as a page of the site', async () => {
  const { headers } = await site.ask('/media/documents/guide.pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="guide.pdf"');
  expect(headers['content-security-policy']).toContain('sandbox');
  const picture = await site.ask('/media/images/pear.webp');
  expect(picture.headers['content-disposition']).toBeUndefined();
});

it('sends a film in the parts that a player asks for', async () => {
  const whole = await site.ask('/media/videos/pear.mp4');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const size = whole.body.byteLength;
  const ask = async (range: string) => {
    const { status, headers, body } = await site.ask('/media/videos/pear.mp4', { headers: { Range: range } });
    return [status, headers['content-range'], body.byteLength];
  };
  expect(await ask('bytes=0-')).toEqual([206, `bytes 0-${size - 1}/${size}`, size]);
  expect(await ask('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, 2]);
  expect(await ask('bytes=-100')).toEqual([206, `bytes ${size - 100}-${size - 1}/${size}`, 100]);
  expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  const part = await site.ask('/media/videos/pear.mp4', { headers: { Range: 'bytes=4-7' } });
  expect(part.text).toBe('ftyp');
});

it('answers HEAD with the length alone', async () => {
  const { status, headers, body } = await site.ask('/media/videos/pear.mp4', { method: 'HEAD' });
  expect([status, Number(headers['content-length']) > 7_000, body.byteLength]).toEqual([200, true, 0]);
});

it('leaves captions to the site, which keeps them in the database', async () => {
  expect((await site.ask('/media/captions/12.vtt')).text).toBe('Next has /media/captions/12.vtt');
});

it.each([
  '/media/videos/',
  '/media/videos/gone.mp4',
  '/media/videos/../images/pear.webp',
  '/media/videos/%2e%2e/images/pear.webp',
  '/media/posters',
  '/media/captions/12.txt',
  '/media/captions/../12.vtt',
  '/media/captions/a.vtt',
])('has nothing at %s', async (address) => {
  const { status, headers } = await site.ask(address);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

it.each(['/', '/mediathek/images/pear.webp', '/media', '/blog/media/images/pear.webp'])(
  'leaves %s to the site',
  async (address) => {
    expect((await site.ask(address)).text).toBe(`Next has ${address}`);
  },
);

it('sends a file whatever the query says', async () => {
  expect((await site.ask('/media/images/pear.webp?v=2')).text).toBe('webp');
});

it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
  expect((await site.ask('/media/images/pear.webp', { method })).status).toBe(405);
});

it('answers 304 to who knows the file, even to a reload', async () => {
  const { headers } = await site.ask('/media/images/pear.webp');
  expect(headers.etag).toMatch(/^"[\da-z]+-[\da-z]+"$/);
  const known = { 'If-None-Match': String(headers.etag), 'Cache-Control': 'no-cache' };
  const again = await site.ask('/media/images/pear.webp', { headers: known });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
});

/** What describes a file that is not sent. */
const ofTheFile = ['content-disposition', 'content-type', 'etag', 'last-modified'];

it.each([
  [412, { 'If-Match': '"other"' }],
  [416, { Range: 'bytes=100-' }],
])('answers %d without a word of the file', async (status, headers) => {
  const answer = await site.ask('/media/documents/guide.pdf', { headers });
  expect([answer.status, answer.headers['cache-control'], answer.text]).toEqual([status, 'no-store', '']);
  expect(ofTheFile.filter((name) => name in answer.headers)).toEqual([]);
});

it('says of a document that is not there that it is not found, and offers no download', async () => {
  const { status, headers, text } = await site.ask('/media/documents/gone.pdf');
  expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', 'Not found']);
  expect(headers['content-disposition']).toBeUndefined();
});

it('has nothing at a folder', async () => {
  mkdirSync(path.join(folder, 'media/images/pears'));
  expect((await site.ask('/media/images/pears')).status).toBe(404);
});
