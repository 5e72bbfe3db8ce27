import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '../ops/log';
import { registerPageCache } from '../content/page-cache';
import { answerWithOutcome } from './answer-with-outcome';
import { cacheKey } from './cacheable-request';
import { serveMedia } from './media-files';
import { serveHealth, type Readiness } from './health';
import { type Metrics, serveMetrics } from './metrics';
import { PageCache } from './page-cache';
import { pageHandler } from './page-handler';
import { watchRequest } from './watch-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const cacheBytes = 64 * 1024 * 1024;

/** Headers that only this server may set: a caller must not be able to claim another address or to talk to Next's inner doors. */
const internalHeaders = /^(?:x-little-pear-|x-middleware-|x-invoke-|x-nextjs-data$|x-matched-path$)/;

const methodsOfPages = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface FrontServer {
  server: Server;
  /** Takes over: until now every request is answered with 503. */
  handOver: (handler: Handler) => void;
  /** From now on `/readyz` says no, while everything else is answered as before. */
  drain: () => void;
  /** Finished pages in memory. */
  pagesKept: () => number;
}

/** What those who run the site see of it. */
export interface FrontOperation {
  readiness: Readiness;
  metrics: Metrics;
  settings: { METRICS_TOKEN?: string | undefined; TRUSTED_PROXIES: number };
}

/**
 * The server that the site stands behind: files and finished pages straight from here, all else from Next.
 * @param options.isCaching off in development, where every render must be new
 * @param options.operation readiness, metrics and request ids; without it `/readyz` says yes once the pages are handed over
 */
export function createFrontServer({
  isCaching,
  operation,
}: {
  isCaching: boolean;
  /** Given once, before the first request: the figures need the server, and the server counts for them. */
  operation?: () => FrontOperation;
}): FrontServer {
  let next: Handler | null = null;
  let isDraining = false;
  const cache = new PageCache(cacheBytes);
  registerPageCache(cache);
  const servePage = pageHandler({ cache, render: (request, response) => requireNext()(request, response) });

  function requireNext(): Handler {
    if (!next) throw new Error('The server is still starting.');
    return next;
  }

  const health = {
    process: { isStarting: () => next === null, isDraining: () => isDraining },
    readiness: { problem: async () => (operation ? operation().readiness.problem() : null) },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.socket.remoteAddress ?? '';
    for (const name of Object.keys(request.headers)) {
      if (internalHeaders.test(name)) delete request.headers[name];
    }
    request.headers['x-little-pear-address'] = address;
    if (operation) {
      const { metrics, settings } = operation();
      watchRequest(request, response, { metrics, trustedProxies: settings.TRUSTED_PROXIES });
    }
    // A connection that stays open would outlive the server.
    if (isDraining) response.setHeader('Connection', 'close');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');

    if (!methodsOfPages.has(request.method ?? '')) {
      response.writeHead(405, { allow: [...methodsOfPages].join(', ') }).end();
      return;
    }
    if (await serveHealth(request, response, health)) return;
    if (request.url === '/metrics' && operation) {
      await serveMetrics(request, response, operation());
      return;
    }
    if (serveMedia(request, response)) return;
    if (redirectTrailingSlash(request, response)) return;
    if (!next) {
      response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain' }).end('Starting');
      return;
    }
    const key = isCaching ? cacheKey(request) : null;
    if (key === null) await next(request, response);
    else await servePage(key, request, response);
  }

  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error('a request failed in the front server', error, { path: (request.url ?? '').split('?')[0] });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Server error');
    });
  });
  server.headersTimeout = 15_000;
  // An editor's film has 20 MB, and not every line is fast.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  return {
    server,
    handOver: (handler) => {
      next = answerWithOutcome(handler);
    },
    drain: () => {
      isDraining = true;
    },
    pagesKept: () => cache.size,
  };
}

/** Each page has one address. The contract's paths answer with and without the slash, and are left alone. */
function redirectTrailingSlash(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || path === '/' || !path.endsWith('/') || /^\/(?:api|admin|cms-api|_next)\//.test(path))
    return false;
  // A leading double slash would name another host.
  const target = `/${path.replace(/^[/\\]+|\/+$/g, '')}`;
  response.writeHead(308, { location: query.length > 0 ? `${target}?${query.join('?')}` : target }).end();
  return true;
}
