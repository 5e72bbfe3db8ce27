import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageOutcome, withPageOutcome } from '../platform/cache/page-outcome';

/** Answers a request, and resolves when it has. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const retryAfterSeconds = '2';

/** Gives a page that found nothing, or that cannot be made now, its status: a page cannot set one itself. */
export function answerWithOutcome(handler: Handler): Handler {
  return (request, response) =>
    withPageOutcome((outcome) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number, ...rest: unknown[]) => {
        if (status !== 200) return writeHead(status, ...(rest as []));
        if (outcome.isUnavailable) response.setHeader('retry-after', retryAfterSeconds);
        return writeHead(statusOf(outcome), ...(rest as []));
      }) as typeof writeHead;
      return handler(request, response);
    });
}

function statusOf({ isNotFound, isUnavailable }: PageOutcome): number {
  if (isUnavailable) return 503;
  return isNotFound ? 404 : 200;
}
