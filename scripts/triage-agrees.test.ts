import { readFile } from 'node:fs/promises';
import { type PostFile, readPostFiles } from '@/lib/content/cms/seed/read-files';
import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';

/**
 * What our articles say of when to call somebody is what the detector of emergencies says, so that the same
 * question gets the same answer on every page.
 */
let posts: PostFile[];

beforeAll(async () => {
  posts = await readPostFiles();
});

const figuresOf = (says: RegExp) => [
  ...new Set(posts.flatMap(({ markdown }) => [...markdown.matchAll(says)].map(([, figure = '']) => figure))),
];
const isSeen = (text: string, ageMonths?: number) => detectRedFlags(text, ageMonths).length > 0;

/** "For every sign in the first table" names none itself; "if your child" heads a list. */
const pointsElsewhere = /\btable\b|\bsee \w+ or\b/;
const fewestWords = 4;
const callsForHelp = /999|emergency number/;

/** What a post says of when to call the emergency number, without the number, links and notes. */
function emergencyLines({ in_short: short, markdown }: PostFile): string[] {
  const blocks = [...markdown.matchAll(/^:::doctor\n([\s\S]*?)^:::$/gm)].map(([, block = '']) => block);
  return [...short, ...blocks.flatMap((block) => block.split('\n'))]
    .filter((line) => callsForHelp.test(line))
    .map((line) =>
      line
        .replace(/\[\^[^[\]]*\]/g, '')
        .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/\(?\b999[,/ ]*112,?(?: \/| or) 911\)?/g, '')
        .replace(/call your emergency number( at once)?\s*(for|if|when)?/gi, '')
        .replace(/[-*]/g, ' ')
        .replace(/\byour(self)?\b/g, 'my$1')
        .replace(/\byou\b/g, 'i'),
    )
    .filter((line) => !pointsElsewhere.test(line) && line.trim().split(/\s+/).length >= fewestWords);
}

it('sees an emergency in every sign for which a post sends to the emergency number', () => {
  const sentences = posts.flatMap((post) => emergencyLines(post).map((text) => ({ slug: post.slug, text })));
  expect(sentences.length).toBeGreaterThan(40);
  const unseen = sentences.filter(
    ({ text }) => !detectRedFlags(`my baby has this now: ${text}`).some(({ level }) => level === 'now'),
  );
  expect(unseen).toEqual([]);
});

it('sees a fever from the figures of the posts on, by age', () => {
  for (const figure of figuresOf(/under (?:3|three) months[^.|\n]{0,60}?(\d\d(?:\.\d)?) °C/gi)) {
    expect(isSeen(`my 2 month old has a temperature of ${figure}`)).toBe(true);
    expect(isSeen(`my 2 month old has a temperature of ${(Number(figure) - 0.2).toFixed(1)}`)).toBe(false);
  }
  for (const figure of figuresOf(/3 ?(?:to|–|-) ?6 months (?:has|with|\|) ?(\d\d(?:\.\d)?) °C/gi)) {
    expect(isSeen(`my 4 month old has a temperature of ${figure}`)).toBe(true);
    expect(isSeen(`my 4 month old has a temperature of ${(Number(figure) - 0.2).toFixed(1)}`)).toBe(false);
  }
  for (const figure of figuresOf(/below (\d\d) °C/gi))
    expect(isSeen(`my newborn has a temperature of ${(Number(figure) - 0.5).toFixed(1)}`)).toBe(true);
});

it('sees too little fluid after the hours of the posts', () => {
  const hours = figuresOf(/no wet napp(?:y|ies)[^.|\n]{0,20}? (?:for|in) (\d+)/gi);
  expect(hours.length).toBeGreaterThan(0);
  for (const hour of hours) {
    expect(isSeen(`no wet nappy for ${hour} hours`)).toBe(true);
    expect(isSeen(`she hasnt had a wet nappy in ${hour} hours`)).toBe(true);
  }
});

it.each([
  'my baby was born yesterday and is yellow',
  'yellow newborn, 20 hours old',
  'baby is 3 weeks old and his eyes are still yellow',
  'newborn yellow and hard to wake for feeds',
  'my 5 day old is getting more yellow, now the legs too',
  'pale chalky poo in a yellow newborn',
])('sees jaundice as the post on it does: %s', (text) => {
  expect(isSeen(text)).toBe(true);
});

const swollenFace = /\b(?:swollen|swelling of)\b[^.|:;]{0,20}\b(?:lips?|face|eyes|tongue)\b/i;
const callsNow = /999|emergency/i;
/** Swelling of a mother's own face after birth has causes and a way of its own. */
const ofMothers = 'recovery-after-birth';

it('sends swollen lips or a swollen face after a food to the emergency number in every list', async () => {
  const rows = posts.flatMap(({ slug, markdown }) =>
    markdown
      .split('\n')
      .filter((line) => line.startsWith('|') && swollenFace.test(line))
      .map((line) => ({ slug, line })),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ slug, line }) => !callsNow.test(line) && slug !== ofMothers)).toEqual([]);
  const answers = await readFile('knowledge/answers/00-particular.yaml', 'utf8');
  const sentences = answers.split(/(?<=[.:]) /).filter((sentence) => swollenFace.test(sentence));
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => !/\b999\b|ambulance/.test(sentence))).toEqual([]);
});
