import { required } from './api-test';
import { expect, freshSlug, pagesPath, test, told } from './editors-test';

/** The pages that are code. */
const home = 2;
const blog = 3;

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
