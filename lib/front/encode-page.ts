import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CapturedResponse } from './capture-response';
import type { CachedPage, EncodedPage, RawHeaders } from './page-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Browsers keep the page and ask each time whether it is still the same; a 304 is cheap here. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Belong to the connection that a render thinks it has. */
export const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
]);

/** Belong to one render, never to a page in the cache. */
const droppedHeaders = new Set([...connectionHeaders, 'set-cookie', 'content-length', 'etag', 'vary']);

/** A finished answer as the cache holds it: as it is and packed with gzip, each with its headers. */
export async function encodePage(
  { headers, body }: CapturedResponse,
  tags: ReadonlySet<string>,
): Promise<CachedPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const kept = Object.entries(headers).filter(([name]) => !droppedHeaders.has(name.toLowerCase()));
  const common = rawHeaders({
    ...Object.fromEntries(kept),
    'cache-control': cacheControl,
    // By `Accept` a page is its Markdown version.
    vary: 'Accept, Accept-Encoding',
    etag,
  });
  return {
    etag,
    notModifiedHeaders: common,
    identity: encoded(body, null, common),
    gzip: encoded(await compressGzip(body, { level: 6 }), 'gzip', common),
    brotli: null,
    tags,
  };
}

/** The same page packed with Brotli, which takes too long to be waited for. */
export async function encodeBrotli({ identity, notModifiedHeaders }: CachedPage): Promise<EncodedPage> {
  const body = await compressBrotli(identity.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return encoded(body, 'br', notModifiedHeaders);
}

/** @param common headers of the page in every encoding */
function encoded(body: Buffer, encoding: 'br' | 'gzip' | null, common: RawHeaders): EncodedPage {
  return {
    body,
    headers: [
      ...common,
      'content-length',
      String(body.byteLength),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
  };
}

function rawHeaders(headers: OutgoingHttpHeaders): RawHeaders {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );
}
