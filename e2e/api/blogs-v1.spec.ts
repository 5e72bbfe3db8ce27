import { type Api, expect, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';

const test = base.extend<{ content: EditorContent }>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
});

interface Shelf {
  category: Made;
  posts: Made[];
}

/** A category of three posts, the first the newest, and a draft that nobody may see. */
async function makeShelf(content: EditorContent): Promise<Shelf> {
  const category = await content.category();
  const cover = await content.image({ alt: 'A green pear' });
  const posts: Made[] = [];
  for (const [index, word] of ['Cherry', 'apple', 'Banana'].entries()) {
    posts.push(
      await content.post({
        title: `${word} ${content.mark}`,
        excerpt: `About 100% ${word}_s.`,
        category: category.id,
        cover,
        tags: [word, 'fruit'],
        publishedAt: `2026-01-0${9 - index}T08:00:00.000Z`,
      }),
    );
  }
  await content.post({ title: `Secret ${content.mark}`, category: category.id, cover, _status: 'draft' });
  return { category, posts };
}

async function list(api: Api, path: string) {
  const answer = await api.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

const titlesOf = (results: { title: string }[]) => results.map(({ title }) => title.split(' ')[0]);

test('GET /api/blogs lists published posts with all that a list shows', async ({ api, content, baseURL }) => {
  const { category, posts } = await makeShelf(content);
  const path = `/api/blogs?category=${category.slug}`;
  const body = await list(api, path);
  expect([body.count, body.next, body.previous]).toEqual([3, null, null]);
  expect(titlesOf(body.results)).toEqual(['Cherry', 'apple', 'Banana']);
  const [first] = body.results;
  expect(first).toEqual({
    id: posts[0]?.id,
    slug: posts[0]?.slug,
    title: `Cherry ${content.mark}`,
    excerpt: 'About 100% Cherry_s.',
    url: `${baseURL}/blog/${posts[0]?.slug}`,
    category: { id: category.id, slug: category.slug, title: category.title },
    author: { name: 'Little Pear editors' },
    cover: {
      url: expect.stringMatching(`^${baseURL}/media/images/${content.mark}-[0-9a-f]{8}\\.webp$`),
      width: 1200,
      height: 800,
      alt: 'A green pear',
      srcset: expect.stringMatching(/ 320w, .+ 480w, .+ 640w, .+ 960w, .+ 1200w$/),
    },
    published_at: '2026-01-09T08:00:00.000Z',
    updated_at: expect.stringMatching(/^20\d\d-.+Z$/),
    reading_minutes: 1,
    comment_count: 0,
    tags: ['Cherry', 'fruit'],
  });
  expect((await api.get(new URL(first.cover.url).pathname)).status()).toBe(200);
  expect(await list(api, `/api/blogs/?category=${category.slug}`)).toEqual(body);
});

test('GET /api/blogs pages, orders, filters and searches', async ({ api, content, baseURL }) => {
  const { category } = await makeShelf(content);
  const path = `/api/blogs?category=${category.slug}`;
  const ordered = async (ordering: string) =>
    titlesOf((await list(api, `${path}&ordering=${ordering}`)).results);

  expect(await ordered('published_at')).toEqual(['Banana', 'apple', 'Cherry']);
  expect(await ordered('-published_at')).toEqual(['Cherry', 'apple', 'Banana']);
  expect(await ordered('title')).toEqual(['apple', 'Banana', 'Cherry']);
  expect(await ordered('-title')).toEqual(['Cherry', 'Banana', 'apple']);
  for (const ignored of ['', 'id', 'plain_text', '__proto__', 'title;drop', '--title', 'unknown,']) {
    expect([ignored, await ordered(encodeURIComponent(ignored))]).toEqual([
      ignored,
      ['Cherry', 'apple', 'Banana'],
    ]);
  }
  expect(await ordered('unknown,title')).toEqual(['apple', 'Banana', 'Cherry']);

  const second = await list(api, `${path}&page=2&page_size=2`);
  expect([second.count, titlesOf(second.results)]).toEqual([3, ['Banana']]);
  expect(second.next).toBeNull();
  expect(second.previous).toBe(`${baseURL}/api/blogs?category=${category.slug}&page_size=2`);
  const first = await list(api, `${path}&page_size=2`);
  expect(first.next).toBe(`${baseURL}/api/blogs?category=${category.slug}&page_size=2&page=2`);

  const found = async (search: string) =>
    titlesOf((await list(api, `${path}&search=${encodeURIComponent(search)}`)).results);
  expect(await found('cherry')).toEqual(['Cherry']);
  expect(await found(`${content.mark} ABOUT, words`)).toEqual(['Cherry', 'apple', 'Banana']);
  expect(await found('100%')).toEqual(['Cherry', 'apple', 'Banana']);
  expect(await found('e_s')).toEqual(['apple']);
  expect(await found('cherry banana')).toEqual([]);
  expect(await found(`' OR 1=1 --`)).toEqual([]);
  expect(await found('  ')).toHaveLength(3);
  expect(await found('\0cherry')).toEqual(['Cherry']);
  expect((await list(api, '/api/blogs?category=no-such-shelf')).results).toEqual([]);
});

test('comments are counted, and order the list', async ({ api, content }) => {
  const { category, posts } = await makeShelf(content);
  const [cherry, , banana] = posts;
  const member = await api.newMember();
  for (const [post, text] of [
    [banana, 'Ripe ones for us.'],
    [banana, 'With porridge as well.'],
    [cherry, 'Stones out first.'],
  ] as const) {
    const answer = await api.post(
      `/api/add-comment/${post?.id}`,
      { body: `${text} ${content.mark}` },
      { token: member.access },
    );
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const path = `/api/blogs?category=${category.slug}&ordering=`;
  const most = await list(api, `${path}-comment_count`);
  expect(most.results.map((post: { comment_count: number }) => post.comment_count)).toEqual([2, 1, 0]);
  expect(titlesOf(most.results)).toEqual(['Banana', 'Cherry', 'apple']);
  expect(titlesOf((await list(api, `${path}comment_count,title`)).results)).toEqual([
    'apple',
    'Cherry',
    'Banana',
  ]);
});

test('GET /api/blog-categories counts posts and shows the latest when asked', async ({
  api,
  content,
  baseURL,
}) => {
  const { category } = await makeShelf(content);
  const own = async (query: string) => {
    const { results } = await list(api, `/api/blog-categories?page_size=100${query}`);
    return results.find(({ id }: { id: number }) => id === category.id);
  };
  const plain = {
    id: category.id,
    slug: category.slug,
    title: category.title,
    description: 'For a test.',
    url: `${baseURL}/blog/category/${category.slug}`,
    post_count: 3,
  };
  expect(await own('')).toEqual(plain);
  expect(await own('&include_posts=false')).toEqual(plain);
  for (const yes of ['true', 'True', '1']) {
    const { posts, ...rest } = await own(`&include_posts=${yes}`);
    expect([rest, titlesOf(posts)]).toEqual([plain, ['Cherry', 'apple', 'Banana']]);
  }
});

test('GET /api/blog-categories?category_slug= is one category with a page of its posts', async ({
  api,
  content,
  baseURL,
}) => {
  const { category } = await makeShelf(content);
  const path = `/api/blog-categories?category_slug=${category.slug}`;
  const first = await list(api, `${path}&page_size=2`);
  expect(first).toMatchObject({ id: category.id, post_count: 3, previous: null });
  expect(first.next).toBe(`${baseURL}${path}&page_size=2&page=2`);
  expect(titlesOf(first.posts)).toEqual(['Cherry', 'apple']);
  expect(titlesOf((await list(api, `${path}&page_size=2&page=2`)).posts)).toEqual(['Banana']);
  for (const slug of ['no-such-shelf', '', "' OR 1=1"]) {
    const answer = await api.get(`/api/blog-categories?category_slug=${encodeURIComponent(slug)}`);
    expect([slug, answer.status(), await answer.json()]).toEqual([slug, 404, { detail: 'Not found.' }]);
  }
});

test('GET /api/web-stories lists published stories with poster and number of pages', async ({
  api,
  content,
  baseURL,
}) => {
  const poster = await content.image({ width: 900, height: 1200 });
  const story = await content.story({ tags: ['fruit'], publishedAt: '2026-01-02T08:00:00.000Z', poster });
  await content.story({ title: `Hidden ${content.mark}`, _status: 'draft' });
  const { count, results } = await list(api, `/api/web-stories?search=${content.mark}`);
  expect([count, results]).toEqual([
    1,
    [
      {
        id: story.id,
        slug: story.slug,
        title: story.title,
        excerpt: 'What a test says.',
        url: `${baseURL}/web-stories/${story.slug}`,
        poster: expect.objectContaining({ width: 900, height: 1200, alt: 'A pear' }),
        page_count: 4,
        pages: Array.from({ length: 4 }, () => ({
          layout: 'picture',
          heading: 'A page',
          text: '',
        })),
        published_at: '2026-01-02T08:00:00.000Z',
        updated_at: expect.any(String),
        tags: ['fruit'],
      },
    ],
  ]);
  const titles = (await list(api, '/api/web-stories?ordering=title&page_size=100')).results.map(
    ({ title }: { title: string }) => title.toLowerCase(),
  );
  expect(titles).toEqual([...titles].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

for (const path of ['/api/blogs', '/api/blog-categories', '/api/web-stories']) {
  test(`${path} has an ETag, answers 304 and refuses what it must`, async ({ api }) => {
    // Other tests publish meanwhile: once more where the list has changed between two calls.
    await expect(async () => {
      const first = await api.get(`${path}?page_size=1`);
      const { etag = '', 'cache-control': caching } = first.headers();
      expect([etag, caching]).toEqual([expect.stringMatching(/^"[\w-]{22}"$/), 'public, no-cache']);
      for (const method of ['GET', 'HEAD']) {
        const again = await api.call(method, `${path}?page_size=1`, {
          headers: { 'if-none-match': `"x", W/${etag}` },
        });
        expect([method, again.status(), (await again.body()).byteLength]).toEqual([method, 304, 0]);
        expect(again.headers().etag).toBe(etag);
      }
      const head = await api.call('HEAD', `${path}?page_size=1`);
      expect([head.status(), head.headers().etag, (await head.body()).byteLength]).toEqual([200, etag, 0]);
    }).toPass();

    for (const page of ['0', '-1', 'abc', '1.5', '9999', '999999999999999', '']) {
      const answer = await api.get(`${path}?page=${page}`, { headers: { 'if-none-match': '*' } });
      expect([page, answer.status(), await answer.json()]).toEqual([page, 404, { detail: 'Invalid page.' }]);
      expect(answer.headers().etag).toBeUndefined();
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
    expect((await (await api.get(`${path}?page_size=0`)).json()).results.length).toBeGreaterThan(1);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await api.call(method, path);
      expect([method, answer.status(), answer.headers().allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  test(`${path} tells a member nothing that a cache may keep`, async ({ api }) => {
    const member = await api.newMember();
    const answer = await api.get(`${path}?page_size=1`, { token: member.access });
    expect([answer.status(), answer.headers()['cache-control'], answer.headers().etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
  });
}
