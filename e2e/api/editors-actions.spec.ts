import { notNull, required } from './api-test';
import { expect, freshSlug, pagesPath, test, told } from './editors-test';

/** The pages that are code. */
const home = 2;
const blog = 3;
const storyIndex = 4;

const noPage = { message: 'No Page matches the given query.' };
const whole = ['A valid integer is required.'];
const isAlias = {
  message:
    'page.save_revision() was called on an alias page. Revisions are not required for alias pages as they are an exact copy of another page.',
};

test('the page is looked for first, then the action, then its payload, then what that names', async ({
  editor,
}) => {
  const { id } = await editor.newInfoPage();
  expect(await told(editor.act(999_999, 'nonsense', { x: 1 }))).toEqual([404, noPage]);
  expect(await told(editor.act(1, 'publish'))).toEqual([404, noPage]);
  expect(await told(editor.act(id, 'nonsense', []))).toEqual([
    404,
    { message: "unrecognised action 'nonsense'" },
  ]);
  expect(await told(editor.act(id, 'copy', { destination_page_id: 'x', keep_live: 'maybe' }))).toEqual([
    400,
    { destination_page_id: whole, keep_live: ['Must be a valid boolean.'] },
  ]);
  expect(await told(editor.act(id, 'copy', { destination_page_id: 999_999, slug: '!' }))).toEqual([
    404,
    noPage,
  ]);
  // The tree's rules come before the permission.
  expect(await told(editor.act(home, 'copy', { destination_page_id: blog, recursive: true }))).toEqual([
    400,
    { message: 'You cannot copy a tree branch recursively into itself' },
  ]);
  await editor.remove(id);
});

test('payloads: JSON or a form, empty, or not what they should be', async ({ editor }) => {
  const { id } = await editor.newInfoPage();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await told(editor.act(id, 'publish', ['x']))).toEqual([
    400,
    { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
  ]);
  const broken = await editor.post(`${pagesPath}/${id}/action/publish/`, Buffer.from('{'), {
    'content-type': 'application/json',
  });
  expect([broken.status(), await broken.json()]).toEqual([
    400,
    { detail: expect.stringMatching(/^JSON parse error - /) },
  ]);
  expect((await editor.page(id)).meta.status.live).toBe(false);
  expect((await editor.act(id, 'publish', { unknown: 'key' })).status()).toBe(200);
  const asForm = await editor.post(`${pagesPath}/${id}/action/unpublish/`, Buffer.from('recursive=on'), form);
  expect(asForm.status()).toBe(200);
  expect(await told(editor.act(id, 'unpublish', { recursive: null }))).toEqual([400, { recursive: notNull }]);
  await editor.remove(id);
});

test('?fields= works, and a wrong one changes nothing', async ({ editor }) => {
  const { id } = await editor.newInfoPage();
  expect(await told(editor.post(`${pagesPath}/${id}/action/publish/?fields=nothing`))).toEqual([
    400,
    { message: 'unknown fields: nothing' },
  ]);
  expect((await editor.page(id)).meta.status.live).toBe(false);
  expect(await told(editor.post(`${pagesPath}/${id}/action/publish/?fields=_,id`))).toEqual([200, { id }]);
  await editor.remove(id);
});

test('publish shows the newest draft, and may be done again', async ({ api, editor }) => {
  const page = await editor.newInfoPage({ body: '<p>First.</p>' });
  const live = await editor.done(page.id, 'publish');
  expect('__types' in live).toBe(false);
  expect(live).toMatchObject({
    id: page.id,
    meta: {
      status: { status: 'live', live: true, has_unpublished_changes: false },
      first_published_at: expect.stringMatching(/Z$/),
    },
  });
  expect(await (await api.get(`/${page.meta.slug}`)).text()).toContain('First.');

  await editor.patch(`${pagesPath}/${page.id}/`, { body: '<p>Second.</p>' });
  expect(await (await api.get(`/${page.meta.slug}`)).text()).toContain('First.');
  const again = await editor.done(page.id, 'publish');
  expect(again.body).toBe('<p>Second.</p>');
  expect(again.meta.first_published_at).toBe(live.meta.first_published_at);
  expect(await (await api.get(`/${page.meta.slug}`)).text()).toContain('Second.');
  expect((await editor.done(page.id, 'publish')).meta.status.status).toBe('live');
  expect((await editor.done(home, 'publish')).meta.status.live).toBe(true);
  await editor.remove(page.id);
});

