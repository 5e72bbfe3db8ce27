import { forbidden } from './api-error';
import { isFormPost } from './request-body';

/**
 * Refuses a form that a page of another site sends: its visitors must not vote or write here without knowing.
 * A call with JSON needs no such check, since browsers ask first (CORS).
 *
 * `Origin` decides where it names an origin. It is `null` for pages that hide where they are, our own among
 * them, and missing in old browsers: then `Sec-Fetch-Site` decides. Programs send neither; they act for
 * nobody but themselves.
 * @throws ApiError 403
 */
export function refuseForeignForm(request: Request, siteUrl: string): void {
  if (isFormPost(request) && isForeign(request.headers, new URL(siteUrl).origin)) throw forbidden();
}

function isForeign(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origin !== 'null') return origin !== siteOrigin;
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  return origin === 'null';
}
