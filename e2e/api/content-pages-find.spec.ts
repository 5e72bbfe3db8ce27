import { type Api, expect, test } from './api-test';
import { expectRefusal, pageBySlug } from './content-answers';

const find = '/api/v2/pages/find';
const solids = 'when-to-start-solids';
const nothing = { status: 404, message: 'not found' };

async function locationOf(api: Api, query: string): Promise<string> {
  const answer = await api.get(`${find}/${query}`);
  expect(answer.status(), `${query}: ${await answer.text()}`).toBe(302);
  expect(await answer.text()).toBe('');
  return answer.headers().location ?? '';
}

test('leads to the details by id, with the other parameters', async ({ api }) => {
  const { id, meta } = await pageBySlug(api, solids);
  expect(await locationOf(api, `?id=${id}`)).toBe(`${String(meta.detail_url)}?`);
  expect(await locationOf(api, `?fields=_,title&id=${id}&x=a%20b*&x=2`)).toBe(
    `${String(meta.detail_url)}?fields=_%2Ctitle&x=a+b%2A&x=2`,
  );
  const bare = await api.get(`${find}?id=%20${id}`);
  expect(bare.status()).toBe(302);
});

test('walks an html path, whatever its slashes', async ({ api }) => {
  const detail = async (slug: string) => `${String((await pageBySlug(api, slug)).meta.detail_url)}?`;
  const post = await detail(solids);
  for (const path of [`/blog/${solids}/`, `blog/${solids}`, `//blog///${solids}`]) {
    expect(await locationOf(api, `?html_path=${path}`)).toBe(post);
  }
  expect(await locationOf(api, '?html_path=/faq')).toBe(await detail('faq'));
  expect(await locationOf(api, '?html_path=/web-stories/')).toBe(await detail('web-stories'));
  for (const path of ['', '/', '//']) {
    expect(await locationOf(api, `?html_path=${path}`)).toBe(await detail('home'));
  }
});

test('the html path wins over the id', async ({ api }) => {
  const post = await pageBySlug(api, solids);
  const blog = await pageBySlug(api, 'blog');
  expect(await locationOf(api, `?id=${post.id}&html_path=/blog`)).toBe(`${String(blog.meta.detail_url)}?`);
  await expectRefusal(api, `${find}/?id=${post.id}&html_path=/nowhere`, nothing);
});

test('finds nothing where there is nothing', async ({ api }) => {
  const { id, meta } = await pageBySlug(api, solids);
  const queries = [
    '',
    '?id=',
    '?id=abc',
    '?id=0',
    '?id=1',
    '?id=-5',
    '?id=99999999999',
    `?html_path=/Blog/${solids}`,
    `?html_path=/${solids}`,
    `?html_path=${encodeURIComponent(String(meta.html_url))}`,
    '?html_path=%00',
    `?html_path=${'/a'.repeat(50)}`,
    `?id=${id}&type=stories.StoryPage`,
    `?slug=${solids}`,
  ];
  for (const query of queries) await expectRefusal(api, `${find}/${query}`, nothing);
});

test('looks at the type and the site, and at no unknown parameter', async ({ api }) => {
  const { id, meta } = await pageBySlug(api, solids);
  await expectRefusal(api, `${find}/?id=${id}&type=x`, { message: "type doesn't exist" });
  await expectRefusal(api, `${find}/?id=${id}&site=x`, {
    status: 404,
    message: 'No Site matches the given query.',
  });
  expect(await locationOf(api, `?id=${id}&type=blog.BlogPage&unknown=1`)).toBe(
    `${String(meta.detail_url)}?type=blog.BlogPage&unknown=1`,
  );
});
