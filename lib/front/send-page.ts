import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPreconditions } from '../platform/http/preconditions';
import { acceptsEncoding } from './accepted-encoding';
import type { CachedPage, EncodedPage } from './page-cache';
import { requestName } from './watch-request';

/**
 * Sends a kept page in the smallest form that the browser reads, or says that it has it already, or that it
 * is not the one that was asked for.
 */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { 'if-none-match': noneMatch, 'if-match': match } = request.headers;
  if (noneMatch !== undefined || match !== undefined) {
    // A page has no date of its own, so that conditions on dates do not apply.
    const current = { etag: page.etag, lastModified: null };
    const outcome = checkPreconditions(request.headers, current, { isDateEnough: false });
    if (outcome !== 'proceed') {
      const given = [...page.notModifiedHeaders, ...requestName(request)];
      if (outcome === 'not-modified') response.writeHead(304, given);
      else response.writeHead(412, [...given, 'content-length', '0']);
      response.end();
      return;
    }
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
