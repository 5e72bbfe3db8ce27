import { type Editor, expect, type PageBody, pagesPath, test, told } from './editors-test';

/** Read-only tests look at the pages that are code and the first content; what they change is their own. */
const home = 2;
const blog = 3;

async function list(editor: Editor, query: string) {
  const answer = await editor.get(`${pagesPath}/?${query}`);
  expect([query, answer.status(), await answer.text()]).toEqual([query, 200, expect.any(String)]);
  return (await answer.json()) as {
    meta: { total_count: number };
    items: PageBody[];
    __types: Record<string, unknown>;
  };
}

test('a list shows drafts, how each page stands, and the names of the types', async ({ editor }) => {
  const page = await editor.newInfoPage();
  const { items, meta, __types: types } = await list(editor, `slug=${page.meta.slug}`);
  expect(meta.total_count).toBe(1);
  const detailUrl = expect.stringMatching(new RegExp(`^http.*${pagesPath}/${page.id}/$`));
  expect(items).toEqual([
    {
      id: page.id,
      meta: {
        type: 'info.InfoPage',
        detail_url: detailUrl,
        html_url: expect.stringMatching(new RegExp(`/${page.meta.slug}$`)),
        slug: page.meta.slug,
        first_published_at: null,
        latest_revision_created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{6}Z$/),
        status: { status: 'draft', live: false, has_unpublished_changes: true },
        children: {
          count: 0,
          listing_url: expect.stringContaining(`${pagesPath}/?child_of=${page.id}`),
        },
      },
      title: page.title,
      admin_display_title: page.title,
    },
  ]);
  expect(Object.keys(items[0] ?? {})).toEqual(['id', 'meta', 'title', 'admin_display_title']);
  expect(types).toEqual({
    'info.InfoPage': { verbose_name: 'info page', verbose_name_plural: 'info pages' },
  });
  const publicAnswer = await editor.get(`/api/v2/pages/?slug=${page.meta.slug}`);
  expect((await publicAnswer.json()).meta.total_count).toBe(0);
  await editor.remove(page.id);
});

test('details add what is above and below, and end with the types', async ({ editor }) => {
  const page = await editor.newInfoPage({
    seo_title: 'Seo',
    search_description: 'About it',
    show_in_menus: true,
  });
  const body = await editor.page(page.id);
  expect(Object.keys(body.meta)).toEqual([
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
    'latest_revision_created_at',
    'status',
    'children',
    'descendants',
    'ancestors',
  ]);
  expect(Object.keys(body).at(-1)).toBe('__types');
  expect(body).toMatchObject({
    admin_display_title: page.title,
    meta: {
      seo_title: 'Seo',
      search_description: 'About it',
      show_in_menus: true,
      alias_of: null,
      parent: { id: home, meta: { type: 'site.HomePage' }, title: 'Home' },
      descendants: {
        count: 0,
        listing_url: expect.stringContaining(`?descendant_of=${page.id}`),
      },
      ancestors: [
        {
          id: 1,
          meta: { type: 'wagtailcore.Page', detail_url: expect.any(String), html_url: null },
          title: 'Root',
          admin_display_title: 'Root',
        },
        { id: home, meta: { type: 'site.HomePage' }, title: 'Home', admin_display_title: 'Home' },
      ],
    },
    __types: {
      'info.InfoPage': expect.any(Object),
      'site.HomePage': { verbose_name: 'home page', verbose_name_plural: 'home pages' },
      'wagtailcore.Page': { verbose_name: 'page', verbose_name_plural: 'pages' },
    },
  });
  await editor.remove(page.id);
});

