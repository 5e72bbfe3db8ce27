import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { collectingTags } from '../content/page-tags';
import { countEvent } from '../ops/event-counts';
import { log } from '../ops/log';
import { captureResponse, type CapturedResponse } from './capture-response';
import type { CachedPage, PageCache } from './page-cache';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Browsers keep the page and ask each time whether it is still the same; a 304 is cheap here. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Belong to the connection that a render thinks it has. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Belong to one render, never to a kept page. */
const droppedHeaders = new Set([...connectionHeaders, 'set-cookie', 'content-length', 'etag']);

/** What the first caller asks for in person; the page is made whole and plain, and encodings and conditions are answered from it. */
const personalHeaders = new Set([
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'cookie',
]);

interface Made {
  answer: CapturedResponse;
  /** `null` when the answer may not be kept. */
  page: CachedPage | null;
}

/** Serves anonymous pages from the cache and fills it; requests for a page that is being made wait for that one render. */
export function pageHandler({ cache, render }: { cache: PageCache; render: Handler }) {
  const rendering = new Map<string, { generation: number; made: Promise<Made> }>();

  return async (key: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = cache.get(key) ?? (await pageInTheMaking(key));
    countEvent('page_cache', page ? 'hit' : 'miss');
    if (page) {
      sendPage(page, request, response);
      return;
    }
    const { generation } = cache;
    const entry = { generation, made: make(key, request, generation) };
    // Only the render that came first is waited for; a page that may not be kept is then made for each caller.
    if (rendering.get(key)?.generation !== generation) rendering.set(key, entry);
    try {
      const { answer, page: kept } = await entry.made;
      if (kept) sendPage(kept, request, response);
      else sendAnswer(answer, request, response);
    } finally {
      if (rendering.get(key) === entry) rendering.delete(key);
    }
  };

  /** A render that began before the last invalidation may show what has changed since, and is not waited for. */
  async function pageInTheMaking(key: string): Promise<CachedPage | null> {
    const entry = rendering.get(key);
    return entry?.generation === cache.generation ? (await entry.made).page : null;
  }

  async function make(key: string, request: IncomingMessage, generation: number): Promise<Made> {
    const { method, url, headers } = request;
    const shared = Object.entries(headers).filter(([name]) => !personalHeaders.has(name));
    // The address is the key itself: what this caller had in the query besides would stand in everybody's page.
    Object.assign(request, { method: 'GET', url: key, headers: Object.fromEntries(shared) });
    countEvent('page_cache', 'render');
    return collectingTags(async (tags) => {
      try {
        const answer = await captureResponse(request, render);
        const page = isKeepable(answer) ? await toPage(answer, tags) : null;
        if (page && cache.set(key, page, generation)) void addBrotli(key, page);
        return { answer, page };
      } finally {
        Object.assign(request, { method, url, headers });
      }
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
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !droppedHeaders.has(name)));
  return {
    headers: { ...kept, 'cache-control': cacheControl, vary: 'Accept-Encoding' },
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    identity: body,
    gzip: await compressGzip(body, { level: 6 }),
    brotli: null,
    tags,
  };
}

/** An answer that is nobody else's, as the handler gave it. */
function sendAnswer(
  { status, headers, body }: CapturedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const sent = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name));
  response.writeHead(status, Object.fromEntries(sent));
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...page.headers, etag: page.etag };
  if (isMatch(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] =
    page.brotli && isAccepted('br', accepted)
      ? ['br', page.brotli]
      : isAccepted('gzip', accepted)
        ? ['gzip', page.gzip]
        : [undefined, page.identity];
  response.writeHead(200, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Named, and not named to be refused (`gzip;q=0`). */
function isAccepted(encoding: string, header: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    return (
      name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    );
  });
}

function isMatch(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  );
}
