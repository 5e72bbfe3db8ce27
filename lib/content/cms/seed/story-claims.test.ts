import { foods } from '../../../nutriai/engine/foods/food-list';
import { claimingPages, givesFigure, type StoryClaims, storyClaimsOf } from './claims';
import {
  type FaqFile,
  type PageFile,
  type PostFile,
  readFaqFile,
  readPageFiles,
  readPostFiles,
  readStoryClaims,
  readStoryFiles,
  type StoryFile,
} from './read-files';

let posts: PostFile[] = [];
let stories: StoryFile[] = [];
let pages: PageFile[] = [];
let faq: FaqFile = [];
let named: StoryClaims = {};

beforeAll(async () => {
  [posts, stories, pages, faq, named] = await Promise.all([
    readPostFiles(),
    readStoryFiles(),
    readPageFiles(),
    readFaqFile(),
    readStoryClaims(),
  ]);
});

/** An amount with its unit, as texts are compared by it. */
const amounts = (text: string) =>
  [
    ...text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)(?:[–-](\d+(?:\.\d+)?))? ?(ml|g|mg|µg|IU|°C|%)(?![a-z])/g),
  ].flatMap(([, from, to, unit]) => [from, to].filter(Boolean).map((figure) => `${figure} ${unit}`));

it('names a source for every page of a web story that says something to act on', () => {
  const missing = stories.flatMap((story) =>
    claimingPages(story)
      .filter((heading) => named[story.slug]?.[heading] === undefined)
      .map((heading) => `${story.slug}: ${heading}`),
  );
  expect(missing).toEqual([]);
});

it('names a source that the story lists, and a page that it has', () => {
  const wrong = Object.entries(named).flatMap(([slug, byHeading]) => {
    const story = stories.find((each) => each.slug === slug);
    return Object.entries(byHeading).flatMap(([heading, key]) => {
      const isThere = story?.pages.some((page) => page.heading === heading);
      const isListed = story?.sources.some((source) => source.key === key);
      return isThere && isListed ? [] : [`${slug}: ${heading}: ${key}`];
    });
  });
  expect(wrong).toEqual([]);
});

it('knows the words, document, edition and day of each of these claims', () => {
  const claims = stories.flatMap((story) => storyClaimsOf(story, named));
  expect(claims.length).toBeGreaterThan(60);
  expect(
    claims.filter(({ claim, edition, read }) => !claim || !edition || !/^\d{4}-\d\d-\d\d$/.test(read)),
  ).toEqual([]);
  expect(new Set(claims.map(({ page }) => page)).size).toBe(stories.length);
});

it('answers a question with an amount only where the article that it leads to says the same', () => {
  const wrong = faq.flatMap(({ items }) =>
    items.flatMap(({ question, answer }) => {
      const linked = [...answer.matchAll(/\(\/blog\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug);
      const articles = posts.filter(({ slug, sources }) => linked.includes(slug) && sources.length > 0);
      const known = new Set(articles.flatMap(({ markdown }) => amounts(markdown)));
      return amounts(answer)
        .filter((amount) => !known.has(amount) && givesFigure(answer))
        .map((amount) => `${question} ${amount}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it('gives no figure to act on in pages that have no sources', () => {
  expect(pages.filter(({ markdown }) => givesFigure(markdown)).map(({ slug }) => slug)).toEqual([]);
});

it('names a source for every food whose note or serving says something with a figure', () => {
  const unsourced = foods.filter(({ note, serving, sources }) => {
    const says = [note ?? '', ...serving.map(({ text }) => text)];
    return sources.length === 0 && says.some((text) => /\d/.test(text));
  });
  expect(unsourced.map(({ id }) => id)).toEqual([]);
});
