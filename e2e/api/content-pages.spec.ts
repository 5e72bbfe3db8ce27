import { expect, test } from './api-test';
import { expectRefusal, pageBySlug, readJson, readList } from './content-answers';

const pages = '/api/v2/pages/';
const solids = 'when-to-start-solids';
const home = 2;

for (const path of ['/api/v2/pages/', '/api/v2/pages']) {
  test(`GET ${path} lists pages in tree order, in indented JSON`, async ({ api }) => {
    const answer = await api.get(path);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toBe('application/json');
    expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect(headers['vary']).toContain('Accept, Cookie');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const text = await answer.text();
    expect(text).toMatch(/^\{\n {4}"meta": \{\n {8}"total_count": \d+\n {4}\},\n {4}"items": \[\n {8}\{\n/);
    const list = JSON.parse(text);
    expect(Object.keys(list)).toEqual(['meta', 'items']);
    expect(list.items).toHaveLength(20);
    const [first, second] = list.items;
    expect(first.meta.type).toBe('site.HomePage');
    expect(second).toEqual({
      id: expect.any(Number),
      meta: {
        type: 'blog.BlogIndexPage',
        detail_url: expect.stringMatching(/^https?:\/\/[^/]+\/api\/v2\/pages\/\d+\/$/),
        html_url: expect.stringMatching(/^https?:\/\/[^/]+\/blog$/),
        slug: 'blog',
        first_published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      },
      title: 'Blog',
    });
    expect(Object.keys(second)).toEqual(['id', 'meta', 'title']);
    expect(Object.keys(second.meta)).toEqual([
      'type',
      'detail_url',
      'html_url',
      'slug',
      'first_published_at',
    ]);
  });
}

test('answers 304 to its own ETag', async ({ api }) => {
  const path = `${pages}?slug=${solids}`;
  const { etag = '' } = (await api.get(path)).headers();
  expect(etag).not.toBe('');
  const again = await api.get(path, { headers: { 'if-none-match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  const head = await api.call('HEAD', path);
  expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, etag, '']);
});

/** The pages that are code: no test makes another. */
const fixed = `${pages}?type=site.HomePage,blog.BlogIndexPage,stories.StoryIndexPage`;

test('limits and skips', async ({ api }) => {
  const all = await readList(api, `${fixed}&limit=4`);
  expect(all.meta.total_count).toBe(3);
  expect(all.items.map(({ meta }) => meta.slug)).toEqual(['home', 'blog', 'web-stories']);
  const part = await readList(api, `${fixed}&limit=2&offset=1`);
  expect(part).toEqual({ meta: all.meta, items: all.items.slice(1, 3) });
  expect(await readList(api, `${fixed}&limit=0`)).toEqual({ meta: all.meta, items: [] });
  expect(await readList(api, `${fixed}&offset=99999999999999999999`)).toEqual({ meta: all.meta, items: [] });
  expect((await readList(api, `${fixed}&limit=%2B1&offset=%201%20`)).items).toEqual(all.items.slice(1, 2));
  expect((await readList(api, `${fixed}&limit=9&limit=1`)).items).toHaveLength(1);
});

test('the details of a post show every field of its type', async ({ api }) => {
  const { id } = await pageBySlug(api, solids);
  const page = await readJson(api, `${pages}${id}/`);
  expect(Object.keys(page)).toEqual([
    'id',
    'meta',
    'title',
    'excerpt',
    'body',
    'in_short',
    'category',
    'cover',
    'cover_thumbnail',
    'tags',
    'sources',
    'reading_minutes',
    'date',
    'checked_on',
    'author',
    'comment_count',
    'related',
  ]);
  expect(Object.keys(page.meta)).toEqual([
    'type',
    'detail_url',
    'html_url',
    'slug',
    'show_in_menus',
    'seo_title',
    'search_description',
    'first_published_at',
    'alias_of',
    'parent',
  ]);
  expect(page.meta).toMatchObject({
    type: 'blog.BlogPage',
    html_url: expect.stringMatching(/\/blog\/when-to-start-solids$/),
    alias_of: null,
    parent: {
      id: expect.any(Number),
      meta: {
        type: 'blog.BlogIndexPage',
        detail_url: expect.stringMatching(/\/api\/v2\/pages\/\d+\/$/),
        html_url: expect.stringMatching(/\/blog$/),
      },
      title: 'Blog',
    },
  });
  expect(page).toMatchObject({
    body: expect.stringMatching(/^<p>.*<sup data-source="[\w-]+">\d+<\/sup>/s),
    in_short: [expect.any(String), expect.any(String), expect.any(String)],
    category: {
      id: expect.any(Number),
      meta: { type: 'blog.BlogCategory' },
      title: 'Feeding',
      slug: 'feeding',
    },
    cover: {
      id: expect.any(Number),
      meta: {
        type: 'wagtailimages.Image',
        detail_url: expect.stringMatching(/\/api\/v2\/images\/\d+\/$/),
        download_url: expect.stringMatching(/^\/media\/images\//),
      },
      title: expect.any(String),
    },
    cover_thumbnail: {
      url: expect.stringMatching(/^\/media\/images\//),
      full_url: expect.stringMatching(/^https?:\/\/[^/]+\/media\/images\//),
      width: 640,
      height: expect.any(Number),
      alt: expect.any(String),
    },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    checked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    author: expect.stringMatching(/ editors$/),
    reading_minutes: expect.any(Number),
    comment_count: expect.any(Number),
  });
  expect(page.tags).toEqual([...(page.tags as string[])].sort());
  expect((page.sources as unknown[])[0]).toEqual({
    id: expect.any(String),
    meta: { type: 'blog.BlogPageSource' },
    key: expect.any(String),
    org: expect.any(String),
    title: expect.any(String),
    year: expect.any(Number),
    url: expect.stringMatching(/^https:\/\//),
  });
});

test('the home page has no parent, and the root of the tree is no page', async ({ api }) => {
  const page = await readJson(api, `${pages}${home}/`);
  expect(page).toEqual({
    id: home,
    meta: {
      type: 'site.HomePage',
      detail_url: expect.stringMatching(/\/api\/v2\/pages\/2\/$/),
      html_url: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
      slug: 'home',
      show_in_menus: false,
      seo_title: '',
      search_description: '',
      first_published_at: expect.any(String),
      alias_of: null,
      parent: null,
    },
    title: 'Home',
  });
  await expectRefusal(api, `${pages}1/`, { status: 404, message: 'No Page matches the given query.' });
});

test('a story is a stream of its pages, an info page has groups of questions', async ({ api }) => {
  const [story] = (await readList(api, `${pages}?type=stories.StoryPage&limit=1&fields=pages`)).items;
  expect((story?.pages as unknown[])[0]).toEqual({
    type: 'cover',
    value: {
      tone: expect.any(String),
      position: expect.any(String),
      heading: expect.any(String),
      text: expect.any(String),
      picture: expect.any(Number),
      video: null,
      quiz: null,
      link: null,
    },
    id: expect.any(String),
  });
  const faq = await readJson(api, `${pages}${(await pageBySlug(api, 'faq')).id}/`);
  expect(faq.meta.type).toBe('info.InfoPage');
  const [group] = faq.question_groups as { questions: unknown[] }[];
  expect(group).toMatchObject({ meta: { type: 'info.InfoPageQuestionGroup' }, title: expect.any(String) });
  expect(group?.questions[0]).toEqual({
    id: expect.any(String),
    meta: { type: 'info.InfoPageQuestion' },
    question: expect.any(String),
    answer: expect.stringMatching(/^<p>/),
  });
});
