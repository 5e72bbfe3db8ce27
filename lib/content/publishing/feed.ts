import 'server-only';
import { conditionalAnswer } from '../../platform/http/conditional-answer';
import { getCategoryBySlug } from '../reading/categories';
import { type FeedCategory, readFeed } from './feed-content';
import { toJsonFeed, toRss } from './feed-formats';
import { absoluteUrl } from './metadata';
import { redirectTarget } from '../reading/redirect-target';

const formats = {
  'feed.xml': { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  'feed.json': { write: toJsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const;
export type FeedFile = keyof typeof formats;

/** The feed of the whole blog. */
export function feedAnswer(request: Request, file: FeedFile): Promise<Response> {
  return answer(request, file, `/${file}`);
}

/** The feed of one category; 308 where the category has another address by now, 404 where there is none. */
export async function categoryFeedAnswer(
  request: Request,
  { slug, file }: { slug: string; file: FeedFile },
): Promise<Response> {
  const path = `/blog/category/${slug}`;
  const category = await getCategoryBySlug(slug);
  if (category) return answer(request, file, `${path}/${file}`, category);
  const target = await redirectTarget(path);
  if (target) return new Response(null, { status: 308, headers: { Location: `${target}/${file}` } });
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function answer(
  request: Request,
  file: FeedFile,
  path: string,
  category?: FeedCategory,
): Promise<Response> {
  const { write, type } = formats[file];
  const content = await readFeed(category);
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=300',
    'Last-Modified': content.updatedAt.toUTCString(),
  };
  return conditionalAnswer(request, new Response(write(content, absoluteUrl(path)), { headers }));
}
