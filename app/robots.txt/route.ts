import { conditionalBytes, strongEtag } from '@/lib/platform/http/conditional-answer';
import { absoluteUrl } from '@/lib/content/publishing/metadata';

export const dynamic = 'force-dynamic';

const closed = ['/api/', '/admin', '/cms-api/', '/cms-preview/'];

/** GET /robots.txt. A route of our own: what Next makes of `robots.ts` has no ETag. */
export function GET(request: Request): Response {
  const rules = ['User-Agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  const body = Buffer.from(`${rules.join('\n')}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ETag: strongEtag(body),
  });
  return conditionalBytes(request, headers, body);
}
