import { expect, freshSlug, pagesPath, test, told } from './editors-test';

const required = ['This field is required.'];

test('a draft needs a title and a type; the slug is made of the title', async ({ editor }) => {
  const title = `Überraschung ${freshSlug()}`;
  const create = (body: unknown) => told(editor.post(`${pagesPath}/`, body));
  expect(await create({})).toEqual([400, { type: required }]);
  for (const type of ['site.HomePage', 'blog.BlogIndexPage', 'x']) {
    expect(await create({ type, title })).toEqual([400, { type: [`"${type}" is not a valid choice.`] }]);
  }
  expect(await create({ type: 'blog.BlogPage' })).toEqual([400, { title: required }]);
  expect(await create([])).toEqual([
    400,
    { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
  ]);
  const made = await editor.post(`${pagesPath}/`, { type: 'blog.BlogPage', title });
  const page = await made.json();
  expect([made.status(), page.meta.slug]).toEqual([201, expect.stringMatching(/^uberraschung-e-/)]);
  await editor.remove(page.id);
});

test('every field that is wrong is named', async ({ editor }) => {
  const body = {
    type: 'blog.BlogPage',
    title: 'x'.repeat(111),
    excerpt: 'x'.repeat(201),
    slug: '',
    body: 7,
    cover: 'x',
    tags: 'x',
    in_short: ['1', '2', '3', '4'],
    sources: [{ key: 'k', org: 'o', title: 't', url: 'http://plain.example' }],
    show_in_menus: 'maybe',
    checked_on: 'soon',
    seo_title: 'x'.repeat(71),
  };
  expect(await told(editor.post(`${pagesPath}/`, body))).toEqual([
    400,
    {
      title: ['Ensure this field has no more than 110 characters.'],
      excerpt: ['Ensure this field has no more than 200 characters.'],
      slug: ['This field may not be blank.'],
      body: ['Not a valid string.'],
      cover: ['A valid integer is required.'],
      tags: ['Expected a list of items but got type "str".'],
      in_short: ['Ensure this field has no more than 3 elements.'],
      sources: { 0: { url: ['Enter a whole https:// address.'] } },
      show_in_menus: ['Must be a valid boolean.'],
      checked_on: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
      seo_title: ['Ensure this field has no more than 70 characters.'],
    },
  ]);
});

test('what a page names must be there', async ({ editor }) => {
  const [post, info] = [await editor.newPost(), await editor.newInfoPage()];
  const change = (body: object) => told(editor.patch(`${pagesPath}/${post.id}/`, body));
  const gone = (id: number | string) => [`Invalid pk "${id}" - object does not exist.`];
  expect(await change({ cover: 999_999 })).toEqual([400, { cover: gone(999_999) }]);
  expect(await change({ category: 999_999 })).toEqual([400, { category: gone(999_999) }]);
  expect(await change({ category: 'no-such' })).toEqual([
    400,
    { category: ['Object with slug=no-such does not exist.'] },
  ]);
  expect(await change({ related: [info.id] })).toEqual([400, { related: gone(info.id) }]);
  expect(await change({ body: 'x', body_markdown: 'x' })).toEqual([
    400,
    { non_field_errors: ['Send the text as body or as body_markdown, not as both.'] },
  ]);
  expect(await change({ body_markdown: '**x** '.repeat(60) })).toEqual([
    400,
    { body_markdown: [expect.stringMatching(/no more than 200 marks .*; one has 240/)] },
  ]);
  expect(await change({ body_markdown: 'Soft.\n\n:::poll no-such\n' })).toEqual([
    400,
    { body_markdown: ['There is no poll no-such.'] },
  ]);
  const tooMany = [expect.stringMatching(/no more than 5000 parts .*; it has 6000\./)];
  expect(await change({ body_markdown: 'a\n\n'.repeat(3_000) })).toEqual([400, { body_markdown: tooMany }]);
  expect(await change({ body: '<p>a</p>'.repeat(3_000) })).toEqual([400, { body: tooMany }]);
  const other = await editor.newLivePost();
  const related = await editor.patch(`${pagesPath}/${post.id}/`, { related: [other.id], category: 1 });
  expect((await related.json()).related).toMatchObject([{ id: other.id, title: other.title }]);
  await editor.remove(post.id, other.id, info.id);
});

test('slugs: taken, no slug, or not as addresses are here', async ({ editor }) => {
  const [page, other] = [await editor.newPost(), await editor.newPost()];
  const taken = {
    slug: [`The slug '${other.meta.slug}' is already in use within the parent page at '/blog'.`],
  };
  const change = (slug: string) => told(editor.patch(`${pagesPath}/${page.id}/`, { slug }));
  expect(await change(other.meta.slug)).toEqual([400, taken]);
  expect(await change('a b')).toEqual([
    400,
    { slug: ['Enter a valid “slug” consisting of Unicode letters, numbers, underscores, or hyphens.'] },
  ]);
  expect((await editor.patch(`${pagesPath}/${page.id}/`, { slug: page.meta.slug })).status()).toBe(200);
  const post = await editor.postBody({ slug: other.meta.slug });
  expect(await told(editor.post(`${pagesPath}/`, post))).toEqual([400, taken]);
  await editor.remove(page.id, other.id);
});
