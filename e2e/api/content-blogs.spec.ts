import { expect, test } from './api-test';
import { expectRefusal, pageBySlug, readList, slugsOf } from './content-answers';
import { EditorContent } from './editor-content';

const blogs = '/api/v2/blogs/';
const solids = 'when-to-start-solids';

for (const path of ['/api/v2/blogs/', '/api/v2/blogs']) {
  test(`GET ${path}?slug= shows what a list of posts shows`, async ({ api }) => {
    const { meta, items } = await readList(api, `${path}?slug=${solids}`);
    expect(meta).toEqual({ total_count: 1 });
    const page = await pageBySlug(api, solids);
    expect(items[0]).toEqual({
      ...page,
      excerpt: expect.any(String),
      category: {
        id: expect.any(Number),
        meta: { type: 'blog.BlogCategory' },
        title: 'Feeding',
        slug: 'feeding',
      },
      cover: expect.objectContaining({ title: expect.any(String) }),
      cover_thumbnail: expect.objectContaining({ width: 640 }),
      reading_minutes: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      comment_count: expect.any(Number),
    });
    expect(Object.keys(items[0] ?? {})).toEqual([
      'id',
      'meta',
      'title',
      'excerpt',
      'category',
      'cover',
      'cover_thumbnail',
      'reading_minutes',
      'date',
      'comment_count',
    ]);
  });
}

test('lists posts only, the newest first', async ({ api }) => {
  const { items } = await readList(api, `${blogs}?limit=20`);
  expect(new Set(items.map(({ meta }) => meta.type))).toEqual(new Set(['blog.BlogPage']));
  const dates = items.map(({ meta }) => String(meta.first_published_at));
  expect(dates).toEqual([...dates].sort().reverse());
});

test('filters by category, searches, orders and picks fields', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  const { mark } = editor;
  try {
    const shelf = await editor.category();
    const cover = await editor.image();
    const post = (title: string, publishedAt: string, more: Record<string, unknown> = {}) =>
      editor.post({ title: `${title} ${mark}`, cover, category: shelf.id, publishedAt, ...more });
    const old = await post('Alpha', '2020-01-01T10:00:00.000Z', { tags: [`t${mark}`] });
    const fresh = await post('beta', '2021-01-01T10:00:00.000Z');
    await post('Hidden', '2022-01-01T10:00:00.000Z', { _status: 'draft' });
    const slugs = async (query: string) => slugsOf(await readList(api, `${blogs}?${query}`));
    const category = `category=${shelf.slug}`;
    expect(await slugs(category)).toEqual([fresh.slug, old.slug]);
    expect(await slugs(`${category}&order=first_published_at`)).toEqual([old.slug, fresh.slug]);
    expect(await slugs(`${category}&order=-title`)).toEqual([fresh.slug, old.slug]);
    expect(await slugs(`${category}&order=date,title`)).toEqual([old.slug, fresh.slug]);
    expect(await slugs(`${category}&order=reading_minutes,id`)).toEqual([old.slug, fresh.slug]);
    expect(await slugs(`${category}&limit=1&offset=1`)).toEqual([old.slug]);
    expect(await slugs(`${category}&date=2020-01-01`)).toEqual([old.slug]);
    expect(await slugs(`${category}&tags=t${mark}`)).toEqual([old.slug]);
    expect(await slugs(`search=${mark}&order=id`)).toEqual([old.slug, fresh.slug]);
    expect(await slugs(`${category}&search=alpha`)).toEqual([old.slug]);
    expect(await slugs('category=no-such-category')).toEqual([]);
    expect(await slugs('category=')).toEqual([]);
    expect((await readList(api, `${blogs}?${category}&fields=_,title,category(_,slug)`)).items).toEqual([
      { category: { slug: shelf.slug }, title: fresh.title },
      { category: { slug: shelf.slug }, title: old.title },
    ]);
    const [whole] = (await readList(api, `${blogs}?slug=${old.slug}&fields=*`)).items;
    expect(whole).toMatchObject({ body: '<p>Words of a test.</p>', tags: [`t${mark}`], sources: [] });
  } finally {
    await editor.removeAll();
  }
});

for (const [query, message] of [
  ['limit=21', 'limit cannot be higher than 20'],
  ['type=blog.BlogPage', 'query parameter is not an operation or a recognised field: type'],
  ['child_of=2&x=1', 'query parameter is not an operation or a recognised field: child_of, x'],
  ['order=x', "cannot order by 'x' (unknown field)"],
  ['order=author', "cannot order by 'author' (unknown field)"],
  ['fields=parent', 'unknown fields: parent'],
  ['fields=date(x)', "'date' does not support nested fields"],
  ['search=a&tags=b', 'filtering by tag with a search query is not supported'],
  ['search=%20', 'search must not be blank'],
] as const) {
  test(`?${query} is 400`, async ({ api }) => {
    await expectRefusal(api, `${blogs}?${query}`, { message });
  });
}

test('OPTIONS and other methods', async ({ api }) => {
  expect(await (await api.call('OPTIONS', blogs)).json()).toMatchObject({ name: 'Blogs Api' });
  const answer = await api.post(blogs, {});
  expect([answer.status(), await answer.json()]).toEqual([405, { detail: 'Method "POST" not allowed.' }]);
});
