import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '../ops/log';
import { registerPageCache } from '../content/page-cache';
import { answerWithOutcome } from './answer-with-outcome';
import { cacheKey } from './cacheable-request';
import { guardConnections, refuseUpgrades } from './guard-connections';
import { serveMedia } from './media-files';
import { PageCache } from './page-cache';
import { pageHandler } from './page-handler';
import { refuseRequest } from './refuse-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const cacheBytes = 64 * 1024 * 1024;

/** Headers that only this server may set: a caller must not be able to claim another address or to talk to Next's inner doors. */
const internalHeaders = /^(?:x-little-pear-|x-middleware-|x-invoke-|x-nextjs-data$|x-matched-path$)/;

export interface FrontServer {
  server: Server;
  /** Takes over: until now every request is answered with 503. */
  handOver: (handler: Handler) => void;
}

/**
 * The server that the site stands behind: files and finished pages straight from here, all else from Next.
 * @param isCaching off in development, where every render must be new
 */
export function createFrontServer({ isCaching }: { isCaching: boolean }): FrontServer {
  let next: Handler | null = null;
  const cache = new PageCache(cacheBytes);
  registerPageCache(cache);
  const servePage = pageHandler({ cache, render: (request, response) => requireNext()(request, response) });

  function requireNext(): Handler {
    if (!next) throw new Error('The server is still starting.');
    return next;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.socket.remoteAddress ?? '';
    for (const name of Object.keys(request.headers)) {
      if (internalHeaders.test(name)) delete request.headers[name];
    }
    request.headers['x-little-pear-address'] = address;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');

    if (refuseRequest(request, response)) return;
    if (request.url === '/healthz') {
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok');
      return;
    }
    if (request.url === '/readyz') {
      const [status, text] = next ? [200, 'ready'] : [503, 'starting'];
      response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
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
  guardConnections(server);
  // In development Next's own pages listen for changes.
  if (isCaching) refuseUpgrades(server);
  server.headersTimeout = 15_000;
  // An editor's film has 20 MB, and not every line is fast.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  return {
    server,
    handOver: (handler) => {
      next = answerWithOutcome(handler);
    },
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
