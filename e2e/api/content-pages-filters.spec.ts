import { expect, test } from './api-test';
import { allIds, expectRefusal, pageBySlug, readList, slugsOf } from './content-answers';

const pages = '/api/v2/pages/';
const solids = 'when-to-start-solids';
const home = 2;

test('filters by stored fields, exactly', async ({ api }) => {
  const { id, title } = await pageBySlug(api, solids);
  const ids = async (query: string) =>
    (await readList(api, `${pages}?slug=${solids}&${query}`)).items.map((item) => item.id);
  expect(await ids(`id=${id}`)).toEqual([id]);
  expect(await ids(`id=%2B${id}`)).toEqual([id]);
  expect(await ids('id=0')).toEqual([]);
  expect(await ids('id=99999999999')).toEqual([]);
  expect(await ids(`title=${encodeURIComponent(title)}`)).toEqual([id]);
  expect(await ids(`title=${encodeURIComponent(title.toUpperCase())}`)).toEqual([]);
  expect(await ids('show_in_menus=false')).toEqual([id]);
  expect(await ids('show_in_menus=0')).toEqual([id]);
  expect(await ids('show_in_menus=true')).toEqual([]);
  expect(await ids('seo_title=')).toEqual([id]);
  expect(await ids('alias_of=5')).toEqual([]);
  const published = encodeURIComponent(String((await pageBySlug(api, solids)).meta.first_published_at));
  expect(await ids(`first_published_at=${published}`)).toEqual([id]);
  expect(await ids('first_published_at=1999-01-01')).toEqual([]);
  expect(slugsOf(await readList(api, `${pages}?slug=x&slug=${solids}`))).toEqual([solids]);
  expect(await ids('_=1700000000&format=json')).toEqual([id]);
});

test('one type brings its own fields for filters, order and fields', async ({ api }) => {
  const type = 'type=blog.BlogPage';
  const { items } = await readList(
    api,
    `${pages}?${type}&slug=${solids}&fields=_,id,tags,date,checked_on,category,cover`,
  );
  const [post] = items as unknown as {
    id: number;
    tags: string[];
    date: string;
    checked_on: string;
    category: { id: number };
    cover: { id: number };
  }[];
  if (!post) throw new Error('the post is gone');
  const finds = async (query: string) => (await allIds(api, `${pages}?${type}&${query}`)).includes(post.id);
  expect(await finds(`tags=${encodeURIComponent(post.tags.slice(0, 2).join(','))}`)).toBe(true);
  expect(await finds(`tags=${encodeURIComponent(post.tags[0] ?? '')},no-such-tag`)).toBe(false);
  expect(await finds(`date=${post.date}`)).toBe(true);
  expect(await finds('date=1999-01-01')).toBe(false);
  expect(await finds(`checked_on=${post.checked_on}`)).toBe(true);
  expect(await finds(`category=${post.category.id}`)).toBe(true);
  expect(await finds('category=0')).toBe(false);
  expect(await finds(`cover=${post.cover.id}`)).toBe(true);
  expect(await finds('reading_minutes=0')).toBe(false);
  const stories = await readList(api, `${pages}?type=stories.StoryPage`);
  expect(new Set(stories.items.map(({ meta }) => meta.type))).toEqual(new Set(['stories.StoryPage']));
});

test('several types have only what all pages have; no type is no filter', async ({ api }) => {
  const both = await readList(api, `${pages}?type=site.homepage,blog.BlogIndexPage`);
  expect(both.items.map(({ meta }) => meta.type)).toEqual(['site.HomePage', 'blog.BlogIndexPage']);
  expect((await readList(api, `${pages}?type=&slug=${solids}`)).items).toHaveLength(1);
  expect((await readList(api, `${pages}?type=wagtailcore.Page&slug=${solids}`)).items).toHaveLength(1);
  await expectRefusal(api, `${pages}?type=blog.BlogPage,stories.StoryPage&tags=a`, {
    message: 'query parameter is not an operation or a recognised field: tags',
  });
  await expectRefusal(api, `${pages}?type=blog.BlogPage,stories.StoryPage&fields=excerpt`, {
    message: 'unknown fields: excerpt',
  });
  await expectRefusal(api, `${pages}?order=excerpt`, {
    message: "cannot order by 'excerpt' (unknown field)",
  });
});

