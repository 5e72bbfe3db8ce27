/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeBrotli, encodePage } from './encode-page';
import { type EncodedPage, type RawHeaders } from './page-cache';

const body = Buffer.from('<p>A pear, a pear, a pear</p>');
const headers = {
  'Content-Type': 'text/html',
  link: ['</a>', '</b>'],
  'x-none': undefined,
  'Set-Cookie': 'a=1',
  Connection: 'close',
  'keep-alive': 'timeout=5',
  'Transfer-Encoding': 'chunked',
  Date: 'Mon, 30 Nov 2026 00:00:00 GMT',
  'Content-Length': '7',
  ETag: '"of the render"',
  Vary: 'Cookie',
};
const tags = new Set(['post:pears']);
const page = (text: Buffer = body) =>
  encodePage({ status: 200, headers, body: text } as Parameters<typeof encodePage>[0], tags);

function pairs(raw: RawHeaders): string[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));
}

/** What the page has in every encoding. */
const common = (etag: string) => [
  'Content-Type: text/html',
  'link: </a>',
  'link: </b>',
  'cache-control: public, max-age=0, must-revalidate',
  'vary: Accept, Accept-Encoding',
  `etag: ${etag}`,
];
const whole = ({ body: { byteLength } }: EncodedPage, etag: string) => [
  ...common(etag),
  `content-length: ${byteLength}`,
];

it('keeps what belongs to a page, and nothing of one render or its connection', async () => {
  const { etag, identity, notModifiedHeaders, tags: kept } = await page();
  expect(pairs(notModifiedHeaders)).toEqual(common(etag));
  expect(pairs(identity.headers)).toEqual(whole(identity, etag));
  expect(identity.body).toEqual(body);
  expect(kept).toBe(tags);
});

it('holds the page as it is and packed, and says which is which', async () => {
  const found = await page();
  const { etag, gzip, brotli } = found;
  expect(gunzipSync(gzip.body)).toEqual(body);
  expect(pairs(gzip.headers)).toEqual([...whole(gzip, etag), 'content-encoding: gzip']);
  expect(brotli).toBeNull();
  const packed = await encodeBrotli(found);
  expect(brotliDecompressSync(packed.body)).toEqual(body);
  expect(pairs(packed.headers)).toEqual([...whole(packed, etag), 'content-encoding: br']);
});

it('has a name by its text', async () => {
  const { etag } = await page();
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await page()).etag).toBe(etag);
  expect((await page(Buffer.from('another'))).etag).not.toBe(etag);
});
