import type { IncomingMessage, ServerResponse } from 'node:http';
import { markdownAddress, pageOfMarkdown } from '../platform/http/markdown-address';
import { countEvent } from '../platform/log/event-counts';
import { log } from '../platform/log/log';
import { logPath } from '../platform/log/log-path';
import type { CapturedResponse } from './capture-response';
import { connectionHeaders } from './encode-page';
import { prefersMarkdown } from './markdown/prefers-markdown';
import type { FoundPage } from './page-cache';
import { type Made, PageMaker, type PageMakerParts } from './page-maker';
import { sendPage } from './send-page';
import { nameAnswer } from './watch-request';

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** What is shown in place of a Markdown version that there is not. */
  otherwise?: string;
}

/** Answers a request for a page by its key in the cache; it has answered when it returns no promise. */
export type ServePage = (
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/**
 * Serves anonymous pages from the cache and fills it. Requests for a page that is being made wait for that
 * one render; a page whose time is up is shown while it is made anew; one that cannot be made is stood in for
 * by the one before.
 */
export function pageHandler(parts: PageMakerParts): ServePage {
  const { cache } = parts;
  const maker = new PageMaker(parts);

  function serve(key: string, visit: Visit): Promise<void> | void {
    const kept = cache.get(key);
    if (kept?.state !== 'fresh') return serveAfterRender(key, kept, visit);
    countEvent('page_cache', 'hit');
    sendPage(kept.page, visit.request, visit.response);
  }

  async function serveAfterRender(key: string, kept: FoundPage | undefined, visit: Visit): Promise<void> {
    const { request, response, otherwise } = visit;
    if (kept && (kept.state === 'aged' || cache.isResting(key))) {
      countEvent('page_cache', 'stale');
      sendPage(kept.page, request, response);
      if (!cache.isResting(key)) await attempt(key);
      return;
    }
    const made = kept ? await attempt(key) : await maker.makeOnce(key);
    countEvent('page_cache', made ? 'miss' : 'stale');
    const page = made ? made.page : kept?.page;
    if (page) sendPage(page, request, response);
    else if (otherwise !== undefined) await serve(otherwise, { request, response });
    else if (made) sendAnswer(made.answer, request, response);
  }

  /** @returns `null` when the page could not be made, which is noted */
  async function attempt(key: string): Promise<Made | null> {
    try {
      const made = await maker.makeOnce(key);
      if (made.answer.status < 500) return made;
      log.warn('an older page stands in', { path: logPath(key), status: made.answer.status });
    } catch (error) {
      log.error('an older page stands in: the render failed', error, { path: logPath(key) });
    }
    cache.noteFailure(key);
    return null;
  }

  return (key, request, response) =>
    prefersMarkdown(request) && pageOfMarkdown(key) === null
      ? serve(markdownAddress(key), { request, response, otherwise: key })
      : serve(key, { request, response });
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
