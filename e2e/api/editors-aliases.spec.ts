import { expect, freshSlug, pagesPath, test, told } from './editors-test';

const home = 2;
const blog = 3;

test('an alias shows what its source shows, and search engines are led to the source', async ({
  api,
  editor,
}) => {
  const source = await editor.newLivePost({ tags: ['a'], in_short: ['One.'] });
  const slug = freshSlug();
  const answer = await editor.act(source.id, 'create_alias', { update_slug: slug });
  expect(answer.status()).toBe(201);
  const alias = await answer.json();
  expect('__types' in alias).toBe(false);
  expect(alias).toMatchObject({
    title: source.title,
    body: source.body,
    tags: ['a'],
    in_short: ['One.'],
    meta: {
      slug,
      status: { status: 'live', live: true, has_unpublished_changes: false },
      first_published_at: source.meta.first_published_at,
      alias_of: { id: source.id, meta: { type: 'blog.BlogPage' }, title: source.title },
    },
  });
  const html = await (await api.get(`/blog/${slug}`)).text();
  expect(html).toContain(source.title);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/blog/${source.meta.slug}"`));
  const map = await (await api.get('/sitemap.xml')).text();
  expect([map.includes(`/blog/${source.meta.slug}<`), map.includes(`/blog/${slug}<`)]).toEqual([true, false]);
  expect((await (await api.get(`/api/v2/pages/${alias.id}/`)).json()).meta.alias_of.id).toBe(source.id);
  await editor.remove(alias.id, source.id);
});

test('an alias follows its source: drafts not, publishing, unpublishing', async ({ editor }) => {
  const source = await editor.newLivePost({ in_short: ['One.'], tags: ['a'], seo_title: 'Seo' });
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  const change = {
    title: 'Changed',
    in_short: ['Two.', 'Three.'],
    tags: [],
    seo_title: '',
    body: '<p>New.</p>',
  };
  await editor.patch(`${pagesPath}/${source.id}/`, change);
  expect(await editor.page(alias.id)).toMatchObject({ title: source.title, in_short: ['One.'] });

  await editor.done(source.id, 'publish');
  expect(await editor.page(alias.id)).toMatchObject({
    title: 'Changed',
    admin_display_title: 'Changed',
    in_short: ['Two.', 'Three.'],
    tags: [],
    body: '<p>New.</p>',
    meta: { slug: alias.meta.slug, seo_title: '', status: { status: 'live' } },
  });
  await editor.done(source.id, 'unpublish');
  expect((await editor.page(alias.id)).meta.status.live).toBe(false);
  await editor.done(source.id, 'publish');
  expect((await editor.page(alias.id)).meta.status.live).toBe(true);
  await editor.remove(alias.id, source.id);
});

test('an alias of an alias follows too', async ({ editor }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  const second = await editor.done(alias.id, 'create_alias', { update_slug: freshSlug() });
  expect(second.meta.alias_of?.id).toBe(alias.id);
  await editor.patch(`${pagesPath}/${source.id}/`, { title: 'Changed' });
  await editor.done(source.id, 'publish');
  expect((await editor.page(second.id)).title).toBe('Changed');
  await editor.done(source.id, 'unpublish');
  expect((await editor.page(second.id)).meta.status.live).toBe(false);
  await editor.remove(second.id, alias.id, source.id);
});

test('an alias can be taken down alone', async ({ editor }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  expect((await editor.done(alias.id, 'unpublish')).meta.status.status).toBe('draft');
  expect((await editor.page(source.id)).meta.status.status).toBe('live');
  await editor.remove(alias.id, source.id);
});

test('the alias of a draft is not live, and becomes so with its source', async ({ editor }) => {
  const source = await editor.newInfoPage();
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  expect(alias.meta.status.live).toBe(false);
  await editor.done(source.id, 'publish');
  expect((await editor.page(alias.id)).meta.status.live).toBe(true);
  await editor.remove(alias.id, source.id);
});

test('convert_alias makes it a page of its own, live or not', async ({ editor }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const [live, down] = [
    await editor.done(source.id, 'create_alias', { update_slug: freshSlug() }),
    await editor.done(source.id, 'create_alias', { update_slug: freshSlug() }),
  ];
  await editor.done(down.id, 'unpublish');
  for (const [alias, status] of [
    [live, 'live'],
    [down, 'draft'],
  ] as const) {
    const converted = await editor.done(alias.id, 'convert_alias');
    expect(converted.meta).toMatchObject({ alias_of: null, status: { status } });
    const { meta } = await (await editor.get(`${pagesPath}/${alias.id}/revisions/`)).json();
    expect(meta.total_count).toBeGreaterThan(0);
    expect(await told(editor.act(alias.id, 'convert_alias'))).toEqual([
      400,
      { message: 'Page must be an alias to be converted.' },
    ]);
  }
  await editor.patch(`${pagesPath}/${source.id}/`, { title: 'Changed' });
  await editor.done(source.id, 'publish');
  expect((await editor.page(live.id)).title).toBe(source.title);
  expect((await editor.patch(`${pagesPath}/${live.id}/`, { title: 'My own' })).status()).toBe(200);
  expect((await editor.done(live.id, 'publish')).title).toBe('My own');
  await editor.remove(live.id, down.id, source.id);
});

test('when the source is deleted its aliases stay, as pages of their own', async ({ api, editor }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  expect((await editor.act(source.id, 'delete')).status()).toBe(204);
  expect((await editor.page(alias.id)).meta).toMatchObject({ alias_of: null, status: { status: 'live' } });
  const html = await (await api.get(`/${alias.meta.slug}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${alias.meta.slug}"`));
  expect((await editor.patch(`${pagesPath}/${alias.id}/`, { title: 'Free' })).status()).toBe(200);
  expect((await editor.done(alias.id, 'publish')).title).toBe('Free');
  await editor.remove(alias.id);
});

test('a copy of an alias is a page of its own', async ({ editor }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  const copied = await editor.done(alias.id, 'copy');
  expect(copied.meta).toMatchObject({ alias_of: null, slug: `${alias.meta.slug}-1` });
  await editor.remove(copied.id, alias.id, source.id);
});

test('aliases that cannot be made', async ({ editor }) => {
  const source = await editor.newInfoPage();
  const create = (body?: object) => told(editor.act(source.id, 'create_alias', body));
  const taken = { slug: [`The slug '${source.meta.slug}' is already in use within the parent page at '/'.`] };
  expect(await create()).toEqual([400, taken]);
  expect(await create({ update_slug: source.meta.slug })).toEqual([400, taken]);
  expect(await create({ update_slug: 'a b' })).toEqual([
    400,
    { slug: ['Enter a valid “slug” consisting of Unicode letters, numbers, underscores, or hyphens.'] },
  ]);
  expect(await create({ update_slug: '' })).toEqual([400, { update_slug: ['This field may not be blank.'] }]);
  expect(await create({ destination_page_id: source.id, recursive: true })).toEqual([
    400,
    { message: 'You cannot copy a tree branch recursively into itself' },
  ]);
  expect(await create({ destination_page_id: 999_999 })).toEqual([
    404,
    { message: 'No Page matches the given query.' },
  ]);
  const refused = { detail: 'You do not have permission to create an alias of this page.' };
  expect(await create({ destination_page_id: blog, update_slug: freshSlug() })).toEqual([403, refused]);
  expect(await told(editor.act(home, 'create_alias', { update_slug: freshSlug() }))).toEqual([403, refused]);
  await editor.remove(source.id);
});
