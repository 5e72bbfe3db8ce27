import { expect } from './api-test';
import { paragraphs } from './editor-content';
import { test, site } from './search-test';

test('GET /api/search answers all kinds in one ranking, in short', async ({ api, content, word }) => {
  const { id: category } = await content.category();
  const post = await content.post({ category, title: 'A post', body: paragraphs(`Some ${word}s.`) });
  const story = await content.story({ title: `Story of ${word}` });
  const answer = await api.get(`${site}?q=${word}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('public, max-age=60');
  expect(answer.headers().etag).toBeTruthy();
  const thumbnail = {
    url: expect.stringMatching(/^\/media\/images\/.*\.webp$/),
    width: expect.any(Number),
    height: expect.any(Number),
  };
  expect(await answer.json()).toEqual({
    query: word,
    corrected_query: null,
    suggested_query: null,
    total_count: 2,
    items: [
      {
        kind: 'story',
        title: [
          { text: 'Story of ', is_match: false },
          { text: word, is_match: true },
        ],
        snippet: [{ text: 'What a test says.', is_match: false }],
        path: `/web-stories/${story.slug}`,
        thumbnail,
      },
      {
        kind: 'post',
        title: [{ text: 'A post', is_match: false }],
        snippet: [
          { text: 'Some ', is_match: false },
          { text: `${word}s`, is_match: true },
          { text: '.', is_match: false },
        ],
        path: `/blog/${post.slug}`,
        thumbnail,
      },
    ],
  });
  const short = await (await api.get(`${site}/?q=${word}&limit=1`)).json();
  expect([short.total_count, short.items.length]).toEqual([2, 1]);
});

test('GET /api/search refuses a bad limit and needs no query', async ({ api }) => {
  for (const [limit, message] of [
    ['21', 'Ensure this value is less than or equal to 20.'],
    ['-1', 'Ensure this value is greater than or equal to 0.'],
    ['1.5', 'A valid integer is required.'],
    ['x', 'A valid integer is required.'],
  ]) {
    const answer = await api.get(`${site}?q=iron&limit=${limit}`);
    expect([limit, answer.status(), await answer.json()]).toEqual([limit, 400, { limit: [message] }]);
  }
  for (const query of ['', '?q=', '?q=%20']) {
    const answer = await api.get(`${site}${query}`);
    expect([answer.status(), await answer.json()]).toMatchObject([200, { total_count: 0, items: [] }]);
  }
});

test('the search page is for people: found words marked, text escaped, kept out of search engines', async ({
  api,
  content,
  word,
}) => {
  const { id: category } = await content.category();
  await content.post({ category, title: `A ${word} for dinner`, excerpt: '<i>Not a tag</i>' });
  const answer = await api.get(`/search?q=${word}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(new RegExp(`A <mark[^>]*>${word}</mark> for dinner`));
  expect(html).toContain('&lt;i&gt;Not a tag&lt;/i&gt;');
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toContain('<link rel="canonical" href="');
  const attack = await (
    await api.get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  ).text();
  expect(attack).not.toContain('<script>alert(1)');
  expect((await api.get(`/search?q=${word}&page=2`)).status()).toBe(404);
  expect((await api.get('/search?page=x')).status()).toBe(404);
});

test('the blog’s old search addresses lead to the search page', async ({ api }) => {
  const answer = await api.get('/blog?q=egg%20fingers&page=2');
  expect([answer.status(), answer.headers().location]).toEqual([308, '/search?q=egg+fingers']);
  expect((await api.get('/blog?q=')).status()).toBe(200);
});

test('the page of a food leads to the articles on it and on a side of it, and to no others', async ({
  api,
}) => {
  const reading = async (food: string) => {
    const html = await (await api.get(`/nutriai/foods/${food}`)).text();
    const section = /<section[^>]*aria-labelledby="reading"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    return [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  };
  expect(await reading('egg')).toContain('/blog/how-to-serve-eggs');
  expect(await reading('honey')).toContain('/blog/no-honey-before-one');
  const ofAubergine = await reading('aubergine');
  expect(ofAubergine).toContain('/blog/cutting-food-safely');
  expect(ofAubergine).not.toContain('/blog/no-honey-before-one');
  expect(ofAubergine).not.toContain('/blog/how-to-serve-eggs');
});

test('browsers that ask for /favicon.ico get one', async ({ api }) => {
  const answer = await api.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/),
  ]);
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
