import 'server-only';
import { getCms } from './payload';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** What a person must reach before they are signed in to the panel. */
const openPaths = new Set([
  'staff/login',
  'staff/logout',
  'staff/me',
  'staff/refresh-token',
  'staff/forgot-password',
  'staff/reset-password',
]);

/** Payload's own REST serves the panel and nobody else: the public contract lives under `/api`. */
export function staffOnly(handler: Handler): Handler {
  return async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/');
    if (!openPaths.has(path)) {
      const { user } = await (await getCms()).auth({ headers: request.headers });
      if (!user)
        return Response.json({ errors: [{ message: 'Sign in to the panel first.' }] }, { status: 401 });
    }
    return handler(request, context);
  };
}