test('walks the tree', async ({ api }) => {
  const blog = await pageBySlug(api, 'blog');
  const post = await pageBySlug(api, solids);
  const children = await allIds(api, `${pages}?child_of=root`);
  expect(children).toContain(blog.id);
  expect(children).not.toContain(post.id);
  expect(children).toEqual(await allIds(api, `${pages}?child_of=${home}`));
  expect(await allIds(api, `${pages}?child_of=${blog.id}`)).toContain(post.id);
  const below = await allIds(api, `${pages}?descendant_of=root`);
  expect(below).toEqual(expect.arrayContaining([blog.id, post.id]));
  expect(below).not.toContain(home);
  expect(await allIds(api, `${pages}?descendant_of=${blog.id}`)).not.toContain(blog.id);
  expect(await allIds(api, `${pages}?ancestor_of=${post.id}`)).toEqual([home, blog.id]);
  expect(await allIds(api, `${pages}?ancestor_of=${home}`)).toEqual([]);
});

test('has one language and one site', async ({ api }) => {
  const host = new URL(String((await pageBySlug(api, solids)).meta.html_url));
  for (const query of ['locale=en', `site=${host.hostname}`, `site=${host.host}`]) {
    expect(slugsOf(await readList(api, `${pages}?slug=${solids}&${query}`))).toEqual([solids]);
  }
  expect((await readList(api, `${pages}?translation_of=${home}`)).items).toEqual([]);
  expect((await readList(api, `${pages}?translation_of=root`)).items).toEqual([]);
});

test('orders by several fields, by code points, and at random', async ({ api }) => {
  const type = 'type=stories.StoryPage&limit=8';
  const titles = async (order: string) =>
    (await readList(api, `${pages}?${type}&order=${order}`)).items.map(({ title }) => title);
  const byTitle = await titles('title');
  expect(byTitle).toEqual([...byTitle].sort());
  expect(await titles('')).toEqual((await readList(api, `${pages}?${type}`)).items.map(({ title }) => title));
  const { items } = await readList(api, `${pages}?${type}&order=show_in_menus,-slug,id`);
  const slugs = items.map(({ meta }) => String(meta.slug));
  expect(slugs).toEqual([...slugs].sort().reverse());
  const dates = (await readList(api, `${pages}?${type}&order=-first_published_at`)).items.map(({ meta }) =>
    String(meta.first_published_at),
  );
  expect(dates).toEqual([...dates].sort().reverse());
  expect(await titles('random')).toHaveLength(byTitle.length);
  expect(await titles('-locale,title')).toEqual(byTitle);
  expect(await titles('-date')).toHaveLength(byTitle.length);
});

test('shows what OPTIONS, other methods, formats and Accept headers get', async ({ api }) => {
  const options = await api.call('OPTIONS', pages);
  expect(options.status()).toBe(200);
  expect(await options.json()).toEqual({
    name: 'Pages Api',
    description: '',
    renders: ['application/json'],
    parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await api.call(method, pages);
    expect(answer.status()).toBe(405);
    expect(answer.headers()['allow']).toBe('GET, HEAD, OPTIONS');
    expect(await answer.text()).toBe(`{\n    "detail": "Method \\"${method}\\" not allowed."\n}`);
  }
  const html = { headers: { accept: 'text/html' } };
  const impossible = await api.get(pages, html);
  expect([impossible.status(), await impossible.json()]).toEqual([
    406,
    { detail: 'Could not satisfy the request Accept header.' },
  ]);
  expect((await api.get(`${pages}?format=json`, html)).status()).toBe(200);
  expect((await api.get(`${pages}?format=`)).status()).toBe(200);
  for (const format of ['xml', 'api']) {
    await expectRefusal(api, `${pages}?format=${format}`, { status: 404, message: '' });
  }
  expect((await api.get('/api/v2/pages/?limit=1', { token: 'not a token' })).status()).toBe(200);
});
