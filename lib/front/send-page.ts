import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, EncodedPage } from './page-cache';

/** Sends a kept page in the smallest form that the browser reads, or says that it has it already. */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && isMatch(condition, page.etag)) {
    response.writeHead(304, page.notModifiedHeaders);
    response.end();
    return;
  }
  const { body, headers } = bestEncoding(page, request.headers['accept-encoding']);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function bestEncoding(page: CachedPage, accepted: string | string[] | undefined): EncodedPage {
  if (typeof accepted !== 'string') return page.identity;
  if (page.brotli && isAccepted('br', accepted)) return page.brotli;
  return isAccepted('gzip', accepted) ? page.gzip : page.identity;
}

/** Named, and not named to be refused (`gzip;q=0`). */
function isAccepted(encoding: string, header: string): boolean {
  if (!header.includes(';')) return header.split(',').some((name) => name.trim().toLowerCase() === encoding);
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    return (
      name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    );
  });
}

function isMatch(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
