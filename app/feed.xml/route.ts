import { rssFeed } from '@/lib/content/feed';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return new Response(await rssFeed(), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
