import { foodsNamed } from '../foods/find-foods';
import { knowledge } from '../knowledge/knowledge';
import { unitOf } from '../text/units';
import { withoutAccents } from './amount-languages';
import { expressionInLines } from '../text/expression-in-lines';
import { numberAt } from './written-number';

/** A word of a milk feed. */
export type FeedWord =
  | { kind: 'number'; value: number; isPart: boolean }
  | { kind: 'unit'; unit: FeedUnit }
  /** What is drunk; whether the list of foods has it by these words. */
  | { kind: 'name'; name: string; isListed: boolean }
  | { kind: 'bottle' | 'left' | 'taken' | 'times' | 'total' | 'of' | 'fill' | 'mark' };

export type FeedUnit = 'ml' | 'oz';

const { feeds } = knowledge.logWords;

const simpleKinds = [
  ['bottle', new Set(feeds.bottles)],
  ['left', new Set(feeds.left)],
  ['taken', new Set(feeds.taken)],
  ['total', new Set(feeds.total)],
  ['of', new Set(feeds.of)],
  ['mark', new Set('()!?:=-')],
  ['fill', new Set(feeds.fills)],
] as const;

const isVessel = new RegExp(
  `(?<!\\p{L})(?:${feeds.bottles.filter((word) => !feeds.feedsOfAnyKind.includes(word)).join('|')})(?!\\p{L})`,
  'u',
);

/** Whether a text speaks of a bottle; a feed may be one at the breast. */
export const saysBottle = (text: string): boolean => isVessel.test(withoutAccents(text));

const names = Object.entries(feeds.names)
  .flatMap(([name, phrases]) =>
    phrases.map((phrase) => ({ name, words: phrase.split(' '), isListed: foodsNamed(phrase).length > 0 })),
  )
  .sort((a, b) => b.words.length - a.words.length);

/** "At 7 am", "every 3 hrs": when. */
const times = expressionInLines('gu')`
  (?:\b(?:at|every|for|in|um|alle|cada|ogni|om|as|toutes les)\s)?(?<![\d.,/])(?:\d{1,2}[:.]\d\d(?:\s?(?:am|pm|h|uhr))?
  |\d{1,2}\s?(?:am|pm|h|hrs?|hours?|uhr|heures?|horas?|stunden|uur)|at\s\d{1,2}|\d{1,2}h\d\d)(?![\p{L}\d])
`;

const token =
  /\d+(?:[.,]\d+)?(?:\/\d+)?|[½⅓⅔¼¾]|[x×*](?=\s?\d)|(?<=\d\s?)[x×](?!\p{L})|\p{L}[\p{L}'’]*|[^\s]/gu;

/** "Had all but 20 ml": so much was left. */
const allBut = new RegExp(`\\b(?:${feeds.allBut.join('|')})\\b`, 'gu');

const millilitres = /(?<![\p{L}\p{M}])(?:ملي ?لتر|مليلتر|ملل|مل|ملي|मिली|एमएल)(?![\p{L}\p{M}])/gu;

/** "180 ml, 30 ml Rest", "180 ml, 40 over": so much was left. */
const restBehind = /(?<=\d\s?(?:(?:ml|oz)\s)?)(?:rest|over)(?=\s*(?:$|[.)!]))/gu;

const wordsOf = (text: string): string[] => {
  const plain = withoutAccents(text)
    .replace(millilitres, 'ml')
    .replace(times, ' ')
    .replace(allBut, 'left')
    .replace(restBehind, 'left');
  const words = plain.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ').match(token) ?? [];
  return words.map((word) => word.replaceAll(/['’]/gu, ''));
};

const signs: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 };

/** Takes the words of a stretch of a text for those of milk feeds; null where there is any other word. */
export function feedWordsOf(text: string): FeedWord[] | null {
  const words = wordsOf(text);
  const read: FeedWord[] = [];
  for (let at = 0; at < words.length;) {
    const next = wordAt(words, at);
    if (!next) return null;
    read.push(next.word);
    at = next.end;
  }
  return read;
}

function wordAt(words: readonly string[], at: number): { word: FeedWord; end: number } | null {
  const word = words[at] ?? '';
  const named = names.find((each) => each.words.every((one, place) => words[at + place] === one));
  if (named)
    return {
      word: { kind: 'name', name: named.name, isListed: named.isListed },
      end: at + named.words.length,
    };
  const number = numberOf(words, at);
  if (number) return number;
  const unit = unitAt(words, at);
  if (unit) return unit;
  const kind = kindOf(word);
  return kind && { word: { kind }, end: at + 1 };
}

function numberOf(words: readonly string[], at: number): { word: FeedWord; end: number } | null {
  const word = words[at] ?? '';
  const sign = signs[word];
  if (sign !== undefined) return { word: { kind: 'number', value: sign, isPart: true }, end: at + 1 };
  const [over, under] = word.split('/').map((each) => Number(each.replace(',', '.')));
  if (/^\d/u.test(word) && over !== undefined) {
    const value = under === undefined ? over : over / under;
    return { word: { kind: 'number', value, isPart: value < 1 }, end: at + 1 };
  }
  // "Another 1 oz" is one of them.
  if (word === 'another' && numberAt(words, at + 1)) return null;
  const written = numberAt(words, at);
  // "An ounce" is one of them; "a bottle" no more than a bottle.
  if (!written || (written.isArticle && unitAt(words, written.end) === null)) return null;
  return { word: { kind: 'number', value: written.value, isPart: written.isPart }, end: written.end };
}

function unitAt(words: readonly string[], at: number): { word: FeedWord; end: number } | null {
  if (words[at] === 'fl' && words[at + 1] === 'oz')
    return { word: { kind: 'unit', unit: 'oz' }, end: at + 2 };
  const unit = unitOf(words[at] ?? '');
  return unit === 'ml' || unit === 'oz' ? { word: { kind: 'unit', unit }, end: at + 1 } : null;
}

function kindOf(word: string): Exclude<FeedWord['kind'], 'number' | 'unit' | 'name'> | null {
  if (/^[x×*]$/u.test(word)) return 'times';
  return simpleKinds.find(([, words]) => words.has(word))?.[0] ?? null;
}