test('fields: lists may ask for what details have, translations, and nothing that is unknown', async ({
  editor,
}) => {
  const { items } = await list(
    editor,
    'child_of=root&fields=_,parent,ancestors,descendants,translations,locale',
  );
  expect(items).toEqual([
    {
      meta: {
        parent: expect.objectContaining({ id: 1, title: 'Root' }),
        locale: 'en',
        descendants: { count: expect.any(Number), listing_url: expect.any(String) },
        ancestors: [expect.objectContaining({ id: 1 })],
        translations: [],
      },
    },
  ]);
  expect((await list(editor, 'child_of=root&fields=_')).items).toEqual([{}]);
  for (const [fields, message] of [
    ['nothing', 'unknown fields: nothing'],
    ['status(live)', "'status' does not support nested fields"],
    ['body', 'unknown fields: body'],
    ['a b', 'fields error: unexpected whitespace at position 1'],
  ] as const) {
    expect(await told(editor.get(`${pagesPath}/?fields=${encodeURIComponent(fields)}`))).toEqual([
      400,
      { message },
    ]);
  }
  expect(await told(editor.get(`${pagesPath}/${home}/?fields=x`))).toEqual([
    400,
    { message: 'unknown fields: x' },
  ]);
});

test('the tree: the root is left out, unless it is asked for', async ({ editor }) => {
  expect((await list(editor, 'id=1')).items).toEqual([]);
  for (const value of ['true', '1']) {
    const { items } = await list(editor, `id=1&include_root=${value}&fields=_,title`);
    expect(items).toEqual([{ title: 'Root' }]);
  }
  for (const value of ['false', '0']) {
    expect((await list(editor, `id=1&include_root=${value}`)).items).toEqual([]);
  }
  expect(await told(editor.get(`${pagesPath}/?include_root=zz`))).toEqual([
    400,
    { message: "include_root must be 'true' or 'false'" },
  ]);
  expect((await editor.get(`${pagesPath}/1/`)).status()).toBe(404);
  for (const query of ['child_of=root', 'child_of=1']) {
    expect((await list(editor, query)).items.map(({ id }) => id)).toEqual([home]);
  }
  const { items } = await list(editor, 'descendant_of=root&limit=3&fields=_,id');
  expect(items.slice(0, 2)).toEqual([{ id: home }, expect.objectContaining({ id: expect.any(Number) })]);
  expect((await list(editor, `ancestor_of=${blog}`)).items.map(({ id }) => id)).toEqual([home]);
});

test('has_children and for_explorer', async ({ editor }) => {
  for (const [value, ids] of [
    ['true', [blog]],
    ['1', [blog]],
    ['false', []],
    ['0', []],
  ] as const) {
    const { items } = await list(editor, `has_children=${value}&id=${blog}`);
    expect([value, items.map(({ id }) => id)]).toEqual([value, ids]);
  }
  expect(await told(editor.get(`${pagesPath}/?has_children=yes`))).toEqual([
    400,
    { message: "has_children must be 'true' or 'false'" },
  ]);
  expect((await list(editor, `for_explorer=1&child_of=root`)).items).toHaveLength(1);
  expect(await told(editor.get(`${pagesPath}/?for_explorer=1`))).toEqual([
    400,
    { message: 'filtering by for_explorer without child_of is not supported' },
  ]);
  expect((await list(editor, `for_explorer=&id=${blog}`)).items).toHaveLength(1);
});

test('the other parameters are those of the public lists, and wrong ones are named', async ({ editor }) => {
  for (const [query, status, message] of [
    ['limit=x', 400, 'limit must be a positive integer'],
    ['limit=21', 400, 'limit cannot be higher than 20'],
    ['offset=-1', 400, 'offset must be a positive integer'],
    ['order=status', 400, "cannot order by 'status' (unknown field)"],
    ['order=nothing', 400, "cannot order by 'nothing' (unknown field)"],
    ['type=x.Y', 400, "type doesn't exist"],
    ['child_of=x', 400, 'child_of must be a positive integer'],
    ['child_of=999999', 400, "parent page doesn't exist"],
    ['descendant_of=999999', 400, "ancestor page doesn't exist"],
    ['ancestor_of=999999', 400, "descendant page doesn't exist"],
    ['translation_of=999999', 400, "translation_of page doesn't exist"],
    ['locale=de', 404, 'No Locale matches the given query.'],
    ['b=1&a=2', 400, 'query parameter is not an operation or a recognised field: a, b'],
    [
      'show_in_menus=x',
      400,
      "field filter error. 'x' is not a valid value for show_in_menus (expected 'true' or 'false', got 'x')",
    ],
  ] as const) {
    expect([query, ...(await told(editor.get(`${pagesPath}/?${query}`)))]).toEqual([
      query,
      status,
      { message },
    ]);
  }
  // Accepted, and without a meaning here.
  expect((await editor.get(`${pagesPath}/?site=nowhere.example&limit=1`)).status()).toBe(200);
  expect((await list(editor, 'limit=0')).items).toEqual([]);
});

