import { makeSite, type Site } from '../lib/platform/testing/run-program';

interface Result {
  withMany: Record<string, number>;
  withFew: Record<string, number>;
  plans: Record<string, string[]>;
}

/** Statements that each call sends, with nothing kept from calls before: of pages, what reading their content sends. */
const statements: Record<string, number> = {
  'home page': 5,
  'blog, first page': 5,
  'blog, deep page': 5,
  'category page': 7,
  'post page': 12,
  // Two for each of the eight categories.
  'page of all pages': 24,
  blogs: 6,
  'blogs, deep': 6,
  'blogs, last': 6,
  'blogs of a category': 6,
  'blogs by title': 6,
  'blogs by comments': 6,
  categories: 2,
  'categories with posts': 7,
  comments: 5,
  pages: 3,
  'pages, deep': 3,
  'pages of a type': 3,
  'pages by title': 3,
  'pages by date': 3,
  'pages by slug': 3,
  'pages below one': 4,
  'pages of a tag': 3,
  'pages, search': 4,
  page: 8,
  'v2 blogs': 8,
  'v2 blogs, deep': 8,
  'v2 blogs of a category': 8,
  images: 3,
  babies: 3,
  today: 5,
  insights: 4,
  meals: 5,
  'meals, deep': 5,
  'meals of a day': 4,
  water: 6,
  plans: 4,
  recipes: 3,
  favourites: 3,
  'own comments': 3,
};

/** What still costs more with every row, and why that is borne. */
const known: Record<string, string[]> = {
  // In the order of the index, from its end and no farther than the page.
  'blogs by comments': ['SCAN l USING COVERING INDEX listed_posts_comments_idx'],
  // Six of each category, put into one order.
  'categories with posts': ['USE TEMP B-TREE FOR ORDER BY'],
  // All that match are weighed, and no more.
  'search page': ['USE TEMP B-TREE FOR ORDER BY'],
  'search while typing': ['USE TEMP B-TREE FOR ORDER BY'],
  'search of posts': ['USE TEMP B-TREE FOR ORDER BY'],
  'pages, search': ['USE TEMP B-TREE FOR ORDER BY'],
  // All authors and reviewers are listed, of which a site has a few.
  'page of all pages': ['SCAN people', 'USE TEMP B-TREE FOR ORDER BY'],
  'sitemap.xml': ['SCAN people'],
};

let site: Site;
let result: Result;

beforeAll(async () => {
  site = makeSite();
  const program = site.start('bench/check-growth.ts');
  const status = await program.ended;
  const line = /^RESULT (.*)$/m.exec(program.output())?.[1];
  if (status !== 0 || line === undefined) throw new Error(program.output());
  result = JSON.parse(line) as Result;
}, 120_000);

afterAll(() => {
  site.remove();
});

/** With nothing to answer there are no replies to ask for; few posts are filled up with the newest of all. */
const whereFew: Readonly<Record<string, number>> = { comments: 4, 'post page': 15 };

test('a call sends the same statements however much there is', () => {
  expect(result.withMany).toMatchObject(statements);
  for (const [name, count] of Object.entries(statements)) {
    expect([name, result.withFew[name]]).toEqual([name, whereFew[name] ?? count]);
  }
});

test('what is searched for takes a bounded number of statements', () => {
  const searches = [
    'search page',
    'search while typing',
    'search of posts',
    'images, search',
    'blogs, search',
  ];
  // A feed is made once for each state of the content: a call may find it there.
  for (const name of [...searches, 'sitemap.xml', 'feed.xml', 'feed of a category']) {
    for (const counts of [result.withFew, result.withMany])
      expect([name, (counts[name] ?? Infinity) <= 15]).toEqual([name, true]);
  }
});

test('SQLite finds everything by an index, and sorts nothing that it need not show', () => {
  expect(result.plans).toEqual(known);
});