test('publish with a date in the future schedules: nobody sees the page before it', async ({
  api,
  editor,
}) => {
  const { id, meta } = await editor.newInfoPage();
  const headers = { authorization: `JWT ${editor.token}` };
  const found = await api.get(`/cms-api/pages?where[slug][equals]=${meta.slug}&draft=true`, { headers });
  const [{ id: document }] = (await found.json()).docs;
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  const dated = await api.patch(`/cms-api/pages/${document}?draft=true`, { publishedAt }, { headers });
  expect(dated.status(), await dated.text()).toBe(200);
  const scheduled = { status: 'scheduled', live: false };
  expect((await editor.done(id, 'publish')).meta.status).toMatchObject(scheduled);
  expect((await editor.done(id, 'publish')).meta.status).toMatchObject(scheduled);
  expect((await api.get(`/${meta.slug}`)).status()).toBe(404);
  expect((await editor.act(id, 'unpublish')).status()).toBe(403);
  await editor.remove(id);
});

test('an unfinished page cannot be published: what is missing is named', async ({ editor }) => {
  const slug = freshSlug();
  const answer = await editor.post(`${pagesPath}/`, { type: 'blog.BlogPage', title: `Post ${slug}`, slug });
  const { id } = await answer.json();
  expect(await told(editor.act(id, 'publish'))).toEqual([
    400,
    { excerpt: required, cover: required, body: required, category: required },
  ]);
  expect((await editor.page(id)).meta.status.live).toBe(false);
  await editor.remove(id);
});

test('publishing a page whose new slug has been taken meanwhile is refused', async ({ editor }) => {
  const [page, other] = [await editor.newInfoPage(), await editor.newInfoPage()];
  await editor.done(page.id, 'publish');
  const wanted = freshSlug();
  expect((await editor.patch(`${pagesPath}/${page.id}/`, { slug: wanted })).status()).toBe(200);
  const taker = await editor.newInfoPage({ slug: wanted });
  expect(await told(editor.act(page.id, 'publish'))).toEqual([
    400,
    { slug: [`The slug '${wanted}' is already in use within the parent page at '/'.`] },
  ]);
  await editor.remove(page.id, other.id, taker.id);
});

test('unpublish takes a page down and keeps when it was first published', async ({ api, editor }) => {
  const page = await editor.newInfoPage();
  const live = await editor.done(page.id, 'publish');
  const down = await editor.done(page.id, 'unpublish', { recursive: true });
  expect(down.meta).toMatchObject({
    status: { status: 'draft', live: false, has_unpublished_changes: true },
    first_published_at: live.meta.first_published_at,
  });
  expect((await api.get(`/${page.meta.slug}`)).status()).toBe(404);
  expect((await api.get(`/api/v2/pages/${page.id}/`)).status()).toBe(404);
  const refused = { detail: 'You do not have permission to unpublish this page.' };
  expect(await told(editor.act(page.id, 'unpublish'))).toEqual([403, refused]);
  expect(await told(editor.act(blog, 'unpublish'))).toEqual([403, refused]);
  expect((await editor.done(page.id, 'publish')).meta.status.status).toBe('live');
  await editor.remove(page.id);
});

test('an unfinished draft of a live page does not stand in the way of unpublishing it', async ({
  editor,
}) => {
  const page = await editor.newLivePost();
  await editor.patch(`${pagesPath}/${page.id}/`, { excerpt: '', cover: null });
  expect((await editor.done(page.id, 'unpublish')).meta.status.live).toBe(false);
  await editor.remove(page.id);
});

test('an address that a draft has and another page has taken since stands in the way of nothing', async ({
  editor,
}) => {
  const [page, other] = [await editor.newLivePost(), await editor.newLivePost()];
  const slug = `${page.meta.slug}-new`;
  expect((await editor.patch(`${pagesPath}/${page.id}/`, { slug })).status()).toBe(200);
  expect((await editor.patch(`${pagesPath}/${other.id}/`, { slug })).status()).toBe(200);
  expect((await editor.done(other.id, 'publish')).meta.slug).toBe(slug);
  expect(await told(editor.act(page.id, 'publish'))).toEqual([
    400,
    { slug: [`The slug '${slug}' is already in use within the parent page at '/blog'.`] },
  ]);
  const down = await editor.done(page.id, 'unpublish', { recursive: true });
  expect([down.meta.status.live, down.meta.slug]).toEqual([false, `${slug}-2`]);
  await editor.remove(page.id);
  await editor.remove(other.id);
});

