import type { IncomingMessage, ServerResponse } from 'node:http';
import { withPageOutcome } from '../content/page-outcome';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Gives a page that found nothing its status: a page cannot set one itself. */
export function answerWithOutcome(handler: Handler): Handler {
  return (request, response) =>
    withPageOutcome((outcome) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number, ...rest: unknown[]) =>
        writeHead(outcome.isNotFound && status === 200 ? 404 : status, ...(rest as []))) as typeof writeHead;
      return handler(request, response);
    });
}
