import { structuredDataProblems } from '../../lib/content/publishing/testing/structured-data-rules';
import { parsedUrl } from '../../lib/platform/http/parsed-url';
import type { PageContent } from './read-page';

/** What a template leaves behind when a value is missing. */
const placeholder = /\bundefined\b|\[object |\bNaN\b|\{\{|\}\}|\bInvalid Date\b|^null$/;

const descriptionCharacters = { least: 50, most: 160 };

/** Everything wrong with the markup of one page; empty when all is well. */
export function pageProblems(page: PageContent): string[] {
  return [
    ...(/^en(?:-(?:GB|US))?$/.test(page.language) ? [] : [`its language is "${page.language}"`]),
    ...(hasRightHeadings(page) ? [] : [`it has ${page.headings.length} h1`]),
    ...(page.headings.every((heading) => heading.trim() !== '') ? [] : ['its h1 is empty']),
    ...repeated(page.ids).map((id) => `the id "${id}" is given twice`),
    ...page.images
      .filter(({ missing }) => missing.length > 0)
      .map(({ src, missing }) => `the image ${src} has no ${missing.join(', ')}`),
    ...page.words.filter((words) => placeholder.test(words)).map((words) => `it says "${words}"`),
    ...page.structuredData.flatMap(dataProblems),
  ];
}

/** Everything wrong with what one page tells search engines of itself. */
export function searchProblems(page: PageContent, address: string): string[] {
  const [description = ''] = page.descriptions;
  const { least, most } = descriptionCharacters;
  const isLong = description.length >= least && description.length <= most;
  return [
    ...(page.titles.length === 1 && page.titles[0]?.trim() ? [] : [`it has ${page.titles.length} titles`]),
    ...(page.descriptions.length === 1 ? [] : [`it has ${page.descriptions.length} descriptions`]),
    ...(isLong ? [] : [`its description has ${description.length} characters: ${description}`]),
    ...(page.canonicals.map(normalized).join(' ') === normalized(address)
      ? []
      : [`its canonical address is ${page.canonicals.join(' ')}`]),
    ...(page.isHiddenFromSearch ? ['it is in the sitemap and hides from search'] : []),
    ...(page.structuredData.length > 0 ? [] : ['it has no structured data']),
    ...versionProblems(page.versions, address),
  ];
}

/** Pages that share what each must have for itself. */
export function sharedWords(pages: ReadonlyMap<string, PageContent>): string[] {
  return [
    ...sharedBy(pages, ({ titles }) => titles[0]).map((words) => `title ${words}`),
    ...sharedBy(pages, ({ descriptions }) => descriptions[0]).map((words) => `description ${words}`),
  ];
}

function sharedBy(
  pages: ReadonlyMap<string, PageContent>,
  wordsOf: (page: PageContent) => string | undefined,
): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, page] of pages) {
    const words = (wordsOf(page) ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
    paths.set(words, [...(paths.get(words) ?? []), path]);
  }
  return [...paths]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([words, sharing]) => `"${words}" is on ${sharing.join(', ')}`);
}

/**
 * A member's screen waits for the session with a heading of its own, hidden once it is known: both are in the
 * markup, of which one shows.
 */
function hasRightHeadings({ headings, isHiddenFromSearch }: PageContent): boolean {
  return headings.length === 1 || (isHiddenFromSearch && headings.length > 1);
}

function dataProblems(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`its structured data is no JSON: ${String(error)}`];
  }
  return structuredDataProblems(data).map((problem) => `its structured data: ${problem}`);
}

/** Language versions name each other, themselves included. */
function versionProblems(versions: PageContent['versions'], address: string): string[] {
  if (versions.length === 0) return [];
  return [
    ...(versions.some(({ href }) => href === address) ? [] : ['its language versions leave out itself']),
    ...versions
      .filter(
        ({ language, href }) =>
          !/^(?:x-default|[a-z]{2}(?:-[A-Z]{2})?)$/.test(language) || parsedUrl(href) === null,
      )
      .map(({ language, href }) => `a language version is "${language}" at "${href}"`),
  ];
}

/** An origin alone is the same address with its slash. */
function normalized(address: string): string {
  return parsedUrl(address)?.href ?? address;
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
