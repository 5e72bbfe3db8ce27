import { readingMinutes } from '../hooks/reading-time';
import { firstCategories } from './categories';
import { readDrawnScenes } from './illustrations/drawn-scenes';
import { picturesIn } from './pictures-in';
import {
  type FaqFile,
  type PageFile,
  type PostFile,
  readFaqFile,
  readPageFiles,
  readPollFile,
  readPostFiles,
  readStoryFiles,
  type StoryFile,
} from './read-files';

const routes = [
  '/',
  '/blog',
  '/web-stories',
  '/contact',
  '/faq',
  '/nutriai',
  '/nutriai/benchmark',
  '/authors',
  '/profile',
  '/sign-in',
  '/sitemaps',
  '/feed.xml',
];

let posts: PostFile[];
let stories: StoryFile[];
let pages: PageFile[];
let faq: FaqFile;

beforeAll(async () => {
  [posts, stories, pages, faq] = await Promise.all([
    readPostFiles(),
    readStoryFiles(),
    readPageFiles(),
    readFaqFile(),
  ]);
});

/** What fails, by name: an empty list is a pass that tells nothing more, a full one says where to look. */
const offenders = <Item extends { slug: string }>(items: Item[], isWrong: (item: Item) => boolean) =>
  items.filter(isWrong).map(({ slug }) => slug);

const footnotesOf = (markdown: string) =>
  [...markdown.matchAll(/\[\^([^\]]+)\]/g)].map(([, key = '']) => key);

/** What a reader reads: no link targets, footnote marks or markup. */
function wordsOnly(markdown: string): string {
  const text = markdown.replace(/\[\^[^\]]+\]|\]\([^)]*\)|^:::.*$|[#*_|[\]>-]+/gm, ' ');
  return text
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word))
    .join(' ');
}

const wordsOf = (markdown: string) => wordsOnly(markdown).split(' ').length;

function addresses(): Set<string> {
  return new Set([
    ...routes,
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...stories.map(({ slug }) => `/web-stories/${slug}`),
    ...pages.map(({ slug }) => `/${slug}`),
    ...firstCategories.map(({ slug }) => `/blog/category/${slug}`),
  ]);
}

it('fills six shelves with at least 60 posts', () => {
  const shelves = firstCategories.map(({ slug }) => slug);
  expect(shelves).toHaveLength(6);
  expect(posts.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(posts.map(({ category }) => category))].sort()).toEqual([...shelves].sort());
});

it('has posts of 250 to 2400 words', () => {
  const lengths = posts.map(({ slug, markdown }) => [slug, wordsOf(markdown)] as const);
  expect(lengths.filter(([, words]) => words < 250 || words > 2400)).toEqual([]);
});

/** Each subject has the length that it needs: posts of one length all read alike, to people and to search engines. */
it('has quick lists of two minutes and guides of seven, and no length that most posts share', () => {
  const minutes = posts.map(({ markdown }) => readingMinutes(wordsOnly(markdown)));
  const share = (isCounted: (minute: number) => boolean) => minutes.filter(isCounted).length / posts.length;
  expect(share((minute) => minute <= 2)).toBeGreaterThan(0.1);
  expect(share((minute) => minute >= 7)).toBeGreaterThan(0.15);
  for (const each of new Set(minutes))
    expect([each, share((minute) => minute === each) < 0.6]).toEqual([each, true]);
});

it('keeps titles, excerpts and lines within what the panel accepts', () => {
  expect(offenders(posts, ({ title, excerpt }) => title.length > 110 || excerpt.length > 200)).toEqual([]);
  expect(offenders(posts, ({ in_short: lines }) => lines.some((line) => !line || line.length > 240))).toEqual(
    [],
  );
  expect(offenders(stories, ({ title, excerpt }) => title.length > 70 || excerpt.length > 200)).toEqual([]);
  expect(
    offenders(stories, (story) =>
      story.pages.some(({ heading, text = '' }) => heading.length > 70 || text.length > 200),
    ),
  ).toEqual([]);
});

it('gives every footnote a source and every source a footnote', () => {
  const wrong = posts.flatMap(({ slug, markdown, sources }) => {
    const known = sources.map(({ key }) => key);
    const used = new Set(footnotesOf(markdown));
    const missing = [...used].filter((key) => !known.includes(key)).map((key) => `${slug}: no source ${key}`);
    return [...missing, ...known.filter((key) => !used.has(key)).map((key) => `${slug}: ${key} is not used`)];
  });
  expect(wrong).toEqual([]);
});

