import type { IncomingMessage, ServerResponse } from 'node:http';

/** Each page has one address. The contract's paths answer with and without the slash, and are left alone. */
export function redirectTrailingSlash(request: IncomingMessage, response: ServerResponse): boolean {
  const [pagePath = '/', ...query] = (request.url ?? '/').split('?');
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (
    !isPage ||
    pagePath === '/' ||
    !pagePath.endsWith('/') ||
    /^\/(?:api|admin|cms-api|_next)\//.test(pagePath)
  )
    return false;
  // A leading double slash would name another host.
  const target = `/${pagePath.replace(/^[/\\]+|(?<!\/)\/+$/g, '')}`;
  response.writeHead(308, { location: query.length > 0 ? `${target}?${query.join('?')}` : target }).end();
  return true;
}
