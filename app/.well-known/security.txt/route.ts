import { securityText } from '@/lib/platform/http/security-text';
import { getSettings } from '@/lib/platform/settings/settings';

/** Read at every request: the date in it moves. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityText(getSettings(), Date.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
