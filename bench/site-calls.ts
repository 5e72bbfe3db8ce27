import { getCategoryBySlug, listCategories } from '../lib/content/reading/categories';
import { categoryFeedAnswer, feedAnswer } from '../lib/content/publishing/feed';
import { getPostBySlug, listPosts, relatedPosts } from '../lib/content/reading/posts';
import { postComments } from '../lib/content/reading/post-comments';
import { maxShown } from '../lib/content/reading/site-map';
import { readSiteOutline } from '../lib/content/reading/site-outline';
import { sitemapAnswer } from '../lib/content/publishing/sitemap';
import { listStories } from '../lib/content/reading/stories';
import type { RouteHandlers } from '../lib/platform/http/route-runner';
import { searchSite } from '../lib/content/search/site-search';
import * as blogs from '../app/api/blogs/route';
import * as blogCategories from '../app/api/blog-categories/route';
import * as comments from '../app/api/add-comment/[id]/route';
import * as search from '../app/api/search/route';
import * as pages from '../app/api/v2/pages/route';
import * as page from '../app/api/v2/pages/[id]/route';
import * as v2Blogs from '../app/api/v2/blogs/route';
import * as images from '../app/api/v2/images/route';
import * as searchBlogs from '../app/api/v2/search_blogs/route';
import * as babies from '../app/api/nutriai/baby-profiles/route';
import * as today from '../app/api/nutriai/baby-profiles/[id]/today/route';
import * as insights from '../app/api/nutriai/insights/[id]/route';
import * as meals from '../app/api/nutriai/meals/route';
import * as water from '../app/api/nutriai/water-intake/route';
import * as plans from '../app/api/nutriai/meal-plans/route';
import * as recipes from '../app/api/nutriai/recipes/route';
import * as favorites from '../app/api/nutriai/recipes/favorites/list/route';
import * as ownComments from '../app/api/user-profile/comments/route';

type Handler = Pick<RouteHandlers, 'GET'>;

/** The routes of lib/… that the calls of growth-calls.ts go to; a part in brackets stands for an id. */
const routes: Readonly<Record<string, Handler>> = {
  '/api/blogs': blogs,
  '/api/blog-categories': blogCategories,
  '/api/add-comment/[id]': comments,
  '/api/search': search,
  '/api/v2/pages': pages,
  '/api/v2/pages/[id]': page,
  '/api/v2/blogs': v2Blogs,
  '/api/v2/images': images,
  '/api/v2/search_blogs': searchBlogs,
  '/api/nutriai/baby-profiles': babies,
  '/api/nutriai/baby-profiles/[id]/today': today,
  '/api/nutriai/insights/[id]': insights,
  '/api/nutriai/meals': meals,
  '/api/nutriai/water-intake': water,
  '/api/nutriai/meal-plans': plans,
  '/api/nutriai/recipes': recipes,
  '/api/nutriai/recipes/favorites/list': favorites,
  '/api/user-profile/comments': ownComments,
};

/** What the pages read; rendering asks the database for nothing more. */
const pageReaders: readonly [pattern: RegExp, read: (url: URL, slug: string) => Promise<unknown>][] = [
  [/^\/$/, () => Promise.all([listPosts({ limit: 7, isCounting: true, isPaged: false }), listStories(8)])],
  [/^\/blog$/, (url) => listPosts({ page: Number(url.searchParams.get('page') ?? 1), isCounting: true })],
  [/^\/blog\/category\/([^/]+)$/, readCategory],
  [/^\/blog\/category\/([^/]+)\/feed\.json$/, readCategoryFeed],
  [/^\/blog\/([^/]+)$/, readPost],
  [/^\/search$/, (url) => searchSite({ query: url.searchParams.get('q') ?? '', kind: null, page: 1 })],
  [/^\/sitemaps$/, () => readSiteOutline(maxShown)],
  [/^\/sitemap\.xml$/, async (url) => (await sitemapAnswer(new Request(url))).text()],
  [/^\/feed\.xml$/, async (url) => (await feedAnswer(new Request(url), 'feed.xml')).text()],
];

async function readCategory(_url: URL, slug: string): Promise<unknown> {
  const category = await getCategoryBySlug(slug);
  if (!category) throw new Error(`There is no category ${slug}.`);
  return Promise.all([listPosts({ categoryId: category.id, isCounting: true }), listCategories()]);
}

async function readCategoryFeed(url: URL, slug: string): Promise<unknown> {
  return (await categoryFeedAnswer(new Request(url), { slug, file: 'feed.json' })).text();
}

async function readPost(_url: URL, slug: string): Promise<unknown> {
  const post = await getPostBySlug(slug);
  if (!post) throw new Error(`There is no post ${slug}.`);
  return Promise.all([relatedPosts(post), postComments(post)]);
}

/** Makes a call inside this process: the route's own handler, or what the page reads. */
export async function callInProcess(path: string, token: string | null): Promise<void> {
  const url = new URL(path, 'http://127.0.0.1');
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/';
  for (const [pattern, read] of pageReaders) {
    const [match, slug = ''] = pattern.exec(pathname) ?? [];
    if (match === undefined) continue;
    await read(url, slug);
    return;
  }
  const [id] = /(?<=\/)([0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/.exec(pathname) ?? [];
  const route = routes[id === undefined ? pathname : pathname.replace(id, '[id]')];
  if (!route) throw new Error(`${path}: no such route here.`);
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
  const answer = await route.GET(new Request(url, { headers }), { params: Promise.resolve({ id }) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
