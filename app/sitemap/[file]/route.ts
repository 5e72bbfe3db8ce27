import { sitemapPartAnswer } from '@/lib/content/publishing/sitemap';

type FileContext = { params: Promise<{ file: string }> };

/** `/sitemap/1.xml` and on, once the site has more pages than one file takes. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const [, number] = /^([1-9]\d{0,5})\.xml$/.exec((await params).file) ?? [];
  const answer = number ? await sitemapPartAnswer(request, Number(number)) : null;
  return answer ?? new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
