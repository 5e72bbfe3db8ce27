import type { Payload } from 'payload';
import { bearerNotValid } from '../../accounts/server/sign-in/auth-errors';
import { authenticate } from '../../accounts/server/tokens/bearer';
import type { Staff } from '../../platform/database/payload-types';
import { forbidden, unauthenticated } from '../../platform/http/api-error';

/** A person of the editors' panel, as Payload's operations want them. */
export type StaffUser = Staff & { collection: 'staff' };

/**
 * Methods that change nothing: a page elsewhere that makes a browser send them learns nothing, for it may not
 * read the answer.
 */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Who of the staff calls: by the panel's cookie, or by `Authorization: Bearer` (or `JWT`) with the token of
 * POST /cms-api/staff/login. Members of the site live in another collection and their tokens are signed with
 * another key: none of them opens anything here. Who they are is known all the same.
 * @returns null for a visitor
 * @throws ApiError 401 for a bad token, 403 for a member's, for a call that another site made the browser
 *   send, and while a one-time password waits to be changed
 */
export async function authenticateStaff(
  payload: Payload,
  request: Request,
  siteUrl: string,
): Promise<StaffUser | null> {
  const token = givenToken(request.headers.get('authorization'));
  const hasToken = token !== null;
  if (!hasToken && !hasPanelCookie(request.headers, payload.config.cookiePrefix)) return null;
  if (!hasToken) refuseForeignOrigin(request, siteUrl);
  const { user } = await payload.auth({ headers: request.headers });
  if (user?.collection !== 'staff') {
    if (hasToken) await refuseToken(token, payload);
    return null;
  }
  if (user.mustChangePassword) throw forbidden('Set a password of your own at /admin first.');
  return user as StaffUser;
}

/** @throws ApiError 403 for the token of a member, 401 for any other */
async function refuseToken(token: string, payload: Payload): Promise<never> {
  const member = await authenticate(`Bearer ${token}`, async () => ({ payload, nowMs: Date.now }));
  throw member ? forbidden() : bearerNotValid('Token is invalid');
}

/** The word is compared as written, as Payload does. */
function givenToken(authorization: string | null): string | null {
  const [scheme, ...rest] = (authorization ?? '').split(/\s+/).filter((part) => part !== '');
  if (scheme !== 'Bearer' && scheme !== 'JWT') return null;
  const [token] = rest;
  if (token !== undefined && rest.length === 1) return token;
  throw unauthenticated('Authorization header must contain two space-delimited values', {
    code: 'bad_authorization_header',
  });
}

function hasPanelCookie(headers: Headers, cookiePrefix: string): boolean {
  return (headers.get('cookie') ?? '')
    .split(';')
    .some((cookie) => cookie.trim().startsWith(`${cookiePrefix}-token=`));
}

/** A browser sends the cookie along whoever makes it call, but says truly who does. */
function refuseForeignOrigin(request: Request, siteUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : origin === new URL(siteUrl).origin;
  if (!isOwn) throw forbidden('CSRF Failed: the call does not come from this site.');
}
