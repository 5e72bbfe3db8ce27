import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import compression from 'compression';
import onHeaders from 'on-headers';
import { registerPageCache } from '../platform/cache/page-cache';
import { log } from '../platform/log/log';
import { answerConditions, withoutNextsConditions } from './answer-conditions';
import { answerWithOutcome } from './answer-with-outcome';
import { cacheKey, isDraft } from './cacheable-request';
import { connectionsCheckingInterval, limitClient, limitConnections, limitDelivery } from './client-limits';
import { finishDocuments } from './document-answer';
import { documentFinisher } from './finish-document';
import { guardConnections } from './guard-connections';
import { type Readiness, serveHealth } from './health';
import { ignoreUpgrades } from './ignore-upgrades';
import { styleInliner } from './next-adapter/inline-styles';
import { hasLastAnswer, lastAnswer, noteAnswers } from './last-answer';
import { readWakeScripts, serveWakeScript } from './wake-scripts';
import { lingerBeforeClosing } from './linger';
import { serveMedia } from './media-files';
import type { WriteMarkdown } from './markdown/markdown-answer';
import { type Metrics, serveMetrics } from './metrics';
import { PageCache } from './page-cache';
import { pageHandler } from './page-handler';
import { redirectTrailingSlash } from './redirect-trailing-slash';
import { refuseRequest } from './refuse-request';
import { type HeadProblem, requestHeadProblem } from './request-head';
import {
  addMissingHeaders,
  securityHeaders,
  securityHeadersOfDevelopment,
  type SiteSecurity,
} from './security-headers';
import { sendRefusal } from './send-refusal';
import { serveSpeculationRules } from './speculation-rules';
import { staticFiles } from './static-files';
import { setTrustedHeaders } from './trusted-headers';
import { nameAnswer, watchRequest } from './watch-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const cacheLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: 15 * 60_000,
  staleMs: 24 * 60 * 60_000,
  retryMs: 1_000,
};

/** Paths that answer programs: never a document. */
const programPath = /^\/(?:(?:api|cms-api|_next)\/(?!docs)|mcp(?:[/?]|$))/;

/** Texts and data, but no stream of events: each of those is to arrive when it happens. */
const compress = compression({
  filter: (request, response) =>
    !String(response.getHeader('content-type') ?? '').startsWith('text/event-stream') &&
    compression.filter(request, response),
});

const writeHere: WriteMarkdown = async (html) => {
  const { pageMarkdown } = await import('./markdown/page-markdown');
  return pageMarkdown(html);
};

export interface FrontServer {
  server: Server;
  /** Takes over: until now every request is answered with 503. */
  handOver: (handler: Handler) => void;
  /** From now on `/readyz` says no, while everything else is answered as before. */
  drain: () => void;
  /** Requests that come from now on wait until the returned function is called. */
  hold: () => () => void;
  /** Finished pages in memory. */
  pagesKept: () => number;
}

/** What those who run the site see of it. */
export interface FrontOperation {
  readiness: Readiness;
  metrics: Metrics;
  settings: { METRICS_TOKEN?: string | undefined; TRUSTED_PROXIES: number };
}

export interface FrontOptions {
  /** Off in development, where every render must be new and nothing is hashed. */
  isCaching: boolean;
  site: SiteSecurity;
  /** Whether pages load Next's runtime only when it is needed. */
  isRuntimeLate?: boolean;
  /** Whether documents go out as Next has rendered them, because it is not as this site knows it. */
  isStock?: boolean;
  /** Next's output folder. */
  buildFolder?: string;
  /** Writes the Markdown versions of pages; in the server's own thread where none is given. */
  writeMarkdown?: WriteMarkdown;
  /**
   * Given once, before the first request: the figures need the server, and the server counts for them.
   * Without it `/readyz` says yes once the pages are handed over.
   */
  operation?: () => FrontOperation;
}

