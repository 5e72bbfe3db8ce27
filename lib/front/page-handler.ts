import { createHash } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { collectingTags } from '../platform/cache/page-tags';
import { markdownAddress, pageOfMarkdown } from '../platform/http/markdown-address';
import { countEvent } from '../platform/log/event-counts';
import { log } from '../platform/log/log';
import { captureResponse, type CapturedResponse } from './capture-response';
import type { FinishDocument } from './finish-document';
import { withoutSheets } from './next-adapter/inline-styles';
import { markdownAnswer, type WriteMarkdown } from './markdown/markdown-answer';
import { prefersMarkdown } from './markdown/prefers-markdown';
import type { CachedPage, EncodedPage, KeptPage, PageCache, RawHeaders } from './page-cache';
import { sendPage } from './send-page';
import { nameAnswer } from './watch-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Browsers keep the page and ask each time whether it is still the same; a 304 is cheap here. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Belong to the connection that a render thinks it has. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Belong to one render, never to a kept page. */
const droppedHeaders = new Set([...connectionHeaders, 'set-cookie', 'content-length', 'etag', 'vary']);

interface Made {
  answer: CapturedResponse;
  /** `null` when the answer may not be kept. */
  page: CachedPage | null;
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** What is shown in place of a Markdown version that there is not. */
  otherwise?: string;
}

interface PageHandlerParts {
  cache: PageCache;
  render: Handler;
  finish: FinishDocument;
  writeMarkdown: WriteMarkdown;
  /** Headers of every answer that is no document. */
  common: Readonly<Record<string, string>>;
  /** The site's own host, and the scheme it is reached by. */
  host: string;
  scheme: string;
}

/**
 * Serves anonymous pages from the cache and fills it. A page is rendered for nobody in particular, from a
 * request made here: nothing that a caller sends besides the key can be in it. Requests for a page that is
 * being made wait for that one render; a page whose time is up is shown while it is made anew; one that
 * cannot be made is stood in for by the one before.
 * @returns the handler, which has answered when it returns no promise
 */
