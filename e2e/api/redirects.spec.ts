import { expect, test as base } from './api-test';
import { EditorContent } from './editor-content';

const test = base.extend<{ content: EditorContent }>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
});

/** What stands at the address of each kind of document, and moves with it. */
const kinds = [
  {
    collection: 'posts',
    prefix: '/blog/',
    others: [],
    make: async (content: EditorContent) => content.post({ category: (await content.category()).id }),
  },
  {
    collection: 'stories',
    prefix: '/web-stories/',
    others: ['/amp'],
    make: (content: EditorContent) => content.story(),
  },
  { collection: 'pages', prefix: '/', others: [], make: (content: EditorContent) => content.infoPage() },
  {
    collection: 'categories',
    prefix: '/blog/category/',
    others: ['/feed.xml', '/feed.json'],
    make: (content: EditorContent) => content.category(),
  },
] as const;

for (const { collection, prefix, others, make } of kinds) {
  test(`${collection}: an old address leads on to the new one, for good`, async ({ api, content }) => {
    const document = await make(content);
    const first = document.slug;
    const path = (slug: string) => `${prefix}${slug}`;
    const rename = (slug: string) =>
      content.change(collection, document.id, {
        slug,
        ...(collection === 'categories' ? {} : { _status: 'published' }),
      });
    const leadsTo = async (from: string) => {
      const answer = await api.get(from);
      const { location } = answer.headers();
      return [answer.status(), location ? new URL(location, 'http://site.invalid').pathname : null];
    };
    expect((await api.get(path(first))).status()).toBe(200);

    await rename(`${first}-two`);
    await rename(`${first}-three`);
    for (const rest of ['', ...others]) {
      for (const old of [first, `${first}-two`]) {
        expect([rest, ...(await leadsTo(`${path(old)}${rest}`))]).toEqual([
          rest,
          308,
          `${path(`${first}-three`)}${rest}`,
        ]);
      }
      expect([rest, (await api.get(`${path(`${first}-three`)}${rest}`)).status()]).toEqual([rest, 200]);
    }

    // Back to the first name: it is an address again and leads nowhere, the others lead to it.
    await rename(first);
    expect((await api.get(path(first))).status()).toBe(200);
    expect(await leadsTo(path(`${first}-three`))).toEqual([308, path(first)]);
  });
}

test('an old address of what is not published any more is not there', async ({ api, content }) => {
  const page = await content.infoPage();
  await content.change('pages', page.id, { slug: `${page.slug}-moved`, _status: 'published' });
  await content.change('pages', page.id, { _status: 'draft' });
  for (const slug of [page.slug, `${page.slug}-moved`]) {
    expect([slug, (await api.get(`/${slug}`)).status()]).toEqual([slug, 404]);
  }
});