/** The server that the site stands behind: files and finished pages straight from here, all else from Next. */
export function createFrontServer(options: FrontOptions): FrontServer {
  const { isCaching, site, isRuntimeLate = false, isStock = false, operation } = options;
  let next: Handler | null = null;
  let isDraining = false;
  let held: Promise<void> | null = null;
  const { host, protocol } = new URL(site.siteUrl);
  const scheme = protocol.replace(':', '');
  const buildFolder = options.buildFolder ?? path.resolve('.next');
  const wake = isCaching ? readWakeScripts() : null;
  const finish = documentFinisher({
    site,
    wake,
    isRuntimeLate,
    isStock,
    inlineStyles: styleInliner(buildFolder),
  });
  const everywhere = isCaching ? securityHeaders(site) : securityHeadersOfDevelopment(site);
  const serveStatic = isCaching ? staticFiles(buildFolder) : () => false;
  const cache = new PageCache(cacheLimits);
  registerPageCache(cache);
  const servePage = pageHandler({
    cache,
    render: (request, response) => requireNext()(request, response),
    finish,
    writeMarkdown: options.writeMarkdown ?? writeHere,
    common: everywhere,
    host,
    scheme,
  });

  function requireNext(): Handler {
    if (!next) throw new Error('The server is still starting.');
    return next;
  }

  const health = {
    process: { isStarting: () => next === null, isDraining: () => isDraining },
    readiness: {
      problem: async () => (operation ? operation().readiness.problem() : null),
      detail: () => operation?.().readiness.detail?.() ?? null,
    },
  };

  /** What is kept is answered at once: promises would cost a tenth of it. */
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (!isDraining) return begin(request, response);
    closeBehindNewest(request, response);
    // One turn later all requests that came together are known.
    return (held ?? nextTurn()).then(() => begin(request, response));
  }

  function begin(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const problem = requestHeadProblem(request);
    setTrustedHeaders(request, { host, scheme });
    const key = isCaching && problem === null ? cacheKey(request) : null;
    if (operation) {
      const { metrics, settings } = operation();
      watchRequest(request, response, { metrics, trustedProxies: settings.TRUSTED_PROXIES });
    }
    if (problem !== null) return refuseHead(problem, request, response);
    // An answer to a program matches by its ETag alone, which its handler compares.
    if (!programPath.test(request.url ?? '/')) answerConditions(request, response);
    if (key === null || !next) return answerUnkept(request, response);
    const made = servePage(key, request, response);
    if (made) return made.then(() => limitDelivery(response));
    limitDelivery(response);
  }

  /** Where such a request ends is not sure: nothing behind it on its connection is read. */
  function refuseHead(problem: HeadProblem, request: IncomingMessage, response: ServerResponse): void {
    nameAnswer(request, response);
    addMissingHeaders(response, everywhere);
    response.shouldKeepAlive = false;
    sendRefusal(response, { ...problem, isJson: true });
  }

  async function answerUnkept(request: IncomingMessage, response: ServerResponse): Promise<void> {
    nameAnswer(request, response);
    addMissingHeaders(response, everywhere);
    if (refuseRequest(request, response) || (await serveOwn(request, response))) return;
    if (!next) {
      response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain' }).end('Starting');
      return;
    }
    compress(request as never, response as never, () => undefined);
    const [url = '/'] = (request.url ?? '/').split('?');
    if (!programPath.test(url)) withoutNextsConditions(request);
    if (isCaching && !programPath.test(url)) {
      const isPreview = isDraft(request);
      // What Next would compress could not be read here.
      finishDocuments(request, response, (html) => finish(html, { path: url, isPreview }));
    }
    await next(request, response);
    limitDelivery(response);
  }

  /** What needs no page: health, figures, files, and requests that are refused. */
  async function serveOwn(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (await serveHealth(request, response, health)) return true;
    if (request.url === '/metrics' && operation) {
      await serveMetrics(request, response, operation());
      return true;
    }
    if (wake && (serveWakeScript(wake, request, response) || serveSpeculationRules(request, response)))
      return true;
    return (
      limitClient(request, response) ||
      serveStatic(request, response) ||
      serveMedia(request, response) ||
      redirectTrailingSlash(request, response)
    );
  }

  // `Host` is checked with the rest of the head: Node would refuse without a body, and only that it is missing.
  const limits = { maxHeaderSize: 16_384, connectionsCheckingInterval, requireHostHeader: false };
  const server = createServer(limits, (request, response) => {
    if (request.socket.writableEnded || hasLastAnswer(request.socket)) {
      request.resume();
      return;
    }
    const failed = (error: unknown) => {
      log.error('a request failed in the front server', error, { path: (request.url ?? '').split('?')[0] });
      if (response.headersSent) {
        response.destroy();
        return;
      }
      nameAnswer(request, response);
      addMissingHeaders(response, everywhere);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Server error');
    };
    try {
      answer(request, response)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  });
  limitConnections(server);
  noteAnswers(server);
  guardConnections(server, everywhere);
  lingerBeforeClosing(server);
  // In development Next's own pages listen for changes.
  if (isCaching) ignoreUpgrades(server);
  return {
    server,
    handOver: (handler) => {
      next = answerWithOutcome(handler);
    },
    drain: () => {
      isDraining = true;
    },
    hold: () => {
      let release = () => undefined as void;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = null;
        release();
      };
    },
    pagesKept: () => cache.size,
  };
}

/**
 * A connection that stays open would outlive the server. What was asked at once is answered, and the last of
 * it says that it is the last.
 */
function closeBehindNewest({ socket }: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    if (lastAnswer(socket) === response) response.shouldKeepAlive = false;
  });
}
