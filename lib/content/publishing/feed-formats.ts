import { Feed } from 'feed';
import { getSettings } from '../../platform/settings/settings';
import type { FeedContent, FeedItem } from './feed-content';
import { absoluteUrl } from './metadata';

const language = 'en-GB';

/** RSS 2.0. @param selfUrl the feed's own address */
export function toRss(content: FeedContent, selfUrl: string): string {
  const feed = new Feed({
    id: content.homeUrl,
    title: content.title,
    description: content.description,
    link: content.homeUrl,
    language,
    image: absoluteUrl('/logo/logo-512.png'),
    copyright: `© ${content.updatedAt.getUTCFullYear()} ${getSettings().SITE_NAME}`,
    updated: content.updatedAt,
    feedLinks: { rss: selfUrl },
    generator: getSettings().SITE_NAME,
    ttl: 60,
  });
  for (const item of content.items) {
    feed.addItem({
      id: item.id,
      guid: item.id,
      link: item.url,
      title: item.title,
      description: item.summary,
      content: item.html,
      date: item.publishedAt,
      category: categoriesOf(item).map((name) => ({ name })),
      // RSS's own `author` has to be an address of mail.
      ...(item.authors.length > 0 ? { extensions: [creators(item)] } : {}),
      ...(item.image
        ? { enclosure: { url: item.image.url, type: item.image.type, length: item.image.bytes } }
        : {}),
    });
  }
  return feed.rss2();
}

function creators({ authors }: FeedItem) {
  return { name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } };
}

/** JSON Feed 1.1. @param selfUrl the feed's own address */
export function toJsonFeed(content: FeedContent, selfUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: content.title,
    home_page_url: content.homeUrl,
    feed_url: selfUrl,
    description: content.description,
    icon: absoluteUrl('/logo/logo-512.png'),
    authors: [{ name: `${getSettings().SITE_NAME} editors`, url: absoluteUrl('/about-us') }],
    language,
    items: content.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.image ? { image: item.image.url } : {}),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.updatedAt.toISOString(),
      tags: categoriesOf(item),
      ...(item.authors.length > 0 ? { authors: item.authors } : {}),
    })),
  });
}

/** The category first, each word once. */
function categoriesOf({ category, tags }: FeedItem): string[] {
  return [...new Set([...(category ? [category.title] : []), ...tags])];
}
