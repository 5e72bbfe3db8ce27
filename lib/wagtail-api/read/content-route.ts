import 'server-only';
import type { Payload } from 'payload';
import type * as z from 'zod';
import { contentIdParams } from '../../contract/content';
import { apiRoute } from '../../platform/http/api-route';
import { endpoint } from '../../platform/http/endpoint';
import type { RouteHandlers } from '../../platform/http/route-runner';
import {
  findContent,
  type ContentCall,
  type ContentEndpoint,
  hasId,
  listContent,
  readContent,
} from './content-endpoint';
import { contentHandlers, type ContentView } from './content-handlers';
import { contentResponse, foundAt } from './content-json';
import { ContentParameters } from './content-parameters';

/** Kept by caches, asked for again each time: an editor's change shows at once, and an unchanged answer costs a 304. */
const cacheControl = 'public, max-age=0, must-revalidate';

interface ContentRoute<Params> {
  view: ContentView;
  params?: z.ZodType<Params>;
  handle: (call: ContentCall & { params: Params }) => Promise<Response>;
}

/** A public route of the content API: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentRoute({ … });` */
export function contentRoute<Params = undefined>({
  view,
  params,
  handle,
}: ContentRoute<Params>): RouteHandlers {
  const handlers = apiRoute(
    {
      GET: endpoint<Params>({
        params,
        cacheControl,
        isFromContent: isSameEachTime,
        handle: ({ payload, request, params: given }) =>
          handle({ ...callOf(payload, request), params: given }),
      }),
    },
    { authentication: 'ignored' },
  );
  return contentHandlers(handlers, view);
}

export function callOf(payload: Payload, request: Request): ContentCall {
  return { payload, parameters: ContentParameters.of(request) };
}

/** All that is asked for stands in the address; an order by chance is another one each time. */
function isSameEachTime(request: Request): boolean {
  return ContentParameters.of(request).get('order') !== 'random';
}

/** `/`, `/{id}` and `/find` of one endpoint. */
export function listRoute<Row>(view: ContentView, source: ContentEndpoint<Row>): RouteHandlers {
  return contentRoute({
    view,
    handle: async (call) => contentResponse((await listContent(source, call)).body),
  });
}

export function detailRoute<Row>(view: ContentView, source: ContentEndpoint<Row>): RouteHandlers {
  return contentRoute({
    view,
    params: contentIdParams,
    handle: async (call) => contentResponse((await readContent(source, call, hasId(call.params.id))).body),
  });
}

export function findRoute<Row>(view: ContentView, source: ContentEndpoint<Row>): RouteHandlers {
  return contentRoute({ view, handle: async (call) => foundAt(await findContent(source, call)) });
}
