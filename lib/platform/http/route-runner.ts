import type { Payload } from 'payload';
import { isAcceptable } from './accept';
import { failureResponse, jsonResponse } from './answers';
import { credentialsMissing, forbidden, notAcceptable, notFound, wrongMethod } from './api-error';
import type { KeyOperation } from '../../contract/api-key-words';
import { clientAddress } from './client-address';
import { conditionalAnswer } from './conditional-answer';
import { corsHeaders, type CorsSettings, openCorsHeaders, preflightHeaders } from './cors';
import { creationOf, repeatedAnswer } from './create-once';
import { type Endpoint, type Method, methods, type Visit } from './endpoint';
import { parseFields } from './field-errors';
import { AnsweredBefore } from './idempotency';
import {
  type ResponseCache,
  type CachedResponse,
  cachedResponse,
  memberResponseOf,
  responseOf,
} from './cached-response';
import type { RateLimitName } from './rate-limit-table';
import { readBody } from './request-body';
import { requestIdHeader, requestIdOf } from './request-id';
import type { Caller, KeyGrant } from './service-context';

export interface RoutePolicy {
  /** `ignored` for the token endpoints, whose callers hold an expired access token by nature. */
  authentication?: 'ignored';
  /** `any` lets pages of every origin read the answers; only where authentication is ignored. */
  origins?: 'any';
  /** Counted for every call, by member when one is signed in and `limitBy` says so, else by address. */
  limit?: RateLimitName;
  limitBy?: 'address' | 'member';
  /** Calls that the handler counts itself, because what they count by is in the body. */
  limitUnless?: (request: Request) => boolean;
}

export type Endpoints = Partial<Record<Method, Endpoint>>;
export type RouteHandler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
export type RouteHandlers = Record<Method | 'HEAD' | 'OPTIONS', RouteHandler>;

/** What the runner needs of the rest of the software. */
export interface RoutePorts {
  settings: () => CorsSettings & { TRUSTED_PROXIES: number; TOKEN_SECRET: string };
  payload: () => Promise<Payload>;
  nowMs: () => number;
  /** @throws ApiError 401 for a bad bearer token */
  authenticate: (request: Request) => Promise<Caller | null>;
  /**
   * For routes whose answers go on for seconds.
   * @throws ApiError 401 when the session of a caller has ended since
   */
  checkCaller?: (caller: Caller) => Promise<void>;
  /**
   * Counts and notes a call with an API key; `null` for an operation that no key may call.
   * @throws ApiError 403 for what the key does not allow; 429
   */
  admitKey?: (key: KeyGrant, operation: KeyOperation | null) => Promise<void>;
  /** @throws ApiError 429 */
  limit: (name: RateLimitName, subject: string) => Promise<void>;
  cacheResponse: ResponseCache;
  /** Waits until what an answer may rest on is on the disk. */
  whenOnDisk?: (payload: Payload) => Promise<void>;
}

interface Route {
  endpoints: Endpoints;
  policy: RoutePolicy;
  allow: string;
  ports: RoutePorts;
}

/** The handlers of one route; see `apiRoute`, which gives it the real ports. */
export function routeHandlers(endpoints: Endpoints, policy: RoutePolicy, ports: RoutePorts): RouteHandlers {
  checkMethods(endpoints);
  const route: Route = { endpoints, policy, allow: allowOf(endpoints), ports };
  const handler = (method: Method | 'HEAD'): RouteHandler => {
    return (request, context) => answer(route, { method, request, params: context.params });
  };
  return {
    GET: handler('GET'),
    HEAD: handler('HEAD'),
    POST: handler('POST'),
    PUT: handler('PUT'),
    PATCH: handler('PATCH'),
    DELETE: handler('DELETE'),
    OPTIONS: async (request) => options(route, request),
  };
}

/** @throws Error for an operation that would answer to another method than its own */
function checkMethods(endpoints: Endpoints): void {
  for (const [method, { operation }] of Object.entries(endpoints)) {
    if (operation && operation.method.toUpperCase() !== method) {
      throw new Error(`${operation.id} is declared for ${operation.method} and served for ${method}.`);
    }
  }
}

