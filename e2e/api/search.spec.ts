import { madeUpWord } from '../support/made-up-word';
import { expect } from './api-test';
import { paragraphs } from './editor-content';
import { test, blogs, stories, site, find, titlesOf } from './search-test';

test('posts come by where the word stands: title, heading, summary, text', async ({ api, content, word }) => {
  const cover = await content.image();
  const { id: category } = await content.category();
  const heading = (text: string) => {
    const body = paragraphs(text, 'Words of a test.');
    const [first] = body.root.children;
    return {
      root: {
        ...body.root,
        children: [{ ...first, type: 'heading', tag: 'h2' }, ...body.root.children.slice(1)],
      },
    };
  };
  const shared = { category, cover };
  await content.post({ ...shared, title: 'In the text', body: paragraphs(`The ${word} of a test.`) });
  await content.post({ ...shared, title: 'In the summary', excerpt: `What a ${word} says.` });
  await content.post({ ...shared, title: 'In a heading', body: heading(`A ${word}`) });
  await content.post({ ...shared, title: `In the title: ${word}` });
  const body = await find(api, blogs, { q: word });
  expect(body.meta).toEqual({ total_count: 4, query: word, corrected_query: null, suggested_query: null });
  expect(titlesOf(body)).toEqual([`In the title: ${word}`, 'In a heading', 'In the summary', 'In the text']);
  const scores = body.items.map(({ score }: { score: number }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('an item is the one of /api/v2/blogs/, with a snippet and a score', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  const { slug } = await content.post({ category, title: `All about ${word}` });
  const [item] = (await find(api, blogs, { q: word })).items;
  const [listed] = (await find(api, '/api/v2/blogs/', { slug })).items;
  const { snippet_html: snippet, score, ...rest } = item;
  expect(rest).toEqual(listed);
  expect([snippet, score]).toEqual(['What a test says.', expect.any(Number)]);
});

test('web stories are found by their pages, and not among the posts', async ({ api, content, word }) => {
  const { slug } = await content.story();
  const { id, ...story } = (await find(api, '/api/v2/web-stories/', { slug })).items[0];
  const { docs } = await (
    await api.get(`/cms-api/stories?where[slug][equals]=${slug}&depth=0`, { headers: content.headers })
  ).json();
  const [first, ...pages] = docs[0].pages;
  await content.change('stories', docs[0].id, {
    pages: [{ ...first, text: `How to ${word}.` }, ...pages],
    _status: 'published',
  });
  const found = await find(api, stories, { q: `${word}ing` });
  expect(found.items).toEqual([
    { id, ...story, snippet_html: `How to <mark>${word}</mark>.`, score: expect.any(Number) },
  ]);
  expect(await find(api, blogs, { q: word })).toMatchObject({ meta: { total_count: 0 }, items: [] });
});

test('finds other forms, beginnings and a word with one slip', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  await content.post({ category, title: 'Forms', body: paragraphs(`Many ${word}s, Crème.`) });
  for (const query of [word, `${word}ing`, word.toUpperCase(), word.slice(0, 7), `“${word}”`]) {
    const { meta } = await find(api, blogs, { q: query });
    expect([query, meta.total_count, meta.corrected_query]).toEqual([query, 1, null]);
  }
  const [a = '', b = '', ...rest] = word;
  const slips = {
    missing: word.slice(0, 3) + word.slice(4),
    doubled: word.slice(0, 4) + word.slice(3),
    other: `${word.slice(0, 5)}x${word.slice(6)}`,
    swapped: [b, a, ...rest].join(''),
  };
  for (const query of Object.values(slips)) {
    const { meta, items } = await find(api, blogs, { q: `${query} creme` });
    expect([query, meta.total_count]).toEqual([query, 1]);
    expect(meta.corrected_query).toMatch(new RegExp(`^${word}s? creme$`));
    expect(items[0].snippet_html).toBe(`Many <mark>${word}s</mark>, <mark>Crème</mark>.`);
  }
  const twoSlips = await find(api, blogs, { q: `xx${word}` });
  expect([twoSlips.meta.total_count, twoSlips.meta.corrected_query]).toEqual([0, null]);
});

test('words must all be there; if nothing has them all, what has some', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  const cover = await content.image();
  const other = madeUpWord();
  await content.post({ category, cover, title: `Both ${word} ${other}` });
  await content.post({ category, cover, title: `One ${word}` });
  expect(titlesOf(await find(api, blogs, { q: `${word} ${other}` }))).toEqual([`Both ${word} ${other}`]);
  expect(titlesOf(await find(api, blogs, { q: `${other} qqqqqqqq` }))).toEqual([`Both ${word} ${other}`]);
});

test('a snippet is escaped text with marks', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  await content.post({
    category,
    title: 'Hostile text',
    body: paragraphs(`<img src=x onerror="alert('1')"> & ${word}</mark><script>`),
  });
  const { items } = await find(api, blogs, { q: word });
  expect(items[0].snippet_html).toBe(
    `&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; <mark>${word}</mark>&lt;/mark&gt;&lt;script&gt;`,
  );
});

