import { babyKind, generatedId } from './generated-families';

/** How many posts a site has, and how many meals each of the members who call. */
export interface GrowthSite {
  posts: number;
  meals: number;
}

/** One call whose cost must not grow with what others have written. */
export interface GrowthCall {
  name: string;
  /** Address on the site; its numbers go by how much there is. */
  path: (site: GrowthSite & { turn: number }) => string;
  /** Sent as the member of this number. */
  member?: (turn: number) => number;
}

const spread = (posts: number, turn: number) => 1 + ((turn * 7_919) % posts);
const baby = (member: number) => generatedId(babyKind, member);
const families = 50;
const member = (turn: number) => turn % families;
/** Words of a title and of few posts; the generated texts are made of the first content's words. */
const typed = [
  'iron',
  'egg',
  'nap',
  'tummy time',
  'reflux',
  'vitamin d',
  'teething',
  'honey',
  'peanut',
  'fever',
];
const words = (turn: number) => encodeURIComponent(typed[turn % typed.length] ?? 'egg');

const pages: readonly GrowthCall[] = [
  { name: 'home page', path: () => '/' },
  { name: 'blog, first page', path: () => '/blog' },
  { name: 'blog, deep page', path: ({ posts }) => `/blog?page=${Math.max(1, Math.floor(posts / 12 / 2))}` },
  { name: 'category page', path: () => '/blog/category/sleep' },
  { name: 'post page', path: ({ posts, turn }) => `/blog/post-${spread(posts, turn)}` },
  { name: 'search page', path: ({ turn }) => `/search?q=${words(turn)}` },
  { name: 'page of all pages', path: () => '/sitemaps' },
];

const feeds: readonly GrowthCall[] = [
  { name: 'sitemap.xml', path: () => '/sitemap.xml' },
  { name: 'feed.xml', path: () => '/feed.xml' },
  { name: 'feed of a category', path: () => '/blog/category/sleep/feed.json' },
];

const v1: readonly GrowthCall[] = [
  { name: 'blogs', path: () => '/api/blogs' },
  { name: 'blogs, deep', path: ({ posts }) => `/api/blogs?page=${Math.max(1, Math.floor(posts / 20 / 2))}` },
  { name: 'blogs, last', path: ({ posts }) => `/api/blogs?page=${Math.ceil(posts / 20)}` },
  { name: 'blogs of a category', path: () => '/api/blogs?category=sleep' },
  { name: 'blogs by title', path: () => '/api/blogs?ordering=title' },
  { name: 'blogs by comments', path: () => '/api/blogs?ordering=-comment_count' },
  { name: 'blogs, search', path: ({ turn }) => `/api/blogs?search=${words(turn)}` },
  { name: 'categories', path: () => '/api/blog-categories' },
  { name: 'categories with posts', path: () => '/api/blog-categories?include_posts=true' },
  { name: 'comments', path: ({ posts, turn }) => `/api/add-comment/${spread(posts, turn)}` },
];

const v2: readonly GrowthCall[] = [
  { name: 'pages', path: () => '/api/v2/pages/' },
  { name: 'pages, deep', path: ({ posts }) => `/api/v2/pages/?offset=${Math.floor(posts / 2)}` },
  { name: 'pages of a type', path: () => '/api/v2/pages/?type=blog.BlogPage' },
  { name: 'pages by title', path: () => '/api/v2/pages/?type=blog.BlogPage&order=title' },
  { name: 'pages by date', path: () => '/api/v2/pages/?order=-first_published_at' },
  { name: 'pages by slug', path: ({ posts, turn }) => `/api/v2/pages/?slug=post-${spread(posts, turn)}` },
  { name: 'pages below one', path: () => '/api/v2/pages/?child_of=3' },
  { name: 'pages of a tag', path: () => '/api/v2/pages/?type=blog.BlogPage&tags=iron' },
  { name: 'pages, search', path: ({ turn }) => `/api/v2/pages/?search=${words(turn)}` },
  { name: 'page', path: ({ posts, turn }) => `/api/v2/pages/${100 + spread(posts, turn)}/` },
  { name: 'v2 blogs', path: () => '/api/v2/blogs/' },
  { name: 'v2 blogs, deep', path: ({ posts }) => `/api/v2/blogs/?offset=${Math.floor(posts / 2)}` },
  { name: 'v2 blogs of a category', path: () => '/api/v2/blogs/?category=sleep' },
  { name: 'images', path: () => '/api/v2/images/' },
  { name: 'images, search', path: () => '/api/v2/images/?search=cover' },
  { name: 'search of posts', path: ({ turn }) => `/api/v2/search_blogs/?q=${words(turn)}` },
  { name: 'search while typing', path: ({ turn }) => `/api/search?q=${words(turn)}` },
];

const nutriai: readonly GrowthCall[] = [
  { name: 'babies', path: () => '/api/nutriai/baby-profiles', member },
  { name: 'today', path: ({ turn }) => `/api/nutriai/baby-profiles/${baby(member(turn))}/today`, member },
  { name: 'insights', path: ({ turn }) => `/api/nutriai/insights/${baby(member(turn))}`, member },
  { name: 'meals', path: () => '/api/nutriai/meals', member },
  {
    name: 'meals, deep',
    path: ({ meals }) => `/api/nutriai/meals?page=${Math.max(1, Math.floor(meals / 20))}`,
    member,
  },
  {
    name: 'meals of a day',
    path: ({ turn }) => `/api/nutriai/meals?baby=${baby(member(turn))}&from=2026-11-01&to=2026-11-01`,
    member,
  },
  { name: 'water', path: () => '/api/nutriai/water-intake', member },
  { name: 'plans', path: () => '/api/nutriai/meal-plans', member },
  { name: 'recipes', path: () => '/api/nutriai/recipes', member },
  { name: 'favourites', path: () => '/api/nutriai/recipes/favorites/list', member },
  { name: 'own comments', path: () => '/api/user-profile/comments', member },
];

export const growthCalls: readonly GrowthCall[] = [...pages, ...feeds, ...v1, ...v2, ...nutriai];
