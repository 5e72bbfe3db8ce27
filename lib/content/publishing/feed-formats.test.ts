import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import type { FeedContent } from './feed-content';
import { toJsonFeed, toRss } from './feed-formats';

jest.mock('../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const awkward = `Egg & "toast" <b>'now'</b> ]]> é 😀`;

const content: FeedContent = {
  title: awkward,
  description: 'Short & sourced.',
  homeUrl: 'https://pear.example/blog',
  updatedAt: new Date('2026-11-21T10:00:00.000Z'),
  items: [
    {
      id: 'tag:pear.example,2026-11-20:posts/7',
      url: 'https://pear.example/blog/eggs',
      title: awkward,
      summary: awkward,
      html: '<p>Egg &amp; toast ]]&gt; now</p>',
      publishedAt: new Date('2026-11-20T09:00:00.000Z'),
      updatedAt: new Date('2026-11-21T10:00:00.000Z'),
      category: { title: 'Feeding & more', url: 'https://pear.example/blog/category/feeding' },
      tags: ['egg', 'Feeding & more', 'egg'],
      authors: [
        { name: 'Ann <Example>', url: 'https://pear.example/authors/ann' },
        { name: 'Ben', url: 'https://pear.example/authors/ben' },
      ],
      image: { url: 'https://pear.example/media/images/egg.webp', type: 'image/webp', bytes: 1234 },
    },
    {
      id: 'tag:pear.example,2026-11-19:posts/6',
      url: 'https://pear.example/blog/bare',
      title: 'Bare',
      summary: 'Without a picture.',
      html: '<p>Without a picture.</p>',
      publishedAt: new Date('2026-11-19T09:00:00.000Z'),
      updatedAt: new Date('2026-11-19T09:00:00.000Z'),
      category: null,
      tags: [],
      authors: [],
      image: null,
    },
  ],
};

describe('RSS', () => {
  const selfUrl = 'https://pear.example/feed.xml';
  const feed = parseRssFeed(toRss(content, selfUrl));

  it('says what it is, where it stands and when it last changed', () => {
    expect(feed).toMatchObject({
      title: awkward,
      link: 'https://pear.example/blog',
      description: 'Short & sourced.',
      language: 'en-GB',
      lastBuildDate: 'Sat, 21 Nov 2026 10:00:00 GMT',
      image: { url: 'https://pear.example/logo/logo-512.png' },
    });
    expect(feed.atom?.links).toEqual([
      expect.objectContaining({ href: selfUrl, rel: 'self', type: 'application/rss+xml' }),
    ]);
  });

  it('has every post with all that belongs to it, whatever stands in the text', () => {
    expect(feed.items).toHaveLength(2);
    expect(feed.items?.[0]).toMatchObject({
      title: awkward,
      link: 'https://pear.example/blog/eggs',
      description: awkward,
      guid: { value: 'tag:pear.example,2026-11-20:posts/7', isPermaLink: false },
      pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT',
      categories: [{ name: 'Feeding & more' }, { name: 'egg' }],
      enclosures: [{ url: 'https://pear.example/media/images/egg.webp', type: 'image/webp', length: 1234 }],
      content: { encoded: '<p>Egg &amp; toast ]]&gt; now</p>' },
      dc: { creators: ['Ann <Example>, Ben'] },
    });
    expect(feed.items?.[1]).not.toHaveProperty('enclosures');
    expect(feed.items?.[1]).not.toHaveProperty('dc');
  });

  it('can be read when there is nothing in it', () => {
    const empty = parseRssFeed(toRss({ ...content, items: [] }, selfUrl));
    expect([empty.title, empty.items ?? []]).toEqual([awkward, []]);
  });
});

describe('JSON Feed', () => {
  const selfUrl = 'https://pear.example/feed.json';
  const feed = parseJsonFeed(toJsonFeed(content, selfUrl));

  it('is version 1.1 and says where it stands', () => {
    expect(JSON.parse(toJsonFeed(content, selfUrl)).version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed).toMatchObject({
      title: awkward,
      home_page_url: 'https://pear.example/blog',
      feed_url: selfUrl,
      language: 'en-GB',
      authors: [{ name: 'Little Pear editors', url: 'https://pear.example/about-us' }],
    });
  });

  it('has every post with all that belongs to it', () => {
    expect(feed.items).toEqual([
      {
        id: 'tag:pear.example,2026-11-20:posts/7',
        url: 'https://pear.example/blog/eggs',
        title: awkward,
        summary: awkward,
        content_html: '<p>Egg &amp; toast ]]&gt; now</p>',
        image: 'https://pear.example/media/images/egg.webp',
        date_published: '2026-11-20T09:00:00.000Z',
        date_modified: '2026-11-21T10:00:00.000Z',
        tags: ['Feeding & more', 'egg'],
        authors: [
          { name: 'Ann <Example>', url: 'https://pear.example/authors/ann' },
          { name: 'Ben', url: 'https://pear.example/authors/ben' },
        ],
      },
      expect.objectContaining({ url: 'https://pear.example/blog/bare' }),
    ]);
  });
});