test('search finds drafts too', async ({ editor }) => {
  const word = `quokka${Date.now().toString(36)}`;
  const page = await editor.newInfoPage({ title: `About ${word}` });
  const { items } = await list(editor, `search=${word}`);
  expect(items.map(({ id }) => id)).toEqual([page.id]);
  await editor.remove(page.id);
});

test('find leads to the editors’ details: by id also to drafts, by path to live pages', async ({
  editor,
}) => {
  const page = await editor.newInfoPage();
  const byId = await editor.get(`${pagesPath}/find/?id=${page.id}&fields=_,title`);
  expect([byId.status(), byId.headers().location]).toEqual([
    302,
    expect.stringMatching(new RegExp(`^http.*${pagesPath}/${page.id}/\\?fields=_%2Ctitle$`)),
  ]);
  const path = `${pagesPath}/find/?html_path=/${page.meta.slug}/`;
  expect(await told(editor.get(path))).toEqual([404, { message: 'not found' }]);
  await editor.done(page.id, 'publish');
  expect((await editor.get(path)).headers().location).toContain(`${pagesPath}/${page.id}/?`);
  for (const query of ['id=abc', 'id=', 'id=999999', '']) {
    expect(await told(editor.get(`${pagesPath}/find/?${query}`))).toEqual([404, { message: 'not found' }]);
  }
  await editor.remove(page.id);
});

test('a saved draft changes how a live page stands, not what it shows', async ({ editor }) => {
  const page = await editor.newInfoPage({ body: '<p>First.</p>' });
  const live = await editor.done(page.id, 'publish');
  expect(live.meta.status).toEqual({ status: 'live', live: true, has_unpublished_changes: false });
  await editor.patch(`${pagesPath}/${page.id}/`, { title: 'Second title', body: '<p>Second.</p>' });

  const shown = await editor.page(page.id);
  expect(shown).toMatchObject({
    title: page.title,
    admin_display_title: 'Second title',
    body: '<p>First.</p>',
    meta: { status: { status: 'live + draft', live: true, has_unpublished_changes: true } },
  });
  expect(String(shown.meta.latest_revision_created_at) > String(live.meta.latest_revision_created_at)).toBe(
    true,
  );
  expect(await editor.page(page.id, '?draft=true')).toMatchObject({
    title: 'Second title',
    body: '<p>Second.</p>',
  });
  const open = await (await editor.get(`/api/v2/pages/${page.id}/?draft=true`)).json();
  expect([open.title, open.body]).toEqual([page.title, '<p>First.</p>']);
  await editor.remove(page.id);
});

test('a page that never was live shows its newest draft', async ({ editor }) => {
  const page = await editor.newPost({ tags: ['one'] });
  await editor.patch(`${pagesPath}/${page.id}/`, {
    title: 'Newer',
    tags: ['three', 'two'],
    excerpt: 'Newer too.',
  });
  expect(await editor.page(page.id)).toMatchObject({
    title: 'Newer',
    admin_display_title: 'Newer',
    excerpt: 'Newer too.',
    tags: ['three', 'two'],
    meta: { status: { status: 'draft' } },
  });
  await editor.remove(page.id);
});
