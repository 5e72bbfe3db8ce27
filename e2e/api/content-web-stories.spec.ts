import { expect, test } from './api-test';
import { expectRefusal, pageBySlug, readJson, readList, slugsOf } from './content-answers';
import { EditorContent } from './editor-content';

const stories = '/api/v2/web-stories/';
const slug = 'a-week-of-iron-rich-breakfasts';

for (const path of ['/api/v2/web-stories/', '/api/v2/web-stories']) {
  test(`GET ${path} lists stories, the newest first`, async ({ api }) => {
    const { items } = await readList(api, path);
    expect(new Set(items.map(({ meta }) => meta.type))).toEqual(new Set(['stories.StoryPage']));
    const dates = items.map(({ meta }) => String(meta.first_published_at));
    expect(dates).toEqual([...dates].sort().reverse());
    const [story] = (await readList(api, `${path}?slug=${slug}`)).items;
    const page = await pageBySlug(api, slug);
    expect(story).toEqual({
      ...page,
      meta: {
        ...page.meta,
        detail_url: expect.stringMatching(new RegExp(`^https?://[^/]+${stories}${slug}/$`)),
      },
      excerpt: expect.any(String),
      poster: expect.objectContaining({ title: expect.any(String) }),
      poster_thumbnail: expect.objectContaining({ width: 640, height: 853 }),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
}

for (const path of [`${stories}${slug}`, `${stories}${slug}/`]) {
  test(`GET ${path} shows all of a story`, async ({ api }) => {
    const story = await readJson(api, path);
    expect(Object.keys(story)).toEqual([
      'id',
      'meta',
      'title',
      'excerpt',
      'poster',
      'poster_thumbnail',
      'pages',
      'tags',
      'sources',
      'related_post',
      'date',
      'checked_on',
    ]);
    expect(story.meta).toMatchObject({
      detail_url: expect.stringMatching(new RegExp(`${stories}${slug}/$`)),
      parent: { title: 'Web Stories' },
    });
    expect((story.pages as unknown[]).length).toBeGreaterThan(3);
    const page = await pageBySlug(api, slug);
    const same = await readJson(api, `/api/v2/pages/${page.id}/`);
    expect(story).toEqual({ ...same, meta: { ...same.meta, detail_url: story.meta.detail_url } });
  });
}

test('details take fields and filters', async ({ api }) => {
  expect(await readJson(api, `${stories}${slug}?fields=_,title,poster(_,width)`)).toEqual({
    poster: { width: expect.any(Number) },
    title: expect.any(String),
  });
  const missing = { status: 404, message: 'No StoryPage matches the given query.' };
  await expectRefusal(api, `${stories}${slug}?title=other`, missing);
  await expectRefusal(api, `${stories}no-such-story`, missing);
  await expectRefusal(api, `${stories}when-to-start-solids`, missing);
  await expectRefusal(api, `${stories}%00`, missing);
  await expectRefusal(api, `${stories}${slug}?fields=zz`, { message: 'unknown fields: zz' });
});

test('find leads to the details by id, slug or path', async ({ api }) => {
  const { id } = await pageBySlug(api, slug);
  const target = new RegExp(`^https?://[^/]+${stories}${slug}/\\?$`);
  for (const query of [`id=${id}`, `slug=${slug}`, `html_path=/web-stories/${slug}/`]) {
    for (const path of [`${stories}find/`, '/api/v2/web-stories/find']) {
      const answer = await api.get(`${path}?${query}`);
      expect([answer.status(), await answer.text()]).toEqual([302, '']);
      expect(answer.headers().location).toMatch(target);
    }
  }
  const carried = await api.get(`${stories}find/?fields=_,title&id=${id}`);
  expect(carried.headers().location).toMatch(/\/\?fields=_%2Ctitle$/);
  const post = await pageBySlug(api, 'when-to-start-solids');
  for (const query of [
    '',
    '?id=x',
    '?id=0',
    `?id=${post.id}`,
    '?slug=x',
    '?slug=%00',
    `?slug=x&id=${id}`,
    `?html_path=/x&slug=${slug}`,
    '?html_path=/blog',
  ]) {
    await expectRefusal(api, `${stories}find/${query}`, { status: 404, message: 'not found' });
  }
});

test('filters, searches and names the post of a story', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  const { mark } = editor;
  try {
    const shelf = await editor.category();
    const post = await editor.post({ category: shelf.id });
    const story = await editor.story({ relatedPost: post.id, tags: [`t${mark}`] });
    const draft = await editor.story({ title: `Draft ${mark}`, _status: 'draft' });
    const slugs = async (query: string) => slugsOf(await readList(api, `${stories}?${query}`));
    expect(await slugs(`tags=t${mark}`)).toEqual([story.slug]);
    expect(await slugs(`search=${mark}`)).toEqual([story.slug]);
    expect(await slugs(`related_post=${post.id}`)).toEqual([story.slug]);
    expect(await slugs(`slug=${draft.slug}`)).toEqual([]);
    await expectRefusal(api, `${stories}${draft.slug}`, {
      status: 404,
      message: 'No StoryPage matches the given query.',
    });
    expect((await readJson(api, `${stories}${story.slug}`)).related_post).toEqual({
      id: (await pageBySlug(api, post.slug)).id,
      meta: { type: 'blog.BlogPage', detail_url: expect.stringMatching(/\/api\/v2\/pages\/\d+\/$/) },
      title: post.title,
    });
  } finally {
    await editor.removeAll();
  }
});

for (const [query, message] of [
  ['limit=21', 'limit cannot be higher than 20'],
  ['category=feeding', 'query parameter is not an operation or a recognised field: category'],
  ['order=pages', "cannot order by 'pages' (unknown field)"],
  ['fields=body', 'unknown fields: body'],
  ['fields=pages(heading)', "'pages' does not support nested fields"],
] as const) {
  test(`?${query} is 400`, async ({ api }) => {
    await expectRefusal(api, `${stories}?${query}`, { message });
  });
}

test('OPTIONS and other methods', async ({ api }) => {
  expect(await (await api.call('OPTIONS', `${stories}${slug}`)).json()).toMatchObject({
    name: 'Web Stories Api',
  });
  const answer = await api.delete(`${stories}${slug}`);
  expect([answer.status(), await answer.json()]).toEqual([405, { detail: 'Method "DELETE" not allowed.' }]);
});
