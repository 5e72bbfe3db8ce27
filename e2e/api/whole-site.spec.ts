import { expect, test } from './api-test';
import { pageProblems, searchProblems, sharedWords } from '../support/page-problems';
import { readSitemap } from '../support/read-sitemap';
import { SiteCrawl } from '../support/site-crawl';
import { shortLivedOrigin } from '../support/site-under-test';

/** Public pages that the sitemap leaves out. */
const unlisted = [
  '/blog?page=2',
  '/nutriai/foods?age=6&verdict=yes',
  '/nutriai/recipes?age=9&without=milk',
  '/nutriai/can-my-baby-eat?age=9&text=whole+grapes+and+porridge',
  '/search?q=egg',
  '/search?q=zzqxv',
  '/saved',
  '/sign-in',
  '/offline',
  '/api/docs',
];

const problemsOn = (path: string, problems: readonly string[]) =>
  problems.map((problem) => `${path}: ${problem}`);

// On the site that no other test over HTTP writes content on: every page stays as it is meanwhile.
test('every page of the sitemap is whole, and so is what it links to and shows', async ({ baseURL }) => {
  // A minute's work of the server alone, which the other tests share the processor with.
  test.setTimeout(480_000);
  const origin = shortLivedOrigin();
  expect(origin).not.toBe(baseURL);
  const readText = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const listed = await readSitemap(origin, readText);
  expect(listed.length).toBeGreaterThan(900);
  expect(new Set(listed).size).toBe(listed.length);

  const crawl = new SiteCrawl(origin);
  await crawl.read([...listed, ...unlisted]);
  await crawl.follow();
  expect([...listed, ...unlisted].filter((path) => crawl.page(path) === null)).toEqual([]);

  const pages = crawl.pages();
  const indexed = new Map([...pages].filter(([path]) => listed.includes(path)));
  expect([...pages].flatMap(([path, page]) => problemsOn(path, pageProblems(page)))).toEqual([]);
  expect(
    [...indexed].flatMap(([path, page]) => problemsOn(path, searchProblems(page, `${origin}${path}`))),
  ).toEqual([]);
  expect(sharedWords(indexed)).toEqual([]);
  expect(crawl.brokenLinks()).toEqual([]);

  await crawl.askForFiles();
  expect(crawl.fileCount()).toBeGreaterThan(2_000);
  expect(crawl.brokenFiles()).toEqual([]);
});
