import { expect, freshSlug, pagesPath, test, told } from './editors-test';

test('from a picture to a post that everybody reads', async ({ api, editor }) => {
  const cover = await editor.picture();
  const slug = freshSlug();
  const created = await editor.post(`${pagesPath}/`, {
    type: 'blog.BlogPage',
    title: `Pears for ${slug}`,
    slug,
    excerpt: 'How to serve a pear.',
    body_markdown: `## First\n\nSoft pears **only**[^nhs]. See [the blog](/blog).\n\n- one\n- two\n\n:::doctor\nAsk.\n:::\n`,
    category: 'feeding',
    cover,
    tags: ['pear', 'fruit'],
    in_short: ['Soft.', 'Cut long.'],
    sources: [{ key: 'nhs', org: 'NHS', title: 'Weaning', year: 2024, url: 'https://www.nhs.uk/' }],
    seo_title: 'Pears',
    search_description: 'All about pears.',
    show_in_menus: true,
    checked_on: '2026-11-20',
  });
  expect([created.status(), await created.text()]).toEqual([201, expect.any(String)]);
  const draft = await created.json();
  expect('__types' in draft).toBe(false);
  expect(draft).toMatchObject({
    title: `Pears for ${slug}`,
    excerpt: 'How to serve a pear.',
    body: '<h2>First</h2><p>Soft pears <b>only</b><sup data-source="nhs">1</sup>. See <a href="/blog">the blog</a>.</p><ul><li>one</li><li>two</li></ul><aside data-kind="doctor"><p>Ask.</p></aside>',
    category: { title: 'Feeding' },
    cover: { id: cover },
    tags: ['fruit', 'pear'],
    in_short: ['Soft.', 'Cut long.'],
    sources: [{ key: 'nhs', org: 'NHS', title: 'Weaning', year: 2024, url: 'https://www.nhs.uk/' }],
    checked_on: '2026-11-20',
    meta: {
      slug,
      seo_title: 'Pears',
      search_description: 'All about pears.',
      show_in_menus: true,
      status: { status: 'draft', live: false, has_unpublished_changes: true },
      first_published_at: null,
    },
  });
  expect((await api.get(`/blog/${slug}`)).status()).toBe(404);
  expect((await api.get(`/api/v2/pages/${draft.id}/`)).status()).toBe(404);

  await editor.done(draft.id, 'publish');
  const page = await api.get(`/blog/${slug}`);
  expect(page.status()).toBe(200);
  const html = await page.text();
  for (const part of [`Pears for ${slug}`, 'Soft pears', 'Weaning', 'Cut long.'])
    expect(html).toContain(part);
  const listed = await (await api.get(`/api/v2/pages/?type=blog.BlogPage&slug=${slug}&fields=cover`)).json();
  expect(listed).toMatchObject({ meta: { total_count: 1 }, items: [{ id: draft.id, cover: { id: cover } }] });
  expect(await (await api.get('/sitemap.xml')).text()).toContain(`/blog/${slug}<`);
  await editor.remove(draft.id);
});

test('what the API writes as HTML it reads back as it was', async ({ editor }) => {
  const other = await editor.newInfoPage();
  const picture = await editor.picture();
  const body = [
    '<h2>A</h2><p>B <b>c</b> <i>d</i><br/>e</p>',
    `<p><a linktype="page" id="${other.id}">f</a> <a href="https://g.example/?h=1&amp;i">j</a></p>`,
    '<ul><li>k</li></ul><ol><li>l</li><li>m</li></ol><blockquote>n</blockquote><hr/>',
    '<table><tbody><tr><th>o</th></tr><tr><td>p</td></tr></tbody></table>',
    '<aside data-kind="good-to-know"><p>q</p></aside>',
    '<section><h3>r</h3><p>From 6 months, 10 minutes, serves 2</p><ul><li>s</li></ul><ol><li>t</li></ol></section>',
  ];
  const page = await editor.newInfoPage({ body: body.join('') });
  // A table's cells hold paragraphs.
  const written = body.join('').replace(/(<t[hd]>)(\w)/g, '$1<p>$2</p>');
  expect(page.body).toBe(written);
  const again = await editor.patch(`${pagesPath}/${page.id}/`, { body: page.body });
  expect((await again.json()).body).toBe(written);

  const shown = await editor.patch(`${pagesPath}/${page.id}/`, {
    body: `<figure><embed embedtype="image" id="${picture}"/><figcaption>A pear</figcaption></figure>`,
  });
  expect((await shown.json()).body).toMatch(
    new RegExp(
      `^<figure><embed alt="[^"]*" embedtype="image" format="fullwidth" id="${picture}"/><figcaption>A pear`,
    ),
  );
  for (const [html, message] of [
    ['<a linktype="page" id="999999">x</a>', 'There is no page 999999.'],
    ['<embed embedtype="image" id="999999"/>', 'There is no image 999999.'],
    ['<div data-poll="999999"></div>', 'There is no poll 999999.'],
  ] as const) {
    expect(await told(editor.patch(`${pagesPath}/${page.id}/`, { body: html }))).toEqual([
      400,
      { body: [message] },
    ]);
  }
  await editor.remove(page.id, other.id);
});

test('scripts in a body do not reach a reader', async ({ api, editor }) => {
  const body =
    '<p onclick="steal()">Text<script>steal()</script> <a href="javascript:steal()">here</a></p><iframe src="https://evil.example"></iframe><svg onload="steal()"></svg>';
  const page = await editor.newInfoPage({ body });
  expect(page.body).toBe('<p>Text here</p>');
  await editor.done(page.id, 'publish');
  expect(await (await api.get(`/${page.meta.slug}`)).text()).not.toContain('steal');
  await editor.remove(page.id);
});

