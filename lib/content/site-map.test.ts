import { siteMap } from './site-map';

const feeding = { id: 1, slug: 'feeding', title: 'Feeding', description: '', tone: 'pear' };
const sleep = { id: 2, slug: 'sleep', title: 'Sleep', description: '', tone: 'sky' };
const post = (slug: string, category: object | null, updatedAt: string) => ({
  slug,
  title: slug,
  category,
  updatedAt,
  cover: { src: `/media/images/${slug}.webp` },
});

jest.mock('./categories', () => ({ listCategories: async () => [feeding, sleep] }));
jest.mock('./posts', () => ({
  listPosts: async () => ({
    posts: [
      post('eggs', feeding, '2026-11-02T00:00:00.000Z'),
      post('secret', feeding, '2026-12-24T00:00:00.000Z'),
      post('water', feeding, '2026-11-09T00:00:00.000Z'),
      post('odd', null, '2026-11-01T00:00:00.000Z'),
    ],
  }),
}));
jest.mock('./stories', () => ({
  listStories: async () => [
    { slug: 'cut', title: 'Cut', updatedAt: '2026-11-10T00:00:00.000Z', poster: null },
  ],
}));
jest.mock('./info-pages', () => ({
  listInfoPages: async () => [{ slug: 'faq', title: 'FAQ', updatedAt: '2026-11-03T00:00:00.000Z' }],
}));
jest.mock('../cms/payload', () => ({
  getCms: async () => ({
    find: async ({ collection }: { collection: string }) => ({
      docs: collection === 'posts' ? [{ slug: 'secret' }] : [],
    }),
  }),
}));

async function entry(path: string) {
  return (await siteMap()).flatMap(({ entries }) => entries).find((each) => each.path === path);
}

it('has every public page once, in sections that are never empty', async () => {
  const sections = await siteMap();
  expect(sections.map(({ title }) => title)).toEqual([
    'Main pages',
    'About this site',
    'Feeding',
    'Sleep',
    'More posts',
    'Web Stories',
  ]);
  expect(sections.flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual([
    '/',
    '/blog',
    '/web-stories',
    '/nutriai',
    '/sitemaps',
    '/faq',
    '/blog/category/feeding',
    '/blog/eggs',
    '/blog/water',
    '/blog/category/sleep',
    '/blog/odd',
    '/web-stories/cut',
  ]);
});

it('dates a list by its newest document, and an empty list not at all', async () => {
  expect(await entry('/blog/category/feeding')).toMatchObject({ updatedAt: '2026-11-09T00:00:00.000Z' });
  expect(await entry('/')).toMatchObject({ updatedAt: '2026-11-10T00:00:00.000Z' });
  expect(await entry('/blog/category/sleep')).not.toHaveProperty('updatedAt');
});

it('neither lists what an editor hides from search engines nor lets it date a list', async () => {
  expect(await entry('/blog/secret')).toBeUndefined();
  expect(await entry('/blog')).toMatchObject({ updatedAt: '2026-11-09T00:00:00.000Z' });
});

it('names the picture of a document that has one', async () => {
  expect(await entry('/blog/eggs')).toMatchObject({ image: '/media/images/eggs.webp' });
  expect(await entry('/web-stories/cut')).not.toHaveProperty('image');
});
