import { categoryFeedAnswer } from '@/lib/content/publishing/feed';

type FeedContext = { params: Promise<{ slug: string }> };

export async function GET(request: Request, { params }: FeedContext): Promise<Response> {
  return categoryFeedAnswer(request, { slug: (await params).slug, file: 'feed.json' });
}
