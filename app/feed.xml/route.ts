import { feedAnswer } from '@/lib/content/publishing/feed';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return feedAnswer(request, 'feed.xml');
}
