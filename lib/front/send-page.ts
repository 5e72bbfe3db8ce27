import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding } from './accepted-encoding';
import type { CachedPage, EncodedPage } from './page-cache';
import { requestName } from './watch-request';

/** Sends a kept page in the smallest form that the browser reads, or says that it has it already. */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && isMatch(condition, page.etag)) {
    response.writeHead(304, [...page.notModifiedHeaders, ...requestName(request)]);
    response.end();
    return;
  }
  const { body, headers } = bestEncoding(page, request);
  // In one list: headers that are set one by one cost three times as much to send.
  response.writeHead(200, [...headers, ...requestName(request)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function bestEncoding(page: CachedPage, request: IncomingMessage): EncodedPage {
  if (page.brotli && acceptsEncoding(request, 'br')) return page.brotli;
  return acceptsEncoding(request, 'gzip') ? page.gzip : page.identity;
}

function isMatch(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
