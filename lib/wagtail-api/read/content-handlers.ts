import type { RouteHandler, RouteHandlers } from '../../platform/http/route-runner';
import { contentResponse, prettyJson } from './content-json';

/** What OPTIONS says of an address. */
export interface ContentView {
  name: string;
  description: string;
}

/**
 * Makes a route's handlers answer as the content API does, whoever may call it: `?format=`, OPTIONS with a
 * description, errors in pretty-printed JSON, `Vary: Accept, Cookie`.
 */
export function contentHandlers(handlers: RouteHandlers, view: ContentView): RouteHandlers {
  const wrap =
    (handler: RouteHandler): RouteHandler =>
    async (request, context) => {
      const format = new URL(request.url).searchParams.getAll('format').at(-1) ?? '';
      if (format !== '' && format !== 'json') return withCookieVary(unknownFormat(request));
      const asked = format === 'json' ? withoutAccept(request) : request;
      return withCookieVary(await prettyError(await handler(asked, context)));
    };
  return {
    GET: wrap(handlers.GET),
    HEAD: wrap(handlers.HEAD),
    POST: wrap(handlers.POST),
    PUT: wrap(handlers.PUT),
    PATCH: wrap(handlers.PATCH),
    DELETE: wrap(handlers.DELETE),
    OPTIONS: async (request, context) => {
      const preflight = await handlers.OPTIONS(request, context);
      return request.headers.has('access-control-request-method')
        ? preflight
        : withCookieVary(describe(view, preflight));
    },
  };
}

/** The body that the reference's framework gives; the headers are the route's own. */
function describe({ name, description }: ContentView, preflight: Response): Response {
  const headers = new Headers(preflight.headers);
  headers.set('Content-Type', 'application/json');
  const body = {
    name,
    description,
    renders: ['application/json'],
    parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  };
  return new Response(prettyJson(body), { status: 200, headers });
}

function unknownFormat(request: Request): Response {
  const headers = { Vary: 'Accept', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const answer = contentResponse({ message: '' }, { status: 404, headers });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

/** `?format=json` says what is wanted, whatever a browser accepts. */
function withoutAccept(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  // A request with a body may be read once only: it goes along as it is.
  return new Request(request, { headers });
}

/** Refusals of the shared runner come as compact JSON. */
async function prettyError(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.status < 400 || !isJson || !response.body) return response;
  return new Response(prettyJson(await response.json()), response);
}

/** Of an answer that was made here and may be changed. */
function withCookieVary(response: Response): Response {
  response.headers.append('Vary', 'Cookie');
  return response;
}
