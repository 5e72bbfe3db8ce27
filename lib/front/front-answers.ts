import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { log } from '../platform/log/log';
import { logPath } from '../platform/log/log-path';
import { answerConditions, withoutNextsConditions } from './answer-conditions';
import { cacheKey, isDraft } from './cacheable-request';
import { limitClient, limitDelivery } from './client-limits';
import { finishDocuments } from './document-answer';
import type { FinishDocument } from './finish-document';
import { type ProcessState, type Readiness, serveHealth } from './health';
import { lastAnswer } from './last-answer';
import { serveMedia } from './media-files';
import { type Metrics, serveMetrics } from './metrics';
import type { ServePage } from './page-handler';
import { redirectTrailingSlash } from './redirect-trailing-slash';
import { refuseRequest } from './refuse-request';
import { type HeadProblem, requestHeadProblem } from './request-head';
import { addMissingHeaders } from './security-headers';
import { sendRefusal } from './send-refusal';
import type { ServingState } from './serving-state';
import { serveSpeculationRules } from './speculation-rules';
import type { ServeFile } from './static-files';
import { setTrustedHeaders } from './trusted-headers';
import { serveRuntimeScript, type RuntimeScripts } from './runtime-scripts';
import { nameAnswer, watchRequest } from './watch-request';

/** What those who run the site see of it. */
export interface FrontOperation {
  readiness: Readiness;
  metrics: Metrics;
  settings: { METRICS_TOKEN?: string | undefined; TRUSTED_PROXIES: number };
}

interface FrontParts {
  state: ServingState;
  /** Off in development, where every render must be new. */
  isCaching: boolean;
  /** The site's own host, and the scheme it is reached by. */
  host: string;
  scheme: string;
  /** Headers of every answer that has none of its own. */
  everywhere: Readonly<Record<string, string>>;
  servePage: ServePage;
  serveStatic: ServeFile;
  finish: FinishDocument;
  runtime: RuntimeScripts | null;
  operation: (() => FrontOperation) | undefined;
}

/** Paths that answer programs: never a document. */
const programPath = /^\/(?:(?:api|cms-api|_next)\/(?!docs)|mcp(?:[/?]|$))/;

/** Texts and data, but no stream of events: each of those is to arrive when it happens. */
const compress = compression({
  filter: (request, response) =>
    !String(response.getHeader('content-type') ?? '').startsWith('text/event-stream') &&
    compression.filter(request, response),
});

/** Answers one request after the other: kept pages first, then what needs no page, then Next. */
export class FrontAnswers {
  readonly #parts: FrontParts;
  readonly #health: { process: ProcessState; readiness: Readiness };

  constructor(parts: FrontParts) {
    const { state, operation } = parts;
    this.#parts = parts;
    this.#health = {
      process: { isStarting: () => state.next === null, isDraining: () => state.isDraining },
      readiness: {
        problem: async () => (operation ? operation().readiness.problem() : null),
        detail: () => operation?.().readiness.detail?.() ?? null,
      },
    };
  }

  /** What is kept is answered at once: promises would cost a tenth of it. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { state } = this.#parts;
    if (!state.isDraining) return this.#begin(request, response);
    closeBehindNewest(request, response);
    return state.turn().then(() => this.#begin(request, response));
  }

  /** The answer when a request could not be answered. */
  fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log.error('a request failed in the front server', error, { path: logPath(request.url ?? '') });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    nameAnswer(request, response);
    addMissingHeaders(response, this.#parts.everywhere);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Server error');
  }

  #begin(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { isCaching, operation, servePage, state } = this.#parts;
    const problem = requestHeadProblem(request);
    setTrustedHeaders(request, this.#parts);
    const key = isCaching && problem === null ? cacheKey(request) : null;
    if (operation) {
      const { metrics, settings } = operation();
      watchRequest(request, response, { metrics, trustedProxies: settings.TRUSTED_PROXIES });
    }
    if (problem !== null) return this.#refuseHead(problem, request, response);
    // An answer to a program matches by its ETag alone, which its handler compares.
    if (!programPath.test(request.url ?? '/')) answerConditions(request, response);
    if (key === null || !state.next) return this.#answerUnkept(request, response);
    const made = servePage(key, request, response);
    if (made) return made.then(() => limitDelivery(response));
    limitDelivery(response);
  }

  /** Where such a request ends is not sure: nothing behind it on its connection is read. */
  #refuseHead(problem: HeadProblem, request: IncomingMessage, response: ServerResponse): void {
    nameAnswer(request, response);
    addMissingHeaders(response, this.#parts.everywhere);
    response.shouldKeepAlive = false;
    sendRefusal(response, { ...problem, isJson: true });
  }

  async #answerUnkept(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { everywhere, finish, isCaching, state } = this.#parts;
    nameAnswer(request, response);
    addMissingHeaders(response, everywhere);
    if (refuseRequest(request, response) || (await this.#serveOwn(request, response))) return;
    if (!state.next) {
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
    await state.next(request, response);
    limitDelivery(response);
  }

  /** What needs no page: health, figures, files, and requests that are refused. */
  async #serveOwn(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { operation, serveStatic, runtime } = this.#parts;
    if (await serveHealth(request, response, this.#health)) return true;
    if (request.url === '/metrics' && operation) {
      await serveMetrics(request, response, operation());
      return true;
    }
    if (
      runtime &&
      (serveRuntimeScript(runtime, request, response) || serveSpeculationRules(request, response))
    )
      return true;
    return (
      limitClient(request, response) ||
      serveStatic(request, response) ||
      serveMedia(request, response) ||
      redirectTrailingSlash(request, response)
    );
  }
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
