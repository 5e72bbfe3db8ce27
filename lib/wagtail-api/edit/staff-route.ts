import 'server-only';
import type * as z from 'zod';
import { getCms } from '../../content/cms/payload';
import { type ContentCall, callOf } from '../read/content-endpoint';
import { contentHandlers, type ContentView } from '../read/content-handlers';
import { prettyJson } from '../read/content-json';
import { credentialsMissing } from '../../platform/http/api-error';
import { endpoint, type Endpoint, type Method } from '../../platform/http/endpoint';
import { enforceLimit } from '../../platform/http/rate-limit';
import {
  type RouteHandler,
  type RouteHandlers,
  routeHandlers,
  type RoutePorts,
} from '../../platform/http/route-runner';
import { whenOnDisk } from '../../platform/database/sql';
import { getSettings } from '../../platform/settings/settings';
import { authenticateStaff, type StaffUser } from './authenticate-staff';

export interface StaffCall extends ContentCall {
  user: StaffUser;
  request: Request;
  nowMs: () => number;
}

/** What one method of a route does. It answers with JSON of any layout: the route writes it out anew. */
export interface StaffEndpoint<Params> {
  params?: z.ZodType<Params>;
  handle: (call: StaffCall & { params: Params }) => Promise<Response>;
}

/** Who was found to call, from the check of the runner to the handler. */
const callers = new WeakMap<Request, StaffUser>();

const ports: RoutePorts = {
  settings: getSettings,
  payload: getCms,
  nowMs: Date.now,
  authenticate: async (request) => {
    const user = await authenticateStaff(await getCms(), request, getSettings().SITE_URL);
    if (!user) throw credentialsMissing();
    callers.set(request, user);
    return { memberId: `staff ${user.id}`, sessionId: null };
  },
  limit: async (name, subject) => {
    await enforceLimit({ payload: await getCms(), nowMs: Date.now }, { name, subject });
  },
  // Each of the staff sees what they may see.
  cacheResponse: (_key, make) => make(),
  whenOnDisk,
};

/**
 * A route for the staff alone: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
 * staffRoute(view, { GET: … });`
 *
 * As every other route (order of checks, limits, log, request id), but the caller is one of the staff,
 * answers look as the content API's, and no cache keeps them.
 */
export function staffRoute<Params = undefined>(
  view: ContentView,
  endpoints: Partial<Record<Method, StaffEndpoint<Params>>>,
): RouteHandlers {
  const made = Object.entries(endpoints).map(([method, each]) => [method, runnerEndpoint(each)]);
  const handlers = contentHandlers(routeHandlers(Object.fromEntries(made), {}, ports), view);
  const entries = Object.entries(handlers).map(([method, handler]) => [method, forStaff(handler)]);
  return Object.fromEntries(entries) as RouteHandlers;
}

function runnerEndpoint<Params>({ params, handle }: StaffEndpoint<Params>): Endpoint {
  return endpoint<Params>({
    params,
    handle: async ({ payload, request, nowMs, params: given }) => {
      const user = callers.get(request);
      if (!user) throw credentialsMissing();
      return handle({ ...callOf(payload, request), user, request, nowMs, params: given });
    },
  });
}

function forStaff(handler: RouteHandler): RouteHandler {
  return async (request, context) => {
    const response = await handler(request, context);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private');
    headers.set('Expires', new Date().toUTCString());
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = isJson && response.body ? prettyJson(await response.json()) : response.body;
    return new Response(body, { status: response.status, headers });
  };
}