test('delete', async ({ api, editor }) => {
  const page = await editor.newInfoPage();
  await editor.done(page.id, 'publish');
  const answer = await editor.act(page.id, 'delete');
  expect([answer.status(), (await answer.body()).length]).toEqual([204, 0]);
  expect(await told(editor.get(`${pagesPath}/${page.id}/`))).toEqual([404, noPage]);
  expect(await told(editor.act(page.id, 'delete'))).toEqual([404, noPage]);
  expect((await api.get(`/${page.meta.slug}`)).status()).toBe(404);
  for (const id of [home, blog, storyIndex]) {
    expect(await told(editor.act(id, 'delete'))).toEqual([
      403,
      { detail: 'You do not have permission to delete this page.' },
    ]);
  }
});

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

test('revert_to_page_revision makes a new draft of an old state', async ({ editor }) => {
  const page = await editor.newInfoPage({ title: 'First', body: '<p>First.</p>' });
  await editor.done(page.id, 'publish');
  await editor.patch(`${pagesPath}/${page.id}/`, {
    title: 'Second',
    body: '<p>Second.</p>',
    checked_on: '2026-11-01',
  });
  await editor.done(page.id, 'publish');
  const before = await (await editor.get(`${pagesPath}/${page.id}/revisions/`)).json();
  const oldest = before.items.at(-1);
  expect(oldest.title).toBe('First');

  const reverted = await editor.done(page.id, 'revert_to_page_revision', { revision_id: oldest.id });
  expect(reverted).toMatchObject({
    title: 'First',
    body: '<p>First.</p>',
    checked_on: null,
    meta: { status: { status: 'live + draft', live: true } },
  });
  expect(await editor.page(page.id)).toMatchObject({
    title: 'Second',
    body: '<p>Second.</p>',
    admin_display_title: 'First',
  });
  const after = await (await editor.get(`${pagesPath}/${page.id}/revisions/`)).json();
  expect(after.meta.total_count).toBe(before.meta.total_count + 1);
  expect((await editor.done(page.id, 'publish')).body).toBe('<p>First.</p>');

  const other = await editor.newInfoPage();
  const foreign = await (await editor.get(`${pagesPath}/${other.id}/revisions/`)).json();
  const revert = (body: object) => told(editor.act(page.id, 'revert_to_page_revision', body));
  const noRevision = [404, { message: 'No Revision matches the given query.' }];
  expect(await revert({ revision_id: foreign.items[0].id })).toEqual(noRevision);
  expect(await revert({ revision_id: 999_999 })).toEqual(noRevision);
  expect(await revert({ revision_id: 0 })).toEqual(noRevision);
  expect(await revert({})).toEqual([400, { revision_id: required }]);
  expect(await revert({ revision_id: null })).toEqual([400, { revision_id: notNull }]);
  expect(await revert({ revision_id: '1x' })).toEqual([400, { revision_id: whole }]);
  expect(await told(editor.act(home, 'revert_to_page_revision', { revision_id: 1 }))).toEqual(noRevision);
  await editor.remove(page.id, other.id);
});

test('copy_for_translation: there is one language', async ({ editor }) => {
  const page = await editor.newInfoPage();
  const translate = (body: object) => told(editor.act(page.id, 'copy_for_translation', body));
  expect(await translate({})).toEqual([400, { locale: required }]);
  expect(await translate({ locale: '' })).toEqual([400, { locale: ['This field may not be blank.'] }]);
  expect(await translate({ locale: 'x'.repeat(101) })).toEqual([
    400,
    { locale: ['Ensure this field has no more than 100 characters.'] },
  ]);
  expect(await translate({ locale: 'en', alias: 'maybe' })).toEqual([
    400,
    { alias: ['Must be a valid boolean.'] },
  ]);
  expect(await translate({ locale: 'de', copy_parents: true })).toEqual([
    404,
    { message: 'No Locale matches the given query.' },
  ]);
  expect(await translate({ locale: 'en' })).toEqual([
    400,
    { message: `Page '${page.title}' already has a translation in the locale 'en'.` },
  ]);
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
