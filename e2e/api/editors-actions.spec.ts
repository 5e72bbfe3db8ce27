import { notNull, required } from './api-test';
import { expect, pagesPath, test, told } from './editors-test';

/** The pages that are code. */
const home = 2;
const blog = 3;
const storyIndex = 4;

const noPage = { message: 'No Page matches the given query.' };

const whole = ['A valid integer is required.'];

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
