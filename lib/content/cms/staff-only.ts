import 'server-only';
import { unavailable } from '../../platform/http/api-error';
import { clientAddress } from '../../platform/http/client-address';
import { getSettings } from '../../platform/settings/settings';
import { getCms } from './payload';
import { checkPanelCall } from './staff-doors/check-panel-call';
import { panelFailure, panelRefusal } from './staff-doors/panel-refusal';
import {
  type DoorCall,
  forgetStaffPassword,
  passWithoutBody,
  resetStaffPassword,
  signInStaff,
} from './staff-doors/staff-doors';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;
type Context = Parameters<Handler>[1];

/**
 * What a person must reach before they are signed in to the panel, each by one method and with what is said
 * there checked first.
 */
const doors = new Map<string, (call: DoorCall) => Promise<Response>>([
  ['POST staff/login', signInStaff],
  ['POST staff/forgot-password', forgetStaffPassword],
  ['POST staff/reset-password', resetStaffPassword],
  ['POST staff/logout', passWithoutBody],
  ['POST staff/refresh-token', passWithoutBody],
]);

/** Payload's own REST serves the panel and nobody else: the public contract lives under `/api`. */
export function staffOnly(handler: Handler): Handler {
  return async (request, context) => {
    try {
      return await answer(handler, request, context);
    } catch (error) {
      return panelFailure(error);
    }
  };
}

async function answer(handler: Handler, request: Request, context: Context): Promise<Response> {
  const segments = (await context.params).slug ?? [];
  const path = segments.join('/');
  // Payload takes another method from a header; here a call is what it looks like.
  const door = doors.get(`${request.method} ${path}`);
  const payload = await getCms();
  if (door) {
    const address = clientAddress(request.headers, getSettings().TRUSTED_PROXIES);
    const pass = (body: Record<string, unknown>) => handler(withJson(request, body), context);
    return door({ payload, nowMs: Date.now, request, address, pass });
  }
  if (!(request.method === 'GET' && path === 'staff/me')) {
    const { user } = await payload.auth({ headers: request.headers });
    if (!user) return panelRefusal(401, 'Sign in to the panel first.');
  }
  const checked = await checkPanelCall(payload, request, segments);
  const response = await handler(checked, context);
  if (response.status === 503) {
    for (const [name, value] of Object.entries(unavailable().headers)) response.headers.set(name, value);
  }
  // Of a file that is not there Payload says 500 before it has looked, and nothing at all after it.
  const isMissing = segments[1] === 'file' && (response.status === 500 || response.status === 404);
  return isMissing ? panelRefusal(404, 'Not found.') : response;
}

/** The same call with a body that was read and checked, and without a query, which none of the doors has. */
function withJson(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers);
  for (const name of [
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'x-http-method-override',
    'x-payload-http-method-override',
  ])
    headers.delete(name);
  headers.set('content-type', 'application/json');
  const { origin, pathname } = new URL(request.url);
  return new Request(`${origin}${pathname}`, { method: request.method, headers, body: JSON.stringify(body) });
}