test('a story', async ({ editor }) => {
  const poster = await editor.picture();
  const slug = freshSlug();
  const screen = { layout: 'text', tone: 'pear', position: 'top', heading: 'Heading', text: 'Text.' };
  const story = await editor.post(`${pagesPath}/`, {
    type: 'stories.StoryPage',
    title: `Story ${slug}`,
    slug,
    excerpt: 'In four pages.',
    poster,
    pages: [
      { layout: 'cover', heading: 'Cover', picture: poster },
      screen,
      {
        layout: 'quiz',
        heading: 'Quiz',
        quiz: { question: 'Which?', options: [{ text: 'A', is_correct: true }, { text: 'B' }] },
      },
      { layout: 'closing', heading: 'End', link: { label: 'Blog', href: '/blog' } },
    ],
  });
  expect([story.status(), await story.text()]).toEqual([201, expect.any(String)]);
  const body = await story.json();
  expect(body.pages.map(({ type }: { type: string }) => type)).toEqual(['cover', 'text', 'quiz', 'closing']);
  expect(body.pages[1].value).toMatchObject({
    tone: 'pear',
    position: 'top',
    heading: 'Heading',
    text: 'Text.',
  });
  expect(body.pages[2].value.quiz).toMatchObject({
    question: 'Which?',
    options: [
      { text: 'A', is_correct: true },
      { text: 'B', is_correct: false },
    ],
  });
  expect(body.pages[3].value.link).toEqual({ label: 'Blog', href: '/blog' });
  await editor.remove(body.id);
});

test('PATCH changes what was sent and nothing else, as a new draft', async ({ editor }) => {
  const page = await editor.newPost({ tags: ['a'], seo_title: 'Seo', search_description: 'Kept.' });
  await editor.done(page.id, 'publish');
  const answer = await editor.patch(`${pagesPath}/${page.id}/`, {
    title: 'Changed',
    seo_title: '',
    unknown: 1,
  });
  expect(answer.status()).toBe(200);
  const changed = await answer.json();
  expect('__types' in changed).toBe(false);
  expect(changed).toMatchObject({
    title: 'Changed',
    excerpt: page.excerpt,
    body: page.body,
    tags: ['a'],
    meta: {
      seo_title: '',
      search_description: 'Kept.',
      slug: page.meta.slug,
      status: { status: 'live + draft' },
    },
  });
  const { items, meta } = await (await editor.get(`${pagesPath}/${page.id}/revisions/`)).json();
  expect(meta.total_count).toBe(3);
  expect(items[0]).toEqual({
    id: expect.any(Number),
    meta: { created_at: expect.stringMatching(/Z$/), is_latest: true, is_live: false, is_autosave: false },
    title: 'Changed',
  });
  expect(items[1]).toMatchObject({ title: page.title, meta: { is_latest: false, is_live: true } });
  const second = await (await editor.get(`${pagesPath}/${page.id}/revisions/?limit=1&offset=1`)).json();
  expect(second).toEqual({ meta: { total_count: 3 }, items: [items[1]] });
  expect(await told(editor.get(`${pagesPath}/${page.id}/revisions/?limit=x`))).toEqual([
    400,
    { message: 'limit must be a positive integer' },
  ]);
  expect(await told(editor.patch(`${pagesPath}/2/`, { title: 'x' }))).toEqual([
    403,
    { detail: 'You do not have permission to edit this page.' },
  ]);
  expect(await told(editor.get(`${pagesPath}/2/revisions/`))).toEqual([
    200,
    { meta: { total_count: 0 }, items: [] },
  ]);
  await editor.remove(page.id);
});

test('the same call with the same key makes one page', async ({ editor }) => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const slug = freshSlug();
  const body = { type: 'info.InfoPage', title: `Info ${slug}`, slug };
  const calls = await Promise.all([1, 2, 3].map(() => editor.post(`${pagesPath}/`, body, key)));
  expect(calls.map((answer) => answer.status())).toEqual([201, 201, 201]);
  const ids = await Promise.all(calls.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(calls.filter((answer) => answer.headers()['idempotent-replayed'] === 'true')).toHaveLength(2);
  expect(await told(editor.post(`${pagesPath}/`, { ...body, title: 'Other' }, key))).toEqual([
    409,
    { detail: 'This Idempotency-Key was used before with another body.' },
  ]);
  expect((await editor.post(`${pagesPath}/`, body, { 'idempotency-key': '' })).status()).toBe(400);
  await editor.remove(ids[0]);
});

test('while somebody else has a page open in the panel, it is not changed under their hands', async ({
  api,
  editor,
  staff,
}) => {
  const page = await editor.newInfoPage();
  const headers = { authorization: `JWT ${staff.admin.token}` };
  const query = `where[slug][equals]=${page.meta.slug}`;
  const { docs } = await (await api.get(`/cms-api/pages?${query}&draft=true`, { headers })).json();
  const lock = await api.post(
    '/cms-api/payload-locked-documents',
    {
      document: { relationTo: 'pages', value: docs[0].id },
      user: { relationTo: 'staff', value: staff.admin.id },
    },
    { headers },
  );
  expect([lock.status(), await lock.text()]).toEqual([201, expect.any(String)]);
  const refused = { detail: 'Somebody else is changing this page in the panel right now.' };
  expect(await told(editor.patch(`${pagesPath}/${page.id}/`, { title: 'x' }))).toEqual([403, refused]);
  expect(await told(editor.act(page.id, 'publish'))).toEqual([403, refused]);
  expect(await told(editor.act(page.id, 'delete'))).toEqual([403, refused]);
  const { id } = (await lock.json()).doc;
  await api.delete(`/cms-api/payload-locked-documents/${id}`, { headers });
  expect((await editor.act(page.id, 'publish')).status()).toBe(200);
  await editor.remove(page.id);
});
