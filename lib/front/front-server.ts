import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { registerPageCache } from '../platform/cache/page-cache';
import type { Handler } from './answer-with-outcome';
import { connectionsCheckingInterval, limitConnections } from './client-limits';
import { documentFinisher } from './finish-document';
import { FrontAnswers, type FrontOperation } from './front-answers';
import { guardConnections } from './guard-connections';
import { ignoreUpgrades } from './ignore-upgrades';
import { hasLastAnswer, noteAnswers } from './last-answer';
import { lingerBeforeClosing } from './linger';
import type { WriteMarkdown } from './markdown/markdown-answer';
import { styleInliner } from './next-adapter/inline-styles';
import { PageCache } from './page-cache';
import { pageHandler } from './page-handler';
import { securityHeaders, securityHeadersOfDevelopment, type SiteSecurity } from './security-headers';
import { ServingState } from './serving-state';
import { staticFiles } from './static-files';
import { readRuntimeScripts } from './runtime-scripts';

const cacheLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: 15 * 60_000,
  staleMs: 24 * 60 * 60_000,
  retryMs: 1_000,
};

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
  const state = new ServingState();
  const cache = new PageCache(cacheLimits);
  registerPageCache(cache);
  const { answers, everywhere } = answersOf(options, { state, cache });
  const server = listenFor(answers);
  limitConnections(server);
  noteAnswers(server);
  guardConnections(server, everywhere);
  lingerBeforeClosing(server);
  // In development Next's own pages listen for changes.
  if (options.isCaching) ignoreUpgrades(server);
  return {
    server,
    handOver: (handler) => state.handOver(handler),
    drain: () => {
      state.isDraining = true;
    },
    hold: () => state.hold(),
    pagesKept: () => cache.size,
  };
}

/** Everything that answers, put together, and the headers that all answers have. */
function answersOf(options: FrontOptions, { state, cache }: { state: ServingState; cache: PageCache }) {
  const { isCaching, site, isRuntimeLate = false, isStock = false, operation } = options;
  const { host, protocol } = new URL(site.siteUrl);
  const scheme = protocol.replace(':', '');
  const buildFolder = options.buildFolder ?? path.resolve('.next');
  const runtime = isCaching ? readRuntimeScripts() : null;
  const inlineStyles = styleInliner(buildFolder);
  const finish = documentFinisher({ site, runtime, isRuntimeLate, isStock, inlineStyles });
  const everywhere = isCaching ? securityHeaders(site) : securityHeadersOfDevelopment(site);
  const servePage = pageHandler({
    cache,
    render: (request, response) => readyHandler(state)(request, response),
    finish,
    writeMarkdown: options.writeMarkdown ?? writeHere,
    common: everywhere,
    host,
    scheme,
  });
  const serveStatic = isCaching ? staticFiles(buildFolder) : () => false;
  const parts = {
    state,
    isCaching,
    host,
    scheme,
    everywhere,
    servePage,
    serveStatic,
    finish,
    runtime,
    operation,
  };
  return { answers: new FrontAnswers(parts), everywhere };
}

function readyHandler({ next }: ServingState): Handler {
  if (!next) throw new Error('The server is still starting.');
  return next;
}

function listenFor(answers: FrontAnswers): Server {
  // `Host` is checked with the rest of the head: Node would refuse without a body, and only that it is missing.
  const limits = { maxHeaderSize: 16_384, connectionsCheckingInterval, requireHostHeader: false };
  return createServer(limits, (request, response) => {
    if (request.socket.writableEnded || hasLastAnswer(request.socket)) {
      request.resume();
      return;
    }
    const fail = (error: unknown) => answers.fail(request, response, error);
    try {
      answers.answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}
