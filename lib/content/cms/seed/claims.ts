import type { PostFile, StoryFile } from './read-files';

/** One thing that an article claims, and the document that says so. */
export interface Claim {
  claim: string;
  /** Address of the article or web story. */
  page: string;
  source: string;
  url: string;
  /** The year of the document; a page that its publisher keeps up to date has the day on which it was read. */
  edition: string;
  read: string;
}

/**
 * What may harm if it is wrong: a temperature, a dose, a share, an amount for a whole day, the age before which
 * something is not given. A spoon of mash in a day's plan is no such figure.
 */
const figures = [
  /\d ?(?:mg|µg|micrograms|IU|°C|°F|%)/,
  /\d ?(?:ml|g|oz|litres?)(?: \([^)]{1,20}\))? (?:[\w' ]{1,20} )?(?:a day|in a (?:whole )?day|in 24 hours|is plenty)/,
  /\b\d+ (?:in|of|out of) (?:every )?\d+\b/,
  /\b(?:before|until) (?:about )?(?:\d+|one|two|three|four|five|six) (?:months|years)\b/,
];
/** A box has an end of its own; a poll or a picture is one line. */
const boxes = /^:::(?:poll|picture) .*$|^:::[a-z-]+$[\s\S]*?^:::$/gm;
const footnote = /\[\^([^\]]+)\]/g;

/** Returns the claims of an article: its sentences, list items and table rows with a footnote, once per source. */
export function claimsOf({ slug, markdown, sources, checked }: PostFile): Claim[] {
  return statementsOf(markdown).flatMap((statement) =>
    [...statement.matchAll(footnote)].flatMap(([, key]) => {
      const source = sources.find((each) => each.key === key);
      if (!source) return [];
      return {
        claim: plain(statement),
        page: `/blog/${slug}`,
        source: `${source.org}: ${source.title}`,
        url: source.url,
        edition: source.year === undefined ? checked : String(source.year),
        read: checked,
      };
    }),
  );
}

/** Besides figures, what a page of few words may harm with: an age, a time, whom to call. */
const soonActedOn = [
  /\b(?:\d+|one|two|three|four|five|six) (?:minutes|hours)\b/,
  /\b\d+ (?:weeks|months)\b/,
  /\b\d+ (?:back blows|chest thrusts|abdominal thrusts)\b/,
  /\b999\b/,
];

/** Which of a story's sources says what a page of it claims: by the story and the page's heading. */
export type StoryClaims = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the claims of a web story's pages, as far as a source is named for them. */
export function storyClaimsOf({ slug, pages, sources, checked }: StoryFile, named: StoryClaims): Claim[] {
  return pages.flatMap((page) => {
    const source = sources.find(({ key }) => key === named[slug]?.[page.heading]);
    if (!source) return [];
    return {
      claim: wordsOfPage(page),
      page: `/web-stories/${slug}`,
      source: `${source.org}: ${source.title}`,
      url: source.url,
      edition: source.year === undefined ? checked : String(source.year),
      read: checked,
    };
  });
}

/** Returns the headings of a story's pages that say something to act on. */
export function claimingPages({ pages }: StoryFile): string[] {
  return pages
    .filter((page) => [...figures, ...soonActedOn].some((figure) => figure.test(wordsOfPage(page))))
    .map(({ heading }) => heading);
}

function wordsOfPage({ heading, text, quiz }: StoryFile['pages'][number]): string {
  return [heading, text, quiz?.explanation].filter(Boolean).join('. ');
}

/** Whether a text gives a figure that may harm if it is wrong. */
export function givesFigure(text: string): boolean {
  return figures.some((figure) => figure.test(text));
}

/** Returns the headings of the sections that give a figure to act on and name no source for anything. */
export function unsourcedSections({ markdown }: PostFile): string[] {
  return markdown
    .split(/^## /m)
    .filter((section) => !section.includes('[^') && givesFigure(section.replace(boxes, '')))
    .map((section) => section.split('\n')[0] ?? '');
}

function statementsOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line] : line.split(/(?<=[.!?\]]) +(?=[A-Z“"*])/)))
    .filter((statement) => statement.includes('[^'));
}

function plain(statement: string): string {
  return statement
    .replace(footnote, '')
    .replace(/\[([^[\]]{1,200})\]\([^)]{1,200}\)/g, '$1')
    .replace(/^[-\d.|\s]+|[*_]|\|\s*$/g, '')
    .trim();
}
