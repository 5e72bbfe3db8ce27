import 'server-only';
import { publicPath } from '../cms/hooks/keep-redirect';
import { getCms } from '../cms/payload';
import { listCategories } from './categories';
import { listInfoPages } from './info-pages';
import { landingCheckedOn } from './nutriai-landing';
import { listPosts, type PostSummary } from './posts';
import { listStories } from './stories';

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
}

/** A sitemap file may hold 50,000 addresses. */
const maxDocuments = 50_000;

/** Every public page by subject, for people and for search engines. Left out: what an editor hides from search engines. */
export async function siteMap(): Promise<SiteMapSection[]> {
  const [categories, { posts: allPosts }, allStories, allPages, hidden] = await Promise.all([
    listCategories(),
    listPosts({ limit: maxDocuments }),
    listStories(maxDocuments),
    listInfoPages(),
    listHiddenPaths(),
  ]);
  const isShown = ({ path }: SiteMapEntry) => !hidden.has(path);
  const postEntries = (posts: readonly PostSummary[]) => posts.map(postEntry).filter(isShown);
  const stories = allStories
    .map(({ slug, title, updatedAt, poster }) => ({
      title,
      path: publicPath('stories', slug),
      updatedAt,
      ...(poster ? { image: poster.src } : {}),
    }))
    .filter(isShown);
  const pages = allPages
    .map(({ slug, title, updatedAt }) => ({ title, path: publicPath('pages', slug), updatedAt }))
    .filter(isShown);
  const others = postEntries(allPosts.filter(({ category }) => category === null));
  const sections: SiteMapSection[] = [
    {
      title: 'Main pages',
      entries: [
        { title: 'Home', path: '/', ...newest([...postEntries(allPosts), ...stories]) },
        { title: 'Blog', path: '/blog', ...newest(postEntries(allPosts)) },
        { title: 'Web Stories', path: '/web-stories', ...newest(stories) },
        { title: 'NutriAI', path: '/nutriai', updatedAt: landingCheckedOn },
        { title: 'Sitemap', path: '/sitemaps', ...newest([...postEntries(allPosts), ...stories, ...pages]) },
      ],
    },
    { title: 'About this site', entries: pages },
    ...categories.map(({ id, slug, title }) => {
      const posts = postEntries(allPosts.filter(({ category }) => category?.id === id));
      const list = { title: `All posts in ${title}`, path: publicPath('categories', slug), ...newest(posts) };
      return { title, entries: [list, ...posts] };
    }),
    { title: 'More posts', entries: others },
    { title: 'Web Stories', entries: stories },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

function postEntry({ slug, title, updatedAt, cover }: PostSummary): SiteMapEntry {
  return { title, path: publicPath('posts', slug), updatedAt, ...(cover ? { image: cover.src } : {}) };
}

function newest(entries: readonly SiteMapEntry[]): Pick<SiteMapEntry, 'updatedAt'> {
  const updatedAt = entries
    .flatMap((entry) => entry.updatedAt ?? [])
    .sort()
    .at(-1);
  return updatedAt ? { updatedAt } : {};
}

async function listHiddenPaths(): Promise<Set<string>> {
  const cms = await getCms();
  const collections = ['posts', 'stories', 'pages'] as const;
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await cms.find({
        collection,
        overrideAccess: false,
        where: {
          and: [{ 'seo.isHiddenFromSearch': { equals: true } }, { _status: { equals: 'published' } }],
        },
        select: { slug: true },
        depth: 0,
        limit: maxDocuments,
        pagination: false,
      });
      return docs.map(({ slug }) => publicPath(collection, slug));
    }),
  );
  return new Set(found.flat());
}
