import 'server-only';
import type * as z from 'zod';
import { contentIdParams } from '@/lib/contract/content';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import type { RouteHandlers } from '@/lib/platform/http/route-runner';
import {
  findContent,
  type ContentCall,
  callOf,
  type ContentEndpoint,
  hasId,
  listContent,
  readContent,
} from '@/lib/wagtail-api/read/content-endpoint';
import { contentHandlers, type ContentView } from '@/lib/wagtail-api/read/content-handlers';
import { contentResponse, foundAt } from '@/lib/wagtail-api/read/content-json';
import { ContentParameters } from '@/lib/wagtail-api/read/content-parameters';

/** Kept by caches, asked for again each time: an editor's change shows at once, and an unchanged answer costs a 304. */
const cacheControl = 'public, max-age=0, must-revalidate';

interface ContentRoute<Params> {
  view: ContentView;
  params?: z.ZodType<Params>;
  handle: (call: ContentCall & { params: Params }) => Promise<Response>;
}

/**
 * A public route of the content API: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
 * contentRoute({ … });`
 */
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
