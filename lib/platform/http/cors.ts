/** What the rule for foreign origins depends on. */
export interface CorsSettings {
  SITE_URL: string;
  NEXT_PUBLIC_API_HOST?: string | undefined;
}

const allowedRequestHeaders = 'Authorization, Content-Type, Idempotency-Key';
const exposedHeaders = 'Retry-After, WWW-Authenticate, X-Request-Id, ETag';
const preflightSeconds = 600;

/**
 * Headers that let the site's own pages call an API on another host. Without `NEXT_PUBLIC_API_HOST` pages and
 * API share an origin and there are none. Only the site's origin is ever named: never `*`, never an echo of
 * what was sent, never `null`. What {@link openCorsHeaders} are for is named route by route.
 */
export function corsHeaders(request: Request, settings: CorsSettings): Record<string, string> {
  const siteOrigin = new URL(settings.SITE_URL).origin;
  const apiOrigin = settings.NEXT_PUBLIC_API_HOST
    ? new URL(settings.NEXT_PUBLIC_API_HOST).origin
    : siteOrigin;
  if (apiOrigin === siteOrigin) return {};
  // Always: a cache must not hand the answer without these headers to the site's pages.
  const vary = { Vary: 'Accept, Origin' };
  if (request.headers.get('origin') !== siteOrigin) return vary;
  return {
    ...vary,
    'Access-Control-Allow-Origin': siteOrigin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposedHeaders,
  };
}

/**
 * Headers for what any page may read that holds a link to it, and that looks at nobody's session: `*` does not let
 * credentials through.
 */
export const openCorsHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
};

/** What a preflight asks for, on top of {@link corsHeaders} or {@link openCorsHeaders}. */
export function preflightHeaders(
  cors: Readonly<Record<string, string>>,
  allow: string,
): Record<string, string> {
  const origin = cors['Access-Control-Allow-Origin'];
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': origin === '*' ? 'Content-Type' : allowedRequestHeaders,
    'Access-Control-Max-Age': String(preflightSeconds),
  };
}