export function pageHandler(parts: PageHandlerParts) {
  const { cache, render, finish, writeMarkdown, common, host, scheme } = parts;
  const rendering = new Map<string, { generation: number; made: Promise<Made> }>();

  function servePage(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (prefersMarkdown(request) && pageOfMarkdown(key) === null)
      return serve(markdownAddress(key), { request, response, otherwise: key });
    return serve(key, { request, response });
  }

  function serve(key: string, visit: Visit): Promise<void> | void {
    const kept = cache.get(key);
    if (kept?.state !== 'fresh') return serveAfterRender(key, kept, visit);
    countEvent('page_cache', 'hit');
    sendPage(kept.page, visit.request, visit.response);
  }

  async function serveAfterRender(key: string, kept: KeptPage | undefined, visit: Visit): Promise<void> {
    const { request, response, otherwise } = visit;
    if (kept && (kept.state === 'aged' || cache.isResting(key))) {
      countEvent('page_cache', 'stale');
      sendPage(kept.page, request, response);
      if (!cache.isResting(key)) await attempt(key);
      return;
    }
    const made = kept ? await attempt(key) : await makeOnce(key);
    countEvent('page_cache', made ? 'miss' : 'stale');
    const page = made ? made.page : kept?.page;
    if (page) sendPage(page, request, response);
    else if (otherwise !== undefined) await serve(otherwise, { request, response });
    else if (made) sendAnswer(made.answer, request, response);
  }

  /** @returns `null` when the page could not be made, which is noted */
  async function attempt(key: string): Promise<Made | null> {
    try {
      const made = await makeOnce(key);
      if (made.answer.status < 500) return made;
      log.warn('an older page stands in', { key, status: made.answer.status });
    } catch (error) {
      log.error('an older page stands in: the render failed', error, { key });
    }
    cache.noteFailure(key);
    return null;
  }

  /** A render that began before the last invalidation may show what has changed since, and is not waited for. */
  async function makeOnce(key: string): Promise<Made> {
    const current = rendering.get(key);
    if (current?.generation === cache.generation) {
      const made = await current.made;
      // What sets a cookie is for one visitor alone.
      if (made.answer.headers['set-cookie'] === undefined) return made;
    }
    const { generation } = cache;
    const entry = { generation, made: make(key, generation) };
    if (rendering.get(key)?.generation !== generation) rendering.set(key, entry);
    try {
      return await entry.made;
    } finally {
      if (rendering.get(key) === entry) rendering.delete(key);
    }
  }

  function make(key: string, generation: number): Promise<Made> {
    countEvent('page_cache', 'render');
    const pageKey = pageOfMarkdown(key);
    return pageKey === null ? makePage(key, generation) : makeMarkdown(key, { pageKey, generation });
  }

  /**
   * From the page itself, which is made first where it is not kept: both show the same, and what clears one
   * clears the other.
   */
  async function makeMarkdown(
    key: string,
    { pageKey, generation }: { pageKey: string; generation: number },
  ): Promise<Made> {
    const kept = cache.get(pageKey);
    const { answer: shown, page: shownPage } =
      kept?.state === 'fresh' ? keptAnswer(kept.page) : await makeOnce(pageKey);
    const given = await markdownAnswer(shown, { address: key, write: writeMarkdown });
    const answer = { ...given, headers: { ...common, ...given.headers } };
    const page = answer.status === 200 && shownPage ? await toPage(answer, shownPage.tags) : null;
    store(key, { answer, page, generation });
    return { answer, page };
  }

  function makePage(key: string, generation: number): Promise<Made> {
    return collectingTags(async (tags) => {
      const answer = await captureResponse(anonymousRequest(key, { host, scheme }), render);
      const finished = finishAnswer(answer, key);
      const page = isKeepable(finished) ? await toPage(finished, tags) : null;
      store(key, { answer: finished, page, generation });
      return { answer: finished, page };
    });
  }

  function store(key: string, { answer, page, generation }: Made & { generation: number }): void {
    if (page && cache.set(key, page, generation)) void addBrotli(key, page);
    // Gone, moved, or for one person alone: what was kept is no longer the answer.
    if (!page && answer.status < 500 && generation === cache.generation) cache.drop(key);
  }

  function finishAnswer(answer: CapturedResponse, key: string): CapturedResponse {
    // A document with a policy of its own (an AMP story) is finished.
    if (!isHtml(answer) || answer.headers['content-security-policy'] !== undefined)
      return { ...answer, headers: { ...common, ...answer.headers } };
    const [path = '/'] = key.split('?');
    const { html, headers, hasStyles } = finish(answer.body.toString('utf8'), {
      path,
      isPreview: false,
    });
    const { link, ...others } = answer.headers;
    const ahead = hasStyles && link !== undefined ? withoutSheets(String(link)) : link;
    const given = ahead ? { link: ahead, ...others } : others;
    return { ...answer, headers: { ...headers, ...given }, body: Buffer.from(html) };
  }

  async function addBrotli(key: string, page: CachedPage): Promise<void> {
    try {
      const body = await compressBrotli(page.identity.body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
      });
      cache.addBrotli(key, page, encoded(body, 'br', page.notModifiedHeaders));
    } catch (error) {
      log.error('a page could not be compressed', error, { key });
    }
  }

  return servePage;
}

/** A navigation that comes from nobody. */
function anonymousRequest(url: string, { host, scheme }: { host: string; scheme: string }): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: 'GET',
    url,
    complete: true,
    headers: { host, accept: 'text/html', 'x-forwarded-host': host, 'x-forwarded-proto': scheme },
  });
  request.push(null);
  return request;
}

function isHtml({ headers }: CapturedResponse): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

function isKeepable(answer: CapturedResponse): boolean {
  return answer.status === 200 && isHtml(answer) && answer.headers['set-cookie'] === undefined;
}

async function toPage({ headers, body }: CapturedResponse, tags: ReadonlySet<string>): Promise<CachedPage> {
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

/** A page that is kept, as its render gave it. */
function keptAnswer(page: CachedPage): Made {
  return { answer: { status: 200, headers: {}, body: page.identity.body }, page };
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

/** An answer that is not kept, as the handler gave it. */
function sendAnswer(
  { status, headers, body }: CapturedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const sent = Object.entries(headers).filter(
    ([name]) => !connectionHeaders.has(name) && name !== 'content-length',
  );
  nameAnswer(request, response);
  response.writeHead(status, Object.fromEntries(sent));
  response.end(request.method === 'HEAD' ? undefined : body);
}
