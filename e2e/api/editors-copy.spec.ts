import { expect, freshSlug, pagesPath, test, told } from './editors-test';

/** The pages that are code. */
const home = 2;
const blog = 3;
const storyIndex = 4;

const isAlias = {
  message:
    'page.save_revision() was called on an alias page. Revisions are not required for alias pages as they are an exact copy of another page.',
};

test('copy: of a live page a live one, of a draft a draft, with free slugs', async ({ editor }) => {
  const page = await editor.newPost({ tags: ['a'], in_short: ['One.'], body: '<p>Text.</p>' });
  const { slug } = page.meta;
  const first = await editor.act(page.id, 'copy');
  expect(first.status()).toBe(201);
  const draft = await first.json();
  expect(draft).toMatchObject({
    title: page.title,
    tags: ['a'],
    in_short: ['One.'],
    body: '<p>Text.</p>',
    meta: { slug: `${slug}-1`, status: { status: 'draft' }, first_published_at: null, alias_of: null },
  });
  expect('__types' in draft).toBe(false);

  const source = await editor.done(page.id, 'publish');
  const live = await editor.done(page.id, 'copy', { title: 'A copy' });
  expect(live).toMatchObject({
    title: 'A copy',
    admin_display_title: 'A copy',
    meta: { slug: `${slug}-2`, status: { status: 'live', live: true } },
  });
  expect(String(live.meta.first_published_at) > String(source.meta.first_published_at)).toBe(true);
  const kept = await editor.done(page.id, 'copy', { keep_live: false, slug: `${slug}-own` });
  expect(kept.meta).toMatchObject({
    slug: `${slug}-own`,
    status: { status: 'draft', live: false, has_unpublished_changes: true },
    first_published_at: null,
  });
  await editor.remove(page.id, draft.id, live.id, kept.id);
});

test('copy brings the newest draft along', async ({ editor }) => {
  const page = await editor.newInfoPage();
  await editor.done(page.id, 'publish');
  await editor.patch(`${pagesPath}/${page.id}/`, { title: 'Newer' });
  const copied = await editor.done(page.id, 'copy', { destination_page_id: String(home) });
  expect(copied).toMatchObject({
    title: page.title,
    admin_display_title: 'Newer',
    meta: { status: { status: 'live + draft' } },
  });
  expect((await editor.page(copied.id, '?draft=true')).title).toBe('Newer');
  expect((await editor.page(page.id)).meta.status.status).toBe('live + draft');
  await editor.remove(page.id, copied.id);
});

test('copy: slugs that are taken or none, and places where the page may not be', async ({ editor }) => {
  const page = await editor.newInfoPage();
  const { slug } = page.meta;
  const copy = (body: object) => told(editor.act(page.id, 'copy', body));
  const taken = { slug: [`The slug '${slug}' is already in use within the parent page at '/'.`] };
  expect(await copy({ slug })).toEqual([400, taken]);
  for (const bad of ['a b', 'a/b', 'a.b', 'ä!', '<b>']) {
    expect(await copy({ slug: bad })).toEqual([
      400,
      { slug: ['Enter a valid “slug” consisting of Unicode letters, numbers, underscores, or hyphens.'] },
    ]);
  }
  for (const other of ['A-b', 'a_b', 'a--b', '-a', 'grün', 'a'.repeat(81)]) {
    expect(await copy({ slug: other })).toEqual([
      400,
      {
        slug: [
          'Addresses here are lower-case Latin letters, digits and single hyphens, at most 80 characters.',
        ],
      },
    ]);
  }
  expect(await copy({ slug: '', title: '' })).toEqual([
    400,
    { slug: ['This field may not be blank.'], title: ['This field may not be blank.'] },
  ]);
  expect(await copy({ title: 'x'.repeat(111) })).toEqual([
    400,
    { title: ['Ensure this field has no more than 110 characters.'] },
  ]);
  const refused = { detail: 'You do not have permission to copy this page' };
  for (const destination of [1, blog, storyIndex, page.id]) {
    expect(await copy({ destination_page_id: destination })).toEqual([403, refused]);
  }
  for (const id of [home, blog, storyIndex]) {
    expect(await told(editor.act(id, 'copy'))).toEqual([403, refused]);
  }
  expect(await copy({ destination_page_id: page.id, recursive: true })).toEqual([
    400,
    { message: 'You cannot copy a tree branch recursively into itself' },
  ]);
  expect((await (await editor.get(`${pagesPath}/?slug=${slug}-1`)).json()).meta.total_count).toBe(0);
  await editor.remove(page.id);
});

test('convert_alias wants an alias', async ({ editor }) => {
  const page = await editor.newInfoPage();
  for (const id of [page.id, home]) {
    expect(await told(editor.act(id, 'convert_alias'))).toEqual([
      400,
      { message: 'Page must be an alias to be converted.' },
    ]);
  }
  await editor.remove(page.id);
});

test('an alias cannot be written, only its source', async ({ editor, api, staff }) => {
  const source = await editor.newInfoPage();
  await editor.done(source.id, 'publish');
  const alias = await editor.done(source.id, 'create_alias', { update_slug: freshSlug() });
  expect(await told(editor.act(alias.id, 'publish'))).toEqual([400, isAlias]);
  expect(await told(editor.patch(`${pagesPath}/${alias.id}/`, { title: 'x' }))).toEqual([400, isAlias]);
  const { items } = await (await editor.get(`${pagesPath}/${alias.id}/revisions/`)).json();
  expect(await told(editor.act(alias.id, 'revert_to_page_revision', { revision_id: items[0].id }))).toEqual([
    400,
    { message: 'Revisions are not required for alias pages as they are an exact copy of another page.' },
  ]);
  // Nor in the panel.
  const headers = { authorization: `JWT ${staff.editor.token}` };
  const query = `where[slug][equals]=${alias.meta.slug}`;
  const { docs } = await (await api.get(`/cms-api/pages?${query}`, { headers })).json();
  for (const suffix of ['', '?draft=true']) {
    const saved = await api.patch(`/cms-api/pages/${docs[0].id}${suffix}`, { title: 'x' }, { headers });
    expect([saved.status(), JSON.stringify(await saved.json())]).toEqual([
      403,
      expect.stringContaining('This page repeats another one.'),
    ]);
  }
  expect((await editor.page(alias.id)).title).toBe(source.title);
  await editor.remove(alias.id, source.id);
});
