import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPreconditions } from '../platform/http/preconditions';
import { noteGivenHeaders } from './given-headers';

/** Say what a body is like that is not sent. */
const headersOfBodies = ['content-type', 'content-length', 'content-encoding', 'content-disposition'];

/**
 * Answers `If-None-Match`, `If-Match` and `If-Unmodified-Since` for a response of 200 whose handler has not
 * looked at them: documents that are made for one visitor, icons, robots.txt. A representation without an
 * ETag matches `*` and nothing else (RFC 9110 §13.1.1, §13.1.2).
 */
export function answerConditions(request: IncomingMessage, response: ServerResponse): void {
  const {
    'if-none-match': noneMatch,
    'if-match': match,
    'if-unmodified-since': unmodifiedSince,
  } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || (noneMatch ?? match ?? unmodifiedSince) === undefined) return;
  const conditions = {
    'if-none-match': noneMatch,
    'if-match': match,
    'if-unmodified-since': unmodifiedSince,
  };
  const writeHead = response.writeHead.bind(response);
  const withhold = bodyGate(response);
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    noteGivenHeaders(response, rest);
    const current = { etag: textOf(response, 'etag'), lastModified: textOf(response, 'last-modified') };
    const outcome =
      status === 200 ? checkPreconditions(conditions, current, { isDateEnough: false }) : 'proceed';
    if (outcome === 'proceed') return writeHead(status);
    withhold();
    for (const name of headersOfBodies) response.removeHeader(name);
    if (outcome === 'not-modified') return writeHead(304);
    for (const name of ['etag', 'last-modified']) response.removeHeader(name);
    response.setHeader('content-length', 0);
    response.setHeader('cache-control', 'no-store');
    return writeHead(412);
  }) as typeof writeHead;
}

/** Takes off what Next, when it sends a file of `public`, would answer with 500 in place of 412. */
export function withoutNextsConditions({ headers }: IncomingMessage): void {
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
}

function textOf(response: ServerResponse, name: string): string | null {
  const value = response.getHeader(name);
  return typeof value === 'string' ? value : null;
}

/** Returns what has to be called for the rest of the body to be taken from the handler and not sent. */
function bodyGate(response: ServerResponse): () => void {
  let isWithheld = false;
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const callbackOf = (args: readonly unknown[]) =>
    args.find((each) => typeof each === 'function') as (() => void) | undefined;
  // Node begins a response by itself with the first byte; here that comes first, because it decides whether
  // there is a body.
  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  response.write = ((...args: unknown[]) => {
    begin();
    if (!isWithheld) return write(...(args as [string]));
    const done = callbackOf(args);
    if (done) process.nextTick(done);
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    begin();
    return isWithheld ? end(callbackOf(args)) : end(...(args as []));
  }) as typeof end;
  return () => {
    isWithheld = true;
  };
}
