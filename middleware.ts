import { type NextRequest, NextResponse } from 'next/server';
import { isStaffToken, staffTokenCookie } from './lib/content/cms/staff-doors/staff-token';

/**
 * Documents that are never shared: the panel's, previews, and pages in Next's draft mode. Cached pages and files never
 * meet this (docs/decisions/0026-middleware-for-what-is-never-shared.md).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    // Its API and its Server Actions say for themselves what may be stored, and their bodies should not be copied here.
    { source: '/admin', missing: [{ type: 'header', key: 'next-action' }] },
    { source: '/admin/((?!api(?:/|$)).*)', missing: [{ type: 'header', key: 'next-action' }] },
    '/cms-preview/:path*',
    {
      source: '/((?!(?:_next|admin|api|cms-api|media)(?:/|$)).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
};

const draftCookie = '__prerender_bypass';
const exit = '/cms-preview/exit';
const neverShared = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Marks what may be neither stored nor listed, and takes the draft mode's cookie from whoever has no panel session. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const passOn = () => NextResponse.next({ headers: neverShared });
  if (pathname === exit || (await hasStaffToken(request))) return passOn();
  if (pathname.startsWith('/cms-preview')) return refuse();
  return request.cookies.has(draftCookie) ? endDraft(request) : passOn();
}

/** The panel's cookie, or the header that Payload takes in its place. */
async function hasStaffToken({ headers, cookies }: NextRequest): Promise<boolean> {
  const given = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return isStaffToken(given ?? cookies.get(staffTokenCookie)?.value ?? '');
}

function refuse(): NextResponse {
  return new NextResponse('Sign in to the panel first: /admin', {
    status: 401,
    headers: { ...neverShared, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Shows the page as everybody sees it, now and at the next visit. */
function endDraft(request: NextRequest): NextResponse {
  request.cookies.delete(draftCookie);
  const response = NextResponse.next({ headers: neverShared, request: { headers: request.headers } });
  const isProduction = process.env.NODE_ENV === 'production';
  // As Next itself deletes it: a browser takes it for the same cookie only where path and kind are the same.
  response.cookies.set(draftCookie, '', {
    httpOnly: true,
    sameSite: isProduction ? 'none' : 'lax',
    secure: isProduction,
    path: '/',
    expires: new Date(0),
  });
  return response;
}
