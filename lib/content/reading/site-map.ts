import { publicPath, type RoutedCollection } from '../cms/public-path';
import { foods } from '../../nutriai/engine/foods/food-list';
import { foodPicture } from '../../nutriai/engine/foods/food-picture';
import { recipes } from '../../nutriai/engine/recipes/recipe-list';
import { openBenchmark } from '../../nutriai/engine/benchmark/open-benchmark';
import { benchmarkPath, benchmarkTitle } from './benchmark/benchmark-words';
import { checkPath } from './foods/food-check-ages';
import { foodPath, foodsCheckedOn, foodsPath } from './foods/food-words';
import { landingCheckedOn } from './nutriai/nutriai-landing';
import { recipePath, recipesCheckedOn } from './recipes/recipe-words';
import type { ListedPage, SiteContent, SiteDocument, SitePost } from '../publishing/site-content';
import type { Outlined, OutlinedDocument, SiteOutline } from './site-outline';
import { storyCanonicalPath } from '../publishing/story-data';

export interface SiteMapEntry {
  title: string;
  path: string;
  /** When the document last changed, of a list its newest document; RFC 3339. */
  updatedAt?: string;
  /** Path of the page's main picture. */
  image?: string;
}

export interface SiteMapSection {
  title: string;
  entries: SiteMapEntry[];
  /** Where the rest of the section is listed, and how many there are besides those shown. */
  rest?: { path: string; count: number };
}

/** So many posts of a subject stand on the page for people; the subject's own list has the others. */
export const maxShown = 200;

/** Every public page by subject, for people. */
export function siteMapSections(outline: SiteOutline): SiteMapSection[] {
  const { categories, otherPosts, stories, pages, people, tags } = outline;
  const link = (collection: RoutedCollection) => (document: OutlinedDocument) => ({
    title: document.title,
    path: publicPath(collection, document.slug),
  });
  const section = (title: string, { documents, total }: Outlined, collection: 'posts' | 'stories') =>
    withRest(title, { entries: documents.map(link(collection)), total });
  const foods = foodEntries();
  const sections: SiteMapSection[] = [
    { title: 'Main pages', entries: mainPages({ posts: [], stories: [], pages: [] }) },
    { title: 'About this site', entries: pages.map(link('pages')) },
    ...categories.map((category) => {
      const list = categoryEntry(category, []);
      const posts = section(category.title, category, 'posts')(list.path);
      return { ...posts, entries: [list, ...posts.entries] };
    }),
    section('More posts', otherPosts, 'posts')('/blog'),
    { title: 'Posts by tag', entries: tags.map(({ title, path }) => ({ title, path })) },
    { title: peopleTitle, entries: withPeopleList(people.map(({ title, path }) => ({ title, path }))) },
    // Readers are led to the player, whichever form of a story search engines list.
    section('Web Stories', stories, 'stories')('/web-stories'),
    { title: 'Recipes', entries: recipeEntries() },
    withRest('Foods', { entries: foods.slice(0, maxShown), total: foods.length })(foodsPath),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/**
 * The same pages for search engines. Documents stand in the order in which they were made, so that a new one
 * changes the last file alone.
 */
export function siteMapEntries(content: SiteContent): SiteMapEntry[] {
  const { categories, posts, stories, pages, people, tags } = content;
  const postsOf = (id: number) => posts.filter(({ categoryId }) => categoryId === id);
  return [
    ...mainPages(content),
    ...pages.map(pageEntry),
    ...categories.map((category) => categoryEntry(category, postsOf(category.id))),
    ...peopleEntries(people),
    ...tags.map(listedEntry),
    ...recipeEntries(),
    ...foodEntries(),
    ...oldestFirst(posts).map(postEntry),
    ...oldestFirst(stories).map(storyEntry),
  ];
}

function mainPages({
  posts,
  stories,
  pages,
}: Pick<SiteContent, 'posts' | 'stories' | 'pages'>): SiteMapEntry[] {
  return [
    { title: 'Home', path: '/', ...newest([...posts, ...stories]) },
    { title: 'Blog', path: '/blog', ...newest(posts) },
    { title: 'Web Stories', path: '/web-stories', ...newest(stories) },
    { title: 'NutriAI', path: '/nutriai', updatedAt: landingCheckedOn },
    { title: 'Can my baby eat this?', path: checkPath, updatedAt: foodsCheckedOn },
    { title: 'Baby recipes', path: '/nutriai/recipes', updatedAt: recipesCheckedOn },
    { title: 'Foods for babies', path: foodsPath, updatedAt: foodsCheckedOn },
    { title: benchmarkTitle, path: benchmarkPath, updatedAt: openBenchmark().results.now.made_on },
    { title: 'Sitemap', path: '/sitemaps', ...newest([...posts, ...stories, ...pages]) },
  ];
}

const peopleTitle = 'Authors and reviewers';

function peopleEntries(people: readonly ListedPage[]): SiteMapEntry[] {
  return withPeopleList(people.map(listedEntry), newest(people));
}

/** The list of people tells what the editors did as well, so it is there without people. */
function withPeopleList(
  entries: SiteMapEntry[],
  changed: Pick<SiteMapEntry, 'updatedAt'> = {},
): SiteMapEntry[] {
  return [{ title: peopleTitle, path: '/authors', ...changed }, ...entries];
}

function listedEntry({ title, path, updatedMs }: ListedPage): SiteMapEntry {
  return { title, path, ...newest([{ updatedMs }]) };
}

function recipeEntries(): SiteMapEntry[] {
  return recipes.map(({ id, title }) => ({
    title,
    path: recipePath(id),
    updatedAt: recipesCheckedOn,
    image: `/og/recipes/${id}`,
  }));
}

function foodEntries(): SiteMapEntry[] {
  return foods.map(({ id, name }) => ({
    title: name,
    path: foodPath(id),
    updatedAt: foodsCheckedOn,
    image: foodPicture(id).path,
  }));
}

function categoryEntry(
  { slug, title }: Pick<SiteContent['categories'][number], 'slug' | 'title'>,
  posts: readonly SitePost[],
): SiteMapEntry {
  return { title: `All posts in ${title}`, path: publicPath('categories', slug), ...newest(posts) };
}

function postEntry(post: SiteDocument): SiteMapEntry {
  return documentEntry(post, publicPath('posts', post.slug));
}

function storyEntry(story: SiteDocument): SiteMapEntry {
  return documentEntry(story, storyCanonicalPath(story.slug));
}

function pageEntry(page: SiteDocument): SiteMapEntry {
  return documentEntry(page, publicPath('pages', page.slug));
}

function documentEntry({ title, updatedMs, image }: SiteDocument, path: string): SiteMapEntry {
  return {
    title,
    path,
    updatedAt: new Date(updatedMs).toISOString(),
    ...(image ? { image: `/media/images/${image}` } : {}),
  };
}

/** @returns the section, given where the others are listed */
function withRest(title: string, { entries, total }: { entries: SiteMapEntry[]; total: number }) {
  return (path: string): SiteMapSection =>
    total > entries.length
      ? { title, entries, rest: { path, count: total - entries.length } }
      : { title, entries };
}

function oldestFirst<Document extends SiteDocument>(documents: readonly Document[]): Document[] {
  return [...documents].sort((one, other) => one.id - other.id);
}

function newest(documents: readonly { updatedMs: number }[]): Pick<SiteMapEntry, 'updatedAt'> {
  const latestMs = documents.reduce((latest, { updatedMs }) => Math.max(latest, updatedMs), 0);
  return latestMs > 0 ? { updatedAt: new Date(latestMs).toISOString() } : {};
}