it('names each source once, by an https address', () => {
  const isWrong = ({ sources }: Pick<PostFile, 'sources'>) =>
    sources.length === 0 ||
    new Set(sources.map(({ key }) => key)).size !== sources.length ||
    sources.some(({ url }) => !url.startsWith('https://'));
  expect(offenders(posts, isWrong)).toEqual([]);
  expect(offenders(stories, isWrong)).toEqual([]);
});

/** A reader who follows a source lands on the page that says it, not on the front door of its publisher. */
it('names a page of its own for every source', () => {
  const isFrontDoor = ({ url }: { url: string }) => new URL(url).pathname === '/';
  expect(offenders([...posts, ...stories], ({ sources }) => sources.some(isFrontDoor))).toEqual([]);
});

it('leads only to addresses that are there', () => {
  const texts = [
    ...[...posts, ...pages].map(({ slug, markdown }) => [slug, markdown] as const),
    ...faq.flatMap(({ items }) => items.map(({ question, answer }) => [question, answer] as const)),
  ];
  const links = [
    ...texts.flatMap(([from, text]) =>
      [...text.matchAll(/\]\(([^)\s]*)/g)].map(([, href = '']) => [from, href]),
    ),
    ...stories.flatMap((story) => story.pages.flatMap(({ link }) => (link ? [[story.slug, link.href]] : []))),
  ];
  expect(links.length).toBeGreaterThan(50);
  const known = addresses();
  const dead = links.filter(([, href = '']) =>
    href.startsWith('/') ? !known.has(href.split(/[#?]/)[0] ?? '') : !/^(?:https:|mailto:|#)/.test(href),
  );
  expect(dead).toEqual([]);
});

it('asks readers by polls that there are, each in one post', async () => {
  const embedded = posts.flatMap(({ markdown }) =>
    [...markdown.matchAll(/^:::poll[ \t]+(\S+)$/gm)].map(([, key]) => key),
  );
  const polls = await readPollFile();
  expect(embedded.length).toBeGreaterThanOrEqual(2);
  expect(embedded.sort()).toEqual(polls.map(({ key }) => key).sort());
  for (const { question, options } of polls) {
    expect(question.length).toBeLessThanOrEqual(160);
    expect(new Set(options).size).toBe(options.length);
    expect(options.filter((label) => label.length > 100)).toEqual([]);
  }
});

it('has at least sixteen stories of six to ten pages, from a cover to a closing', () => {
  expect(stories.length).toBeGreaterThanOrEqual(16);
  expect(
    stories
      .map((story) => [story.slug, story.pages.length] as const)
      .filter(([, count]) => count < 6 || count > 10),
  ).toEqual([]);
  expect(
    offenders(
      stories,
      (story) => story.pages[0]?.layout !== 'cover' || story.pages.at(-1)?.layout !== 'closing',
    ),
  ).toEqual([]);
});

it('asks each quiz with one right answer', () => {
  const isWrong = ({ pages: all }: StoryFile) =>
    all.some(({ layout, quiz }) =>
      layout === 'quiz'
        ? !quiz?.explanation ||
          quiz.options.length < 2 ||
          quiz.options.filter(({ correct }) => correct).length !== 1
        : quiz !== undefined,
    );
  expect(offenders(stories, isWrong)).toEqual([]);
});

it('ties each story to a post', () => {
  expect(offenders(stories, ({ relatedPost }) => !posts.some(({ slug }) => slug === relatedPost))).toEqual(
    [],
  );
});

it('has a picture with a text for every post, poster and story page', () => {
  const scenes = readDrawnScenes();
  const isMissing = (name: string) => !scenes[name]?.alt.trim();
  expect(offenders(posts, ({ slug }) => isMissing(slug))).toEqual([]);
  expect(offenders(stories, ({ poster, posterAlt }) => isMissing(poster) || !posterAlt.trim())).toEqual([]);
  const wrong = stories.flatMap((story) =>
    story.pages.flatMap(({ picture, alt }) =>
      picture && (isMissing(picture) || !alt?.trim() || alt.length > 250)
        ? [`${story.slug}: ${picture}`]
        : [],
    ),
  );
  expect(wrong).toEqual([]);
  expect(offenders(posts, ({ markdown }) => picturesIn(markdown).some(isMissing))).toEqual([]);
  expect(['home-hero', 'nutriai-hero'].filter(isMissing)).toEqual([]);
});

it('has a table or a drawing of its own in every post', () => {
  const isBare = ({ markdown }: PostFile) => !/^\| ?-/m.test(markdown) && picturesIn(markdown).length === 0;
  expect(offenders(posts, isBare)).toEqual([]);
});

it('answers at least twenty questions, each asked once', () => {
  const questions = faq.flatMap(({ items }) => items.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(questions).size).toBe(questions.length);
});
