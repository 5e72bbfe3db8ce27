import { conditionalBytes, strongEtag } from './conditional-answer';

/** A response that can be sent many times. */
export interface CachedResponse {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}

/** Returns the cached response of a key while it is fresh, or makes it. */
export type ResponseCache = (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>;

const mostCachedBytes = 64 * 1024;

/**
 * Returns whether a response may be cached: larger ones are made each time, so that the cache stays within a few
 * megabytes.
 */
export function isCacheable({ status, body }: CachedResponse): boolean {
  return status === 200 && body.byteLength <= mostCachedBytes;
}

/**
 * Returns the response for visitors that follows from published content and the address alone. `make` must not
 * look at anything else of the request.
 */
export function cachedResponse(
  cache: ResponseCache,
  request: Request,
  make: () => Promise<Response>,
): Promise<CachedResponse> {
  const { pathname, search } = new URL(request.url);
  return cache(pathname + search, async () => takeApart(await make()));
}

/**
 * Returns a cached response as the response to one request.
 * @param additions headers of this one response, where the cached one does not set them
 */
export function responseOf(
  { status, headers: cached, body }: CachedResponse,
  request: Request,
  additions: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(additions);
  for (const [name, value] of cached) headers.set(name, value);
  if (status === 200) return conditionalBytes(request, headers, body);
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** Returns the same content for a member: no cache on the way may store a response to a token. */
export function memberResponseOf({ status, headers: cached, body }: CachedResponse): Response {
  const headers = new Headers();
  for (const [name, value] of cached) headers.set(name, value);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

async function takeApart(response: Response): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (response.status === 200 && !headers.has('ETag')) headers.set('ETag', strongEtag(body));
  return { status: response.status, headers: [...headers], body };
}
