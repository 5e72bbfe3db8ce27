import { foods } from '../../nutriai/engine/foods/food-list';
import { recipes } from '../../nutriai/engine/recipes/recipe-list';
import type { SiteContent, SiteDocument } from '../publishing/site-content';
import { maxShown, siteMapEntries, siteMapSections } from './site-map';
import type { Outlined, SiteOutline } from './site-outline';

const mockSettings = { SITE_URL: 'https://pear.example', WEB_STORIES_CANONICAL: 'page' };
jest.mock('../../platform/settings/settings', () => ({ getSettings: () => mockSettings }));

const document = (id: number, slug: string, day: string, image: string | null = null): SiteDocument => ({
  id,
  slug,
  title: slug,
  updatedMs: Date.parse(`${day}T00:00:00.000Z`),
  image,
});

const content: SiteContent = {
  categories: [
    { id: 1, slug: 'feeding', title: 'Feeding', updatedMs: 0 },
    { id: 2, slug: 'sleep', title: 'Sleep', updatedMs: 0 },
  ],
  posts: [
    { ...document(9, 'water', '2026-11-09'), categoryId: 1 },
    { ...document(4, 'eggs', '2026-11-02', 'eggs.webp'), categoryId: 1 },
    { ...document(7, 'odd', '2026-11-01'), categoryId: null },
  ],
  stories: [document(3, 'cut', '2026-11-10')],
  pages: [document(5, 'faq', '2026-11-03')],
  people: [{ title: 'Ann Lee', path: '/authors/ann-lee', updatedMs: Date.parse('2026-11-04T00:00:00.000Z') }],
  tags: [{ title: 'iron', path: '/blog/tag/iron', updatedMs: Date.parse('2026-11-05T00:00:00.000Z') }],
};

/** The same content as the page for people reads it. */
function outlineOf({ categories, posts, stories, pages, people, tags }: SiteContent): SiteOutline {
  const outlined = (all: readonly SiteDocument[]): Outlined => ({
    documents: all.slice(0, maxShown),
    total: all.length,
  });
  const of = (id: number | null) => outlined(posts.filter(({ categoryId }) => categoryId === id));
  return {
    categories: categories.map(({ id, slug, title }) => ({ slug, title, ...of(id) })),
    otherPosts: of(null),
    stories: outlined(stories),
    pages,
    people,
    tags,
  };
}

const sectionsOf = (of: SiteContent) => siteMapSections(outlineOf(of));

/** Without the library of recipes and foods, which is the same whatever editors do. */
const pathsOf = (entries: readonly { path: string }[]) =>
  entries.map(({ path }) => path).filter((path) => !/^\/nutriai\/(recipes|foods)\//.test(path));
const entry = (path: string, of = content) => siteMapEntries(of).find((each) => each.path === path);

it('has every public page once, in sections that are never empty', () => {
  const sections = sectionsOf(content);
  expect(sections.map(({ title }) => title)).toEqual([
    'Main pages',
    'About this site',
    'Feeding',
    'Sleep',
    'More posts',
    'Posts by tag',
    'Authors and reviewers',
    'Web Stories',
    'Recipes',
    'Foods',
  ]);
  expect(pathsOf(sections.flatMap(({ entries }) => entries))).toEqual([
    '/',
    '/blog',
    '/web-stories',
    '/nutriai',
    '/nutriai/can-my-baby-eat',
    '/nutriai/recipes',
    '/nutriai/foods',
    '/nutriai/benchmark',
    '/sitemaps',
    '/faq',
    '/blog/category/feeding',
    '/blog/water',
    '/blog/eggs',
    '/blog/category/sleep',
    '/blog/odd',
    '/blog/tag/iron',
    '/authors',
    '/authors/ann-lee',
    '/web-stories/cut',
  ]);
});

it('names the same pages to search engines, in an order that new documents only add to', () => {
  const paths = pathsOf(siteMapEntries(content));
  expect([...paths].sort()).toEqual(pathsOf(sectionsOf(content).flatMap(({ entries }) => entries)).sort());
  expect(paths.slice(-4)).toEqual(['/blog/eggs', '/blog/odd', '/blog/water', '/web-stories/cut']);
});

it('dates a tag and an author, and lists the page of authors where there are none, without a date', () => {
  expect(entry('/blog/tag/iron')).toMatchObject({ updatedAt: '2026-11-05T00:00:00.000Z' });
  expect(entry('/authors')).toMatchObject({ updatedAt: '2026-11-04T00:00:00.000Z' });
  expect(entry('/authors', { ...content, people: [] })).toEqual({
    title: 'Authors and reviewers',
    path: '/authors',
  });
});

it('names every recipe of the library', () => {
  const listed = siteMapEntries(content).filter(({ path }) => path.startsWith('/nutriai/recipes/'));
  expect(listed).toHaveLength(recipes.length);
  for (const { updatedAt } of listed) expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('names every food', () => {
  const listed = siteMapEntries(content).filter(({ path }) => path.startsWith('/nutriai/foods/'));
  expect(listed).toHaveLength(foods.length);
  const foodsSection = sectionsOf(content).find(({ title }) => title === 'Foods');
  expect(foodsSection?.rest).toEqual({ path: '/nutriai/foods', count: foods.length - 200 });
});

it('dates a list by its newest document, and an empty list not at all', () => {
  expect(entry('/blog/category/feeding')).toMatchObject({ updatedAt: '2026-11-09T00:00:00.000Z' });
  expect(entry('/')).toMatchObject({ updatedAt: '2026-11-10T00:00:00.000Z' });
  expect(entry('/blog/category/sleep')).not.toHaveProperty('updatedAt');
  expect(entry('/blog', { ...content, posts: [] })).not.toHaveProperty('updatedAt');
});

it('names the picture of a document that has one', () => {
  expect(entry('/blog/eggs')).toMatchObject({ image: '/media/images/eggs.webp' });
  expect(entry('/web-stories/cut')).not.toHaveProperty('image');
});

it('shows people the newest of a long section, and where the others are', () => {
  const posts = Array.from({ length: 500 }, (_, index) => ({
    ...document(index + 1, `post-${index + 1}`, '2026-11-09'),
    categoryId: 2,
  }));
  const long = { ...content, posts };
  const sleep = sectionsOf(long).find(({ title }) => title === 'Sleep');
  expect(sleep?.entries).toHaveLength(201);
  expect(sleep?.rest).toEqual({ path: '/blog/category/sleep', count: 300 });
  expect(
    sectionsOf(content)
      .filter(({ rest }) => rest)
      .map(({ title }) => title),
  ).toEqual(['Foods']);
  expect(siteMapEntries(long).filter(({ path }) => path.startsWith('/blog/post-'))).toHaveLength(500);
});

it('names the AMP twin of a story to search engines where it is the canonical form, and the player to people', () => {
  mockSettings.WEB_STORIES_CANONICAL = 'amp';
  const searched = pathsOf(siteMapEntries(content)).filter((path) => path.startsWith('/web-stories/'));
  const shown = pathsOf(sectionsOf(content).flatMap(({ entries }) => entries));
  mockSettings.WEB_STORIES_CANONICAL = 'page';
  expect(searched).toEqual(['/web-stories/cut/amp']);
  expect(shown.filter((path) => path.startsWith('/web-stories/'))).toEqual(['/web-stories/cut']);
});
