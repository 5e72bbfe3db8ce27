import { knowledge } from '../knowledge/knowledge';
import { expressionInLines } from '../text/expression-in-lines';
import { withoutAccents } from './amount-languages';
import { put, type ReadText } from './read-text';
import { numberAt } from './written-number';

const { once, ...lists } = knowledge.logWords.breastfeeds;

type Kind = keyof typeof lists | 'number' | 'once';

/** A word or phrase of a feed at the breast. */
interface BreastWord {
  kind: Kind;
  value: number;
}

const kinds = Object.keys(lists) as (keyof typeof lists)[];

interface Phrase {
  kind: keyof typeof lists;
  words: readonly string[];
}

/** Phrases by their first word, the longest first; of two kinds the one that says more goes first. */
const phrasesByFirst = new Map<string, Phrase[]>();
for (const kind of kinds)
  for (const phrase of lists[kind]) {
    const words = withoutAccents(phrase).split(' ');
    const [first = ''] = words;
    const begun = [...(phrasesByFirst.get(first) ?? []), { kind, words }];
    phrasesByFirst.set(
      first,
      begun.sort((one, other) => other.words.length - one.words.length),
    );
  }

const phraseAt = (words: readonly string[], at: number): Phrase | undefined =>
  phrasesByFirst
    .get(words[at] ?? '')
    ?.find((phrase) => phrase.words.every((one, place) => words[at + place] === one));

const token = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{M}]/gu;
const marks = /^[-–/:()!.?~×'’]$/u;

const wordsIn = (text: string): string[] => withoutAccents(text).match(token) ?? [];

/** Takes the words of a stretch of a text for those of a feed at the breast; null where there is any other word. */
function breastWordsOf(text: string): BreastWord[] | null {
  const words = wordsIn(text);
  const read: BreastWord[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const phrase = phraseAt(words, at);
    const number = phrase ? null : numberAt(words, at);
    if (phrase) read.push({ kind: phrase.kind, value: 0 });
    else if (Object.hasOwn(once, word)) read.push({ kind: 'once', value: once[word] ?? 1 });
    else if (number) read.push({ kind: 'number', value: number.value });
    else if (word === '×') read.push({ kind: 'feedsCounted', value: 0 });
    else if (!marks.test(word)) return null;
    at = number && !phrase ? number.end : at + (phrase?.words.length ?? 1);
  }
  return read;
}

const separators = expressionInLines('giu')`
  [,;+&\n]|\.(?=\s|$)|(?<=\s)(?:and|then|plus|und|dann|et|puis|y|luego|e|poi|depois|en|i|ve|sonra)(?=\s)
`;

interface Stretch {
  start: number;
  end: number;
  words: readonly BreastWord[] | null;
}

function stretchesOf(text: string): Stretch[] {
  const found = [...text.matchAll(separators)];
  const starts = [0, ...found.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, at) => {
    const words = text.slice(from, found[at]?.index ?? text.length);
    return {
      start: from + words.length - words.trimStart().length,
      end: from + Math.max(words.trimEnd().length, words.length - words.trimStart().length),
      words: breastWordsOf(words),
    };
  });
}

const has = (words: readonly BreastWord[], ...of: readonly Kind[]) =>
  words.some(({ kind }) => of.includes(kind));

const isSaid = (words: readonly BreastWord[]): boolean =>
  has(words, 'feeds') || (has(words, 'breasts') && has(words, 'left', 'right', 'both', 'minutes', 'times'));

/** Stretches side by side that say nothing but a feed at the breast. */
function runsOf(text: string): (Stretch & { words: readonly BreastWord[] })[] {
  const runs: (Stretch & { words: readonly BreastWord[] })[] = [];
  let last: (typeof runs)[number] | null = null;
  for (const { start, end, words } of stretchesOf(text)) {
    if (words === null || words.length === 0) last = null;
    else if (last) Object.assign(last, { end, words: [...last.words, ...words] });
    else runs.push((last = { start, end, words }));
  }
  return runs.filter(({ words }) => isSaid(words));
}

/** From this on a bare number is of minutes. Ours. */
const leastMinutes = 5;
/** What is drunk in so few minutes is less. Ours. */
const shortMinutes = 5;

function feedsOf(words: readonly BreastWord[]): { feeds: number; minutes: number | null } {
  let [feeds, minutes]: [number, number | null] = [1, null];
  for (const [at, { kind, value }] of words.entries()) {
    const [before, behind] = [words[at - 1]?.kind, words[at + 1]?.kind];
    if (kind === 'once') feeds = value;
    if (kind !== 'number') continue;
    const isCounted =
      [before, behind].includes('feedsCounted') || (behind === 'feeds' && value < leastMinutes);
    if (isCounted && behind !== 'minutes') feeds = Math.min(value, mostFeeds);
    else if (behind === 'minutes' || value >= leastMinutes) minutes = (minutes ?? 0) + value;
  }
  return { feeds, minutes };
}

/** More than so many feeds a day nobody counts. Ours. */
const mostFeeds = 16;

/**
 * What a child drinks at a feed: about 76 g at one breast from one to six months (Kent and others 2006); less of the
 * newborn, and of a child who eats as well. Ours.
 */
const usualFeed: readonly (readonly [number, number])[] = [
  [12, 70],
  [1, 80],
  [0, 55],
];
const [ofBoth, ofShort] = [1.2, 0.7];

function millilitresOf(words: readonly BreastWord[], ageMonths: number): number {
  const { feeds, minutes } = feedsOf(words);
  const isBoth = has(words, 'both') || (has(words, 'left') && has(words, 'right'));
  const usual = usualFeed.find(([from]) => ageMonths >= from)?.[1] ?? 0;
  const factor = minutes !== null && minutes <= shortMinutes ? ofShort : 1;
  return Math.round(usual * feeds * factor * (isBoth ? ofBoth : 1));
}

/** Where nobody knows the age. */
const middleAge = 6;

/**
 * A text in which feeds at the breast are a usual amount of breast milk: "bf 10 mins both sides", "gestillt", "2 feeds
 * at the breast".
 */
export function withBreastfeeds(read: ReadText, ageMonths = middleAge): ReadText {
  return runsOf(read.text).reduceRight((text, { start, end, words }) => {
    const meant = `${millilitresOf(words, ageMonths)} ml breast milk`;
    const done = put(text, [start, end], meant);
    const written = read.text.slice(start, end);
    const reading = {
      written,
      meant: 'breast milk',
      start,
      end: start + meant.length,
      isAtBreast: true as const,
    };
    return { ...done, readings: [...done.readings, reading] };
  }, read);
}

/** Whether words that name no food speak of a feed at the breast. */
export const saysBreastfeed = (text: string): boolean =>
  wordsIn(text).some((_, at, words) => ['feeds', 'breasts'].includes(phraseAt(words, at)?.kind ?? ''));
