import 'server-only';
import { Feed } from 'feed';
import { getSettings } from '../ops/settings';
import { absoluteUrl } from './metadata';
import { listPosts } from './posts';

const postsInFeed = 50;

/** The newest posts as RSS 2.0. A post's address is its lasting id. */
export async function rssFeed(): Promise<string> {
  const { SITE_NAME } = getSettings();
  const { posts } = await listPosts({ limit: postsInFeed });
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: absoluteUrl('/'),
    title: SITE_NAME,
    description: 'Short, sourced articles for parents of children in their first three years.',
    link: absoluteUrl('/blog'),
    language: 'en-GB',
    image: absoluteUrl('/logo/logo-512.png'),
    copyright: `© ${new Date().getFullYear()} ${SITE_NAME}`,
    feedLinks: { rss: absoluteUrl('/feed.xml') },
    ...(newest ? { updated: new Date(newest) } : {}),
  });
  for (const post of posts) {
    const link = absoluteUrl(`/blog/${post.slug}`);
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      ...(post.category ? { category: [{ name: post.category.title }] } : {}),
    });
  }
  return feed.rss2();
}