test('what is not public is not found, from the moment on', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  const { id } = await content.post({ category, title: `Secret ${word}`, _status: 'draft' });
  const total = async () => (await find(api, blogs, { q: word })).meta.total_count;
  expect(await total()).toBe(0);
  await content.change('posts', id, { _status: 'published' });
  expect(await total()).toBe(1);
  const draft = { title: 'Another name', _status: 'draft' };
  await api.patch(`/cms-api/posts/${id}?draft=true&depth=0`, draft, { headers: content.headers });
  expect(await total()).toBe(1);
  await content.change('posts', id, { title: 'Another name', _status: 'published' });
  expect(await total()).toBe(0);
  await content.change('posts', id, { title: `Again ${word}`, _status: 'published' });
  expect(await total()).toBe(1);
  await content.change('posts', id, { _status: 'draft' });
  expect(await total()).toBe(0);
  await content.change('posts', id, { _status: 'published' });
  await api.delete(`/cms-api/posts/${id}`, { headers: content.headers });
  expect(await total()).toBe(0);
});

test('limit and offset cut the list, and the count stays', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  const cover = await content.image();
  for (const number of [1, 2, 3]) await content.post({ category, cover, title: `Part ${number} ${word}` });
  const all = titlesOf(await find(api, blogs, { q: word }));
  expect(all).toHaveLength(3);
  const slice = async (limit: string, offset: string) => {
    const body = await find(api, blogs, { q: word, limit, offset });
    expect(body.meta.total_count).toBe(3);
    return titlesOf(body);
  };
  expect(await slice('2', '0')).toEqual(all.slice(0, 2));
  expect(await slice('2', '2')).toEqual(all.slice(2));
  expect(await slice('0', '0')).toEqual([]);
  expect(await slice('20', '3')).toEqual([]);
  expect(await slice('20', '99999999')).toEqual([]);
});

for (const path of [blogs, stories]) {
  test(`${path} takes its query under three names, with and without a slash`, async ({ api }) => {
    const bare = path.replace(/\/$/, '');
    for (const name of ['q', 'query', 'search']) {
      for (const address of [path, bare]) {
        const body = await find(api, address, { [name]: '  Iron ' });
        expect(body.meta.query).toBe('Iron');
        expect(body.items.length).toBeGreaterThan(0);
      }
    }
    expect((await find(api, path, { search: 'b', query: 'a', q: 'Iron' })).meta.query).toBe('Iron');
  });

  test(`${path} finds nothing without words`, async ({ api }) => {
    for (const parameters of [{}, { q: '' }, { q: '   ' }, { q: '*' }, { q: '🍼' }, { q: '\u0000' }]) {
      const body = await find(api, path, parameters as Record<string, string>);
      expect(body).toMatchObject({ meta: { total_count: 0, corrected_query: null }, items: [] });
    }
  });

  for (const [parameters, message] of [
    ['limit=abc', 'limit must be a positive integer'],
    ['limit=-1', 'limit must be a positive integer'],
    ['limit=21', 'limit cannot be higher than 20'],
    ['offset=abc', 'offset must be a positive integer'],
    ['offset=-1&limit=abc', 'offset must be a positive integer'],
    ['page=2&foo=1', 'query parameter is not an operation or a recognised field: foo, page'],
  ] as const) {
    test(`${path} refuses ${parameters}`, async ({ api }) => {
      const answer = await api.get(`${path}?q=iron&${parameters}`);
      expect([answer.status(), await answer.json()]).toEqual([400, { message }]);
      expect(answer.headers()['cache-control']).toBe('no-store');
    });
  }

  test(`${path} is kept by caches and asked for again`, async ({ api }) => {
    // Once more where another test has published something between the two.
    await expect(async () => {
      const answer = await api.get(`${path}?q=iron`);
      expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
      const etag = answer.headers().etag ?? '';
      expect(etag).not.toBe('');
      const again = await api.get(`${path}?q=iron`, { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
    }).toPass();
    const head = await api.call('HEAD', `${path}?q=iron`);
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    const post = await api.post(path, { q: 'iron' });
    expect([post.status(), post.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
}

test('no query is a command', async ({ api }) => {
  const hostile = [
    '"',
    "'",
    'iron"',
    'iron*',
    '^iron',
    'iron AND',
    'NOT iron',
    'NEAR(iron milk)',
    'title:iron',
    '{title}: iron',
    'iron -',
    'iron & | ! :* <->',
    "'; DROP TABLE posts; --",
    '%',
    '\\',
    '${iron}',
    '<script>iron</script>',
    'iron\u0000',
    '\u202eiron',
    'دودة حليب',
    'iron '.repeat(1_500),
    'x'.repeat(5_000),
  ];
  for (const query of hostile) {
    for (const path of [blogs, stories, site]) {
      const answer = await api.get(`${path}?${new URLSearchParams({ q: query })}`);
      expect([path, query.slice(0, 30), answer.status()]).toEqual([path, query.slice(0, 30), 200]);
      const body = await answer.json();
      for (const { snippet_html: snippet = '' } of body.items) expect(snippet).not.toMatch(/<(?!\/?mark>)/);
      expect([...String(body.meta?.query ?? body.query)].length).toBeLessThanOrEqual(200);
    }
  }
  const broken = await api.get(`${site}?q=%E0%A4%A`);
  expect(broken.status()).toBe(200);
});
