import { type Api, expect, test } from './api-test';
import { type ContentItem, pageBySlug, readJson, readList } from './content-answers';
import { EditorContent, paragraphs } from './editor-content';

const pages = '/api/v2/pages/';
const solids = 'when-to-start-solids';

async function one(api: Api, query: string): Promise<ContentItem> {
  const { items } = await readList(api, `${pages}?slug=${solids}&${query}`);
  if (!items[0]) throw new Error('the post is gone');
  return items[0];
}

test('adds, removes and starts from all or nothing', async ({ api }) => {
  expect(Object.keys(await one(api, 'fields=seo_title,-title'))).toEqual(['id', 'meta']);
  expect((await one(api, 'fields=seo_title')).meta).toHaveProperty('seo_title', '');
  expect(await one(api, 'fields=_')).toEqual({});
  expect(await one(api, 'fields=_,title,slug')).toEqual({
    meta: { slug: solids },
    title: expect.any(String),
  });
  expect(Object.keys((await one(api, 'fields=*')).meta)).toEqual([
    'type',
    'detail_url',
    'html_url',
    'slug',
    'show_in_menus',
    'seo_title',
    'search_description',
    'first_published_at',
    'alias_of',
    'locale',
  ]);
  expect((await one(api, 'fields=*,-locale')).meta).not.toHaveProperty('locale');
  expect((await one(api, 'fields=locale')).meta.locale).toBe('en');
  expect(await one(api, 'fields=')).toEqual(await one(api, ''));
});

test('reaches into nested objects', async ({ api }) => {
  const nested = await one(
    api,
    'type=blog.BlogPage&fields=_,category(-title),cover(_,alt,width),sources(_,key),related(slug)',
  );
  expect(nested).toEqual({
    category: { id: expect.any(Number), meta: { type: 'blog.BlogCategory' }, slug: 'feeding' },
    cover: { width: 1800, alt: expect.any(String) },
    sources: expect.arrayContaining([{ key: expect.any(String) }]),
    related: expect.any(Array),
  });
  const all = await one(api, 'type=blog.BlogPage&fields=_,cover(*),category(*),sources(key)');
  expect(all.cover).toMatchObject({
    meta: { type: 'wagtailimages.Image', tags: expect.any(Array) },
    width: 1800,
    height: 1200,
    renditions: expect.arrayContaining([
      {
        url: expect.stringMatching(/^\/media\/images\/.*\.webp$/),
        full_url: expect.stringMatching(/^https?:\/\//),
        width: 320,
        height: expect.any(Number),
        alt: expect.any(String),
      },
    ]),
  });
  expect(all.category).toMatchObject({ description: expect.any(String), tone: expect.any(String) });
  // Children show all of their fields unless `_` stands first.
  expect((all.sources as object[])[0]).toHaveProperty('url');
});

test('details take * with the parent', async ({ api }) => {
  const { id } = await pageBySlug(api, solids);
  const all = await readJson(api, `${pages}${id}/?fields=*,-body,-sources`);
  expect(all.meta).toHaveProperty('parent.title', 'Blog');
  expect(all.meta).toHaveProperty('locale', 'en');
  expect(all).not.toHaveProperty('body');
  expect(await readJson(api, `${pages}${id}/?fields=_,parent,id`)).toEqual({
    id,
    meta: { parent: expect.objectContaining({ title: 'Blog' }) },
  });
});

test('pages name one another, without those that are hidden', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  try {
    const category = await editor.category();
    const cover = await editor.image({ width: 1200 });
    const other = await editor.post({ title: `Other ${editor.mark}`, category: category.id, cover });
    const draft = await editor.post({
      title: `Draft ${editor.mark}`,
      category: category.id,
      _status: 'draft',
    });
    const link = (id: number, text: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'posts', value: id }, newTab: false },
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      format: '',
      indent: 0,
      direction: 'ltr',
    });
    const body = paragraphs('See');
    const [first] = body.root.children;
    first?.children.push(...([link(other.id, 'other'), link(draft.id, 'draft')] as never[]));
    const post = await editor.post({
      title: `Post ${editor.mark}`,
      category: category.id,
      related: [other.id, draft.id],
      body,
    });
    const otherPage = await pageBySlug(api, other.slug);
    const read = async (format: string) =>
      (await readList(api, `${pages}?type=blog.BlogPage&slug=${post.slug}&fields=_,related,body${format}`))
        .items[0];
    expect(await read('')).toEqual({
      related: [
        {
          id: otherPage.id,
          meta: { type: 'blog.BlogPage', detail_url: otherPage.meta.detail_url },
          title: other.title,
        },
      ],
      body: `<p>See<a linktype="page" id="${otherPage.id}">other</a>draft</p>`,
    });
    expect((await read('&rich_text_format=html'))?.body).toBe(
      `<p>See<a href="/blog/${other.slug}">other</a>draft</p>`,
    );
    expect((await read('&rich_text_format=markdown'))?.body).toBe(`See[other](/blog/${other.slug})draft`);
    expect((await read('&rich_text_format=db_markdown'))?.body).toBe(`See[other](page:${otherPage.id})draft`);
    const deep = await readList(
      api,
      `${pages}?type=blog.BlogPage&slug=${post.slug}&fields=_,related(_,category(_,slug),cover(_,width))`,
    );
    expect(deep.items).toEqual([
      { related: [{ category: { slug: category.slug }, cover: { width: 1200 } }] },
    ]);
  } finally {
    await editor.removeAll();
  }
});
