import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { collectingTags } from '../content/page-tags';
import { log } from '../ops/log';
import { captureResponse, type CapturedResponse } from './capture-response';
import type { CachedPage, PageCache } from './page-cache';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Browsers keep the page and ask each time whether it is still the same; a 304 is cheap here. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Belong to one connection or one render, never to a kept page. */
const droppedHeaders = [
  'set-cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
];

/** Serves anonymous pages from the cache and fills it; requests for a page that is being made wait for that one render. */
export function pageHandler({ cache, render }: { cache: PageCache; render: Handler }) {
  const rendering = new Map<string, Promise<CachedPage | null>>();

  return async (key: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = cache.get(key) ?? (await rendering.get(key));
    if (page) {
      sendPage(page, request, response);
      return;
    }
    const made = fill(key, request, response);
    // Only the render that came first is waited for; a page that may not be kept is then made for each caller.
    if (!rendering.has(key)) rendering.set(key, made);
    try {
      await made;
    } finally {
      if (rendering.get(key) === made) rendering.delete(key);
    }
  };

  async function fill(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<CachedPage | null> {
    const { generation } = cache;
    const isHead = request.method === 'HEAD';
    // The page is made whole and plain, whoever asks first; encodings and conditions are answered from it.
    if (isHead) request.method = 'GET';
    const wanted = { ...request.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'cookie']) {
      delete request.headers[name];
    }
    return collectingTags(async (tags) => {
      const captured = new Promise<CapturedResponse>((resolve) => captureResponse(response, resolve));
      await render(request, response);
      const answer = await captured;
      Object.assign(request.headers, wanted);
      if (isHead) request.method = 'HEAD';
      const page = isKeepable(answer) ? await toPage(answer, tags) : null;
      if (!page) {
        response.end(isHead ? undefined : answer.body);
        return null;
      }
      const isStored = cache.set(key, page, generation);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendPage(page, request, response);
      if (isStored) void addBrotli(key, page);
      return page;
    });
  }

  async function addBrotli(key: string, page: CachedPage): Promise<void> {
    try {
      const brotli = await compressBrotli(page.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      cache.addBrotli(key, page, brotli);
    } catch (error) {
      log.error('a page could not be compressed', error, { key });
    }
  }
}

function isKeepable({ status, headers }: CapturedResponse): boolean {
  return (
    status === 200 &&
    String(headers['content-type'] ?? '').startsWith('text/html') &&
    headers['set-cookie'] === undefined
  );
}

async function toPage({ headers, body }: CapturedResponse, tags: ReadonlySet<string>): Promise<CachedPage> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !droppedHeaders.includes(name)));
  return {
    headers: { ...kept, 'cache-control': cacheControl, vary: 'Accept-Encoding' },
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    identity: body,
    gzip: await compressGzip(body, { level: 6 }),
    brotli: null,
    tags,
  };
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...page.headers, etag: page.etag };
  if (isMatch(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] =
    page.brotli && /\bbr\b/.test(accepted)
      ? ['br', page.brotli]
      : /\bgzip\b/.test(accepted)
        ? ['gzip', page.gzip]
        : [undefined, page.identity];
  response.writeHead(200, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isMatch(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
