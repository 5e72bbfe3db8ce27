import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { log } from '../../platform/log/log';
import { answerRead, type WebHandler } from '../answer-read';

/** What Next's build exports for a route handler (its guide: adapters, "Invoking Entrypoints"). */
interface BuiltRoute {
  handler: (
    request: IncomingMessage,
    response: ServerResponse,
    context: { waitUntil: (work: Promise<unknown>) => void; requestMeta: RequestMeta },
  ) => Promise<unknown>;
  /** Holds what `app/api/…/route.ts` exports (`AppRouteRouteModule` in Next's types). */
  routeModule?: {
    ensureUserland?: () => Promise<void>;
    userland?: RouteExports;
  };
}

type RouteExports = Partial<Record<string, WebHandler>>;

interface RequestMeta {
  params: Record<string, string>;
  initURL: string;
  initProtocol: string;
}

interface DynamicRoute {
  page: string;
  /** `[name]` stands for any. */
  segments: readonly string[];
}

interface FoundRoute {
  page: string;
  params: Record<string, string>;
}

/** Answers at once what it has a route for; null for all else. */
export type CallBuiltRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void> | null;

const routesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string() })),
});
const pathsManifest = z.record(z.string(), z.string());

/**
 * Paths that every router reads alike. What is encoded, doubled or names a parameter of Next's own is for
 * Next to read.
 */
const plainUrl = /^(\/api(?:\/[\w~-]+(?:\.[\w~-]+)*)+)\/?(?:\?(?!.*nxt[PI]).*)?$/;

const ownPrefix = '/api/';

/**
 * Calls the built handlers of the API without the server of Next between, which looks for a page, a rewrite
 * and a middleware for each call (docs/decisions/0015-routes-called-directly.md). Reads go straight to what a
 * route exports; all else, and everything while traces are made, through the entrypoint that Next documents.
 * @param buildFolder Next's output folder
 * @param siteUrl what a handler sees as its own origin
 */
export function builtRoutes({
  buildFolder,
  siteUrl,
  isTraced,
}: {
  buildFolder: string;
  siteUrl: string;
  isTraced: boolean;
}): CallBuiltRoute {
  const require = createRequire(path.join(buildFolder, 'server', 'package.json'));
  const { routeOf, fileOf } = readRoutes(buildFolder);
  const { origin, protocol } = new URL(siteUrl);
  const initProtocol = protocol.replace(':', '');
  const loaded = new Map<string, BuiltRoute | null>();

  function builtOf(page: string): BuiltRoute | null {
    const known = loaded.get(page);
    if (known !== undefined) return known;
    const built = loadRoute(require, path.join(buildFolder, 'server', fileOf(page)));
    loaded.set(page, built);
    return built;
  }

  async function call(
    { handler, routeModule }: BuiltRoute,
    {
      params,
      request,
      response,
    }: { params: Record<string, string>; request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const { method = '', url = '' } = request;
    const ownUrl = `${origin}${url}`;
    const isRead = method === 'GET' || method === 'HEAD';
    const read = isRead && !isTraced ? (await exportsOf(routeModule))?.[method] : undefined;
    if (read) await answerRead(read, { request, response }, { url: ownUrl, params });
    else
      await handler(request, response, { waitUntil, requestMeta: { params, initURL: ownUrl, initProtocol } });
  }

  return (request, response) => {
    const [, pathname] = plainUrl.exec(request.url ?? '') ?? [];
    const route = pathname === undefined ? null : routeOf(pathname);
    const built = route && builtOf(route.page);
    return built ? call(built, { params: route.params, request, response }) : null;
  };
}

/**
 * What a route's file exports, once it is loaded; a getter that fails before. Where Next no longer says how to load
 * it, nothing: then the entrypoint does.
 */
async function exportsOf(routeModule: BuiltRoute['routeModule']): Promise<RouteExports | undefined> {
  if (typeof routeModule?.ensureUserland !== 'function') return undefined;
  await routeModule.ensureUserland();
  return routeModule.userland;
}

/** What handlers leave to be done after their answer. */
function waitUntil(work: Promise<unknown>): void {
  work.catch((error: unknown) => log.error('work after an answer failed', error));
}

function loadRoute(require: NodeJS.Require, file: string): BuiltRoute | null {
  const built = require(file) as Partial<BuiltRoute>;
  if (typeof built.handler === 'function') return built as BuiltRoute;
  log.warn('a built route has no entrypoint: Next serves it', { file: path.basename(path.dirname(file)) });
  return null;
}

/** Reads which routes of the API a build has, and where. */
export function readRoutes(buildFolder: string): {
  /** Those without a parameter. */
  fixedPages: readonly string[];
  routeOf: (pathname: string) => FoundRoute | null;
  fileOf: (page: string) => string;
} {
  const read = <T>(file: string, schema: z.ZodType<T>): T =>
    schema.parse(JSON.parse(readFileSync(path.join(buildFolder, file), 'utf8')));
  const files = read('server/app-paths-manifest.json', pathsManifest);
  const isRoute = (page: string) => page.startsWith(ownPrefix) && `${page}/route` in files;
  const fixed = new Set(
    Object.values(read('app-path-routes-manifest.json', pathsManifest)).filter(
      (page) => isRoute(page) && !page.includes('['),
    ),
  );
  // In Next's own order. What catches all the rest is left to Next.
  const dynamic = read('routes-manifest.json', routesManifest)
    .dynamicRoutes.filter(({ page }) => isRoute(page) && !page.includes('[...'))
    .map(({ page }): DynamicRoute => ({ page, segments: page.split('/') }));
  return {
    fixedPages: [...fixed],
    fileOf: (page) => files[`${page}/route`] ?? '',
    routeOf: (pathname) => (fixed.has(pathname) ? { page: pathname, params: {} } : match(dynamic, pathname)),
  };
}

function match(routes: readonly DynamicRoute[], pathname: string): FoundRoute | null {
  const given = pathname.split('/');
  const isFit = (segment: string, place: number) => segment === given[place] || nameOf(segment) !== null;
  for (const { page, segments } of routes) {
    if (segments.length !== given.length || !segments.every(isFit)) continue;
    const params: Record<string, string> = {};
    segments.forEach((segment, place) => {
      const name = nameOf(segment);
      if (name !== null) params[name] = given[place] ?? '';
    });
    return { page, params };
  }
  return null;
}

function nameOf(segment: string): string | null {
  return segment.startsWith('[') ? segment.slice(1, -1) : null;
}
