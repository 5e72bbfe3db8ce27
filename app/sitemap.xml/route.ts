import { sitemapAnswer } from '@/lib/content/publishing/sitemap';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return sitemapAnswer(request);
}
