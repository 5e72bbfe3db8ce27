import 'server-only';
import { conditionalAnswer } from '../../platform/http/conditional-answer';
import { getCategoryBySlug } from '../reading/categories';
import { type FeedCategory, readFeed } from './feed-content';
import { toJsonFeed, toRss } from './feed-formats';
import { absoluteUrl } from './metadata';
import { siteContentStamp } from './site-content';
import { redirectTarget } from '../reading/redirect-target';

const formats = {
  'feed.xml': { write: toRss, type: 'application/rss+xml; charset=utf-8' },
  'feed.json': { write: toJsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const;
export type FeedFile = keyof typeof formats;

/** The feed of the whole blog. */
export function feedAnswer(request: Request, file: FeedFile): Promise<Response> {
  return answer(request, { file, path: `/${file}` });
}

/** The feed of one category; 308 where the category has another address by now, 404 where there is none. */
export async function categoryFeedAnswer(
  request: Request,
  { slug, file }: { slug: string; file: FeedFile },
): Promise<Response> {
  const path = `/blog/category/${slug}`;
  const category = await getCategoryBySlug(slug);
  if (category) return answer(request, { file, path: `${path}/${file}`, category });
  const target = await redirectTarget(path);
  if (target) return new Response(null, { status: 308, headers: { Location: `${target}/${file}` } });
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function answer(
  request: Request,
  { file, path, category }: { file: FeedFile; path: string; category?: FeedCategory },
): Promise<Response> {
  const { body, updatedAt } = await writtenFeed(file, path, category);
  const headers = {
    'Content-Type': formats[file].type,
    'Cache-Control': 'public, max-age=300',
    'Last-Modified': updatedAt.toUTCString(),
  };
  return conditionalAnswer(request, new Response(body, { headers }));
}

interface WrittenFeed {
  body: string;
  updatedAt: Date;
}

/**
 * Whole posts take a while to read and write, and readers ask every few minutes: once for each state of the
 * content.
 */
let cache: { stamp: string; feeds: Map<string, Promise<WrittenFeed>> } = { stamp: '', feeds: new Map() };

async function writtenFeed(file: FeedFile, path: string, category?: FeedCategory): Promise<WrittenFeed> {
  const stamp = await siteContentStamp();
  if (cache.stamp !== stamp) cache = { stamp, feeds: new Map() };
  const { feeds } = cache;
  const known = feeds.get(path);
  if (known) return known;
  const written = writeFeed(file, path, category);
  feeds.set(path, written);
  // A failure is not cached: the next caller tries again.
  written.catch(() => feeds.delete(path));
  return written;
}

async function writeFeed(file: FeedFile, path: string, category?: FeedCategory): Promise<WrittenFeed> {
  const content = await readFeed(category);
  return { body: formats[file].write(content, absoluteUrl(path)), updatedAt: content.updatedAt };
}
