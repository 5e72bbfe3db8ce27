import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test as base } from './api-test';
import { EditorContent } from './editor-content';

const test = base.extend<{ content: EditorContent }>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
});

const awkward = '“Egg” & <b>toast</b> ]]> é';

test('a category’s feed has its published posts, complete, in RSS and in JSON', async ({
  api,
  content,
  baseURL,
}) => {
  const category = await content.category({ title: `Shelf & ${content.mark}` });
  const post = await content.post({
    title: `${content.mark} ${awkward}`,
    excerpt: awkward,
    inShort: [{ line: 'One <line>.' }],
    category: category.id,
    tags: ['egg'],
    publishedAt: '2026-01-09T08:00:00.000Z',
  });
  await content.post({ title: `Secret ${content.mark}`, category: category.id, _status: 'draft' });
  const path = `/blog/category/${category.slug}`;

  const answer = await api.get(`${path}/feed.xml`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
  const rss = parseRssFeed(await answer.text());
  expect(rss).toMatchObject({
    title: `Shelf & ${content.mark} · Little Pear`,
    link: `${baseURL}${path}`,
    description: 'For a test.',
    lastBuildDate: answer.headers()['last-modified'],
  });
  expect(rss.atom?.links?.[0]).toMatchObject({ rel: 'self', href: `${baseURL}${path}/feed.xml` });
  expect(rss.items).toHaveLength(1);
  const [item] = rss.items ?? [];
  expect(item).toMatchObject({
    title: `${content.mark} ${awkward}`,
    link: `${baseURL}/blog/${post.slug}`,
    description: awkward,
    pubDate: 'Fri, 09 Jan 2026 08:00:00 GMT',
    guid: {
      value: expect.stringMatching(`^tag:.+,20\\d\\d-\\d\\d-\\d\\d:posts/${post.id}$`),
      isPermaLink: false,
    },
    categories: [{ name: `Shelf & ${content.mark}` }, { name: 'egg' }],
  });
  expect(item?.content?.encoded).toContain('<li>One &lt;line&gt;.</li>');
  expect(item?.content?.encoded).toContain('<p>Words of a test.</p>');
  const [enclosure] = item?.enclosures ?? [];
  const picture = await api.get(new URL(String(enclosure?.url)).pathname);
  expect([picture.status(), picture.headers()['content-type'], (await picture.body()).byteLength]).toEqual([
    200,
    enclosure?.type,
    enclosure?.length,
  ]);

  const json = await api.get(`${path}/feed.json`);
  expect([json.status(), json.headers()['content-type']]).toEqual([
    200,
    'application/feed+json; charset=utf-8',
  ]);
  const feed = parseJsonFeed(await json.text());
  expect(feed).toMatchObject({ home_page_url: `${baseURL}${path}`, feed_url: `${baseURL}${path}/feed.json` });
  expect(feed.items).toHaveLength(1);
  expect(feed.items?.[0]).toMatchObject({
    id: item?.guid?.value,
    url: item?.link,
    title: item?.title,
    summary: awkward,
    image: enclosure?.url,
    date_published: '2026-01-09T08:00:00.000Z',
    tags: [`Shelf & ${content.mark}`, 'egg'],
  });
  expect(feed.items?.[0]?.content_html).toBe(item?.content?.encoded);
});

test('a feed without posts is a feed', async ({ api, content }) => {
  const category = await content.category();
  const rss = parseRssFeed(await (await api.get(`/blog/category/${category.slug}/feed.xml`)).text());
  expect([rss.title, rss.items ?? []]).toEqual([`Shelf ${content.mark} · Little Pear`, []]);
});

test('a post keeps its id when it gets another address', async ({ api, content }) => {
  const category = await content.category();
  const post = await content.post({ category: category.id });
  const read = async () =>
    parseJsonFeed(await (await api.get(`/blog/category/${category.slug}/feed.json`)).text()).items?.[0];
  const before = await read();
  await content.change('posts', post.id, { slug: `${post.slug}-moved`, _status: 'published' });
  const after = await read();
  expect([after?.id, after?.url]).toEqual([before?.id, `${before?.url}-moved`]);
});

for (const [path, types] of [
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
] as const) {
  test(`${path} is asked for again cheaply`, async ({ api }) => {
    // Other tests publish meanwhile: the newest of a few answers is held on to.
    await expect(async () => {
      const first = await api.get(path);
      const { etag = '', 'content-type': type, 'last-modified': changed } = first.headers();
      expect([first.status(), type, etag]).toEqual([200, types, expect.stringMatching(/^"[\w-]{22}"$/)]);
      const again = await api.get(path, { headers: { 'if-none-match': etag } });
      expect([again.status(), (await again.body()).byteLength]).toEqual([304, 0]);
      if (changed) {
        const since = await api.get(path, { headers: { 'if-modified-since': changed } });
        expect(since.status()).toBe(304);
      }
      const head = await api.call('HEAD', path, { headers: { 'if-none-match': '"other"' } });
      expect([head.status(), head.headers().etag]).toEqual([200, etag]);
    }).toPass();
  });
}

test('there is no feed of what is not there', async ({ api }) => {
  for (const path of [
    '/blog/category/no-such-shelf/feed.xml',
    '/blog/category/no-such-shelf/feed.json',
    "/blog/category/'%20OR%201=1/feed.xml",
  ]) {
    const answer = await api.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
  }
});

test('home, blog and categories lead to their feeds', async ({ api, baseURL }) => {
  const linksOn = async (path: string) =>
    [...(await (await api.get(path)).text()).matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => [
      /type="([^"]*)"/.exec(link)?.[1],
      /href="([^"]*)"/.exec(link)?.[1],
    ]);
  const own = (path: string) => [
    ['application/rss+xml', `${baseURL}${path}/feed.xml`],
    ['application/feed+json', `${baseURL}${path}/feed.json`],
  ];
  for (const path of ['/', '/blog']) {
    expect(await linksOn(path)).toEqual(expect.arrayContaining(own('')));
  }
  expect(await linksOn('/blog/category/sleep')).toEqual(
    expect.arrayContaining([...own('/blog/category/sleep'), ...own('')]),
  );
});