function allowOf(endpoints: Endpoints): string {
  const offered = methods.filter((method) => endpoints[method]);
  return [...offered, ...(endpoints.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** Before everything else and without limits: a browser asks this for the page, not the person. */
function options(route: Route, request: Request): Response {
  const cors = corsOf(route, request);
  return new Response(null, {
    status: 204,
    headers: { ...commonHeaders(route), ...cors, ...preflightHeaders(cors, route.allow) },
  });
}

function corsOf({ policy, ports }: Route, request: Request): Readonly<Record<string, string>> {
  const isOpen = policy.origins === 'any' && policy.authentication === 'ignored';
  return isOpen ? openCorsHeaders : corsHeaders(request, ports.settings());
}

async function answer(
  route: Route,
  { method, request, params }: { method: Method | 'HEAD'; request: Request; params: Promise<unknown> },
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const made = await run(route, { method, request, call: { params, requestId } }).catch((error: unknown) =>
    failureResponse(error, { requestId, method, path: new URL(request.url).pathname }),
  );
  const cors = corsOf(route, request);
  // The front server puts the name that it gave on every answer; twice it would be a list of two.
  const named: Record<string, string> = request.headers.has(requestIdHeader)
    ? {}
    : { 'X-Request-Id': requestId };
  const additions = { ...commonHeaders(route), ...cors, ...named };
  const conditional =
    made instanceof Response
      ? await conditionalAnswer(request, withMissingHeaders(made, additions))
      : responseOf(made, request, additions);
  if (method !== 'HEAD') return conditional;
  await conditional.body?.cancel();
  return new Response(null, conditional);
}

/** What the handler itself said about its answer stands. A copy, because a redirect's own headers cannot be changed. */
function withMissingHeaders(response: Response, additions: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(additions)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function commonHeaders({ allow }: Route): Record<string, string> {
  return { Allow: allow, Vary: 'Accept', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
}

/** DRF's order: Accept header, authentication, permission, throttle, method, body, validation. */
async function run(
  { endpoints, policy, ports }: Route,
  {
    method,
    request,
    call,
  }: { method: Method | 'HEAD'; request: Request; call: { params: Promise<unknown>; requestId: string } },
): Promise<Response | CachedResponse> {
  const endpoint = endpoints[method === 'HEAD' ? 'GET' : method];
  if (!isAcceptable(request.headers.get('accept'), endpoint?.produces ?? producedBy(endpoints))) {
    throw notAcceptable();
  }
  const caller = policy.authentication === 'ignored' ? null : await ports.authenticate(request);
  // A method that the route has not got follows the others: 401 comes before 405 where all of them need a member.
  const isForMembers = endpoint?.isForMembers ?? Object.values(endpoints).every((each) => each.isForMembers);
  if (isForMembers && !caller) throw credentialsMissing();
  if (caller?.key && endpoint) await admitKey(ports, caller.key, endpoint);
  const address = clientAddress(request.headers, ports.settings().TRUSTED_PROXIES);
  if (policy.limit && !policy.limitUnless?.(request)) {
    await ports.limit(
      policy.limit,
      policy.limitBy === 'member' && caller ? `member ${caller.memberId}` : address,
    );
  }
  if (!endpoint) throw wrongMethod(method);
  const given = await inputOf(endpoint, request, call.params);
  // A body may take seconds to arrive: the session may have ended meanwhile.
  if (caller && endpoint.body) await ports.authenticate(request);
  const found = { ...call, request, given, caller, address };
  if (!endpoint.isFromContent(request)) return handle(endpoint, ports, found);
  // Made as for a visitor, whoever asks first.
  const kept = await cachedResponse(ports.cacheResponse, request, () =>
    handle(endpoint, ports, { ...found, caller: null }),
  );
  return caller ? memberResponseOf(kept) : kept;
}

/** No port for keys is no way in for them. */
async function admitKey({ admitKey: admit }: RoutePorts, key: KeyGrant, endpoint: Endpoint): Promise<void> {
  if (!admit) throw forbidden();
  await admit(key, endpoint.key?.operation ?? null);
}

/**
 * Keeps a key to its babies.
 * @throws ApiError 404 for another baby, as for one that never was; 403 where none is named
 */
async function checkBaby(endpoint: Endpoint, input: Parameters<Endpoint['run']>[0]): Promise<void> {
  const { caller } = input;
  const door = endpoint.key;
  if (!caller?.key || caller.key.babies === null || door?.baby === 'handler') return;
  const baby = await door?.baby({ ...input, caller });
  if (baby === undefined) throw forbidden('This API key is for some babies only: name one of them.');
  if (!caller.key.babies.includes(baby)) throw notFound();
}

/** A method that the route has not got is refused as such to whoever takes anything that the others answer with. */
function producedBy(endpoints: Endpoints): string[] {
  return Object.values(endpoints).flatMap(({ produces }) => produces);
}

interface Understood {
  request: Request;
  requestId: string;
  given: Awaited<ReturnType<typeof inputOf>>;
  caller: Caller | null;
  address: string;
}

async function handle(
  endpoint: Endpoint,
  ports: RoutePorts,
  { request, requestId, given, caller, address }: Understood,
): Promise<Response> {
  const { rawBody, ...input } = given;
  const payload = await ports.payload();
  const creation = creationOf(endpoint, {
    payload,
    secret: ports.settings().TOKEN_SECRET,
    nowMs: ports.nowMs,
    request,
    caller: caller ? nameOf(caller) : address,
    body: rawBody,
  });
  const visit: Visit = {
    payload,
    nowMs: ports.nowMs,
    request,
    requestId,
    address,
    checkCaller: async () => {
      if (caller) await ports.checkCaller?.(caller);
    },
    answerHeaders: new Headers(),
    createOnce: creation.createOnce,
  };
  await checkBaby(endpoint, { ...visit, ...input, caller });
  const before = await creation.answerBefore();
  if (before) {
    await ports.whenOnDisk?.(payload);
    return repeatedAnswer(before, endpoint, request);
  }
  try {
    const result = await endpoint.run({ ...visit, ...input, caller });
    creation.check(result);
    await ports.whenOnDisk?.(payload);
    // What a member is told may be about the member: no cache on the way may keep it, and it has no ETag.
    const response = toResponse(caller ? { ...endpoint, cacheControl: 'no-store' } : endpoint, result);
    return withHeaders(response, visit.answerHeaders);
  } catch (error) {
    await ports.whenOnDisk?.(payload);
    if (error instanceof AnsweredBefore) return repeatedAnswer(error.answer, endpoint, request);
    throw error;
  }
}

/** A key has answers of its own: what the member did at a device is not repeated to it. */
function nameOf({ memberId, key }: Caller): string {
  return key ? `key ${key.id}` : `member ${memberId}`;
}

/** In place of what the answer has under the same name. */
function withHeaders(response: Response, own: Headers): Response {
  const names = [...own.keys()];
  if (names.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const name of names) headers.delete(name);
  for (const [name, value] of own) headers.append(name, value);
  return new Response(response.body, { status: response.status, headers });
}

async function inputOf(endpoint: Endpoint, request: Request, params: Promise<unknown>) {
  const path = endpoint.params?.safeParse(await params);
  if (path?.success === false) throw notFound();
  const query = endpoint.query && parseFields(endpoint.query, queryOf(request));
  const rawBody =
    endpoint.body &&
    (await readBody(request, { kinds: endpoint.bodyKinds, maxBytes: endpoint.maxBodyBytes }));
  const body = endpoint.body && parseFields(endpoint.body, rawBody);
  return { params: path?.data, query, body, rawBody };
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/**
 * An answer leaves by its schema, which takes off what it does not name: a secret that slipped into a
 * handler's result stays here.
 */
function toResponse(endpoint: Endpoint, result: unknown): Response {
  const headers = { 'Cache-Control': endpoint.cacheControl };
  if (result instanceof Response) return withMissingHeaders(result, headers);
  if (!endpoint.answer) return new Response(null, { status: 204, headers });
  return jsonResponse(endpoint.answer.parse(result), { status: endpoint.status, headers });
}
