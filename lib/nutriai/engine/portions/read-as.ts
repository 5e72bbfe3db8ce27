import { knowledge } from '../knowledge/knowledge';
import { withPlainDigits } from '../plain-digits';
import { withPlainClauses } from './clause-rules';
import { withoutClockTimes } from './clock-times';
import { languageOfAmounts, withoutAccents } from './amount-languages';
import { withBreastfeeds } from './breastfeeds';
import { withFeeds } from './feeds';
import { guessedFoodWord } from './guessed-food-word';
import { withMadeFormula } from './made-formula';
import { withPartsOfDishes } from './parts-of-dishes';
import { withPlainAmounts } from './plain-amounts';
import { type Reading } from './reading';
import { withSquash } from './shop-drinks';
import { expressionInLines } from '../text/expression-in-lines';

interface Word {
  key: string;
  start: number;
  end: number;
}

interface Phrase {
  words: readonly string[];
  meant: string;
  isForeign: boolean;
  /** Only in texts of this language: elsewhere the words say something else. */
  only?: string;
}

const { shorthand, alone, madeOfTwo, dishes, dishesOfOneLanguage } = knowledge.logWords;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/(?!(?<=\s)n['’]\p{L})\p{L}[\p{L}\p{M}]*|(?<=\p{L} )&(?= \p{L})/gu)].map(
    ({ 0: word, index }) => ({
      key: word === '&' ? 'and' : plain(word),
      start: index,
      end: index + word.length,
    }),
  );

const plain = (word: string) => withoutAccents(word).replaceAll('ł', 'l').replaceAll('œ', 'oe');

const phrasesByFirst = phrasesOf([
  ...Object.entries(shorthand).map(([words, meant]) => ({ words, meant, isForeign: false })),
  ...Object.values(dishes).flatMap((of) =>
    Object.entries(of).map(([words, meant]) => ({ words, meant, isForeign: true })),
  ),
  ...Object.entries(dishesOfOneLanguage).flatMap(([only, of]) =>
    Object.entries(of).map(([words, meant]) => ({ words, meant, isForeign: true, only })),
  ),
]);

function phrasesOf(all: readonly (Omit<Phrase, 'words'> & { words: string })[]) {
  const byFirst = new Map<string, Phrase[]>();
  for (const { words, ...rest } of all) {
    const phrase = { ...rest, words: plain(words).split(/[ -]/u) };
    const [first = ''] = phrase.words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The words of two parts, by their last one, the longest first. */
const ends = Object.values(madeOfTwo).flatMap(({ ends: all, starts }) =>
  Object.entries(all)
    .sort(([a], [b]) => b.length - a.length)
    .map(([end, into]) => ({ end, into, starts: new Map(Object.entries(starts)) })),
);

/** "Soupe à l'oignon": an article, and no litre. */
const elidedArticle = /(?<!\p{L})à l['’](?=\p{L})/giu;

const aloneWords = new Map(Object.entries(alone));

/**
 * A text of the log with what shorthand, misspellings by sound, and dishes of other languages are counted as,
 * and which words were read so. The gate reads the words as they were written.
 */
export function readAs(original: string, ageMonths?: number): { text: string; readings: Reading[] } {
  const written = withPlainAmounts(withoutClockTimes(withPlainDigits(original))).replace(
    elidedArticle,
    'à la ',
  );
  const words = wordsOf(written);
  const found: (Omit<Reading, 'written'> & { from: number; to: number })[] = [];
  const language = languageOfAmounts(written);
  let isForeign = language !== null;
  for (let at = 0; at < words.length;) {
    const place = { text: written, language };
    const phrase = phraseAt(words, at, place) ?? phraseBehindPrefix(words, at, place);
    const count = phrase?.words.length ?? 1;
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) break;
    isForeign ||= phrase?.isForeign === true;
    const meant = phrase?.meant ?? wordReadAs(first, written, isForeign);
    const known = written.slice(first.start, last.end);
    if (meant !== null && meant !== plain(known))
      found.push({ meant, from: first.start, to: last.end, start: 0, end: 0 });
    at += count;
  }
  const clauses = withPlainClauses(replaced(written, found));
  const feeds = withBreastfeeds(withFeeds(withMadeFormula(clauses), ageMonths), ageMonths);
  return withPartsOfDishes(withSquash(feeds, ageMonths));
}

/** Where phrases are looked for. */
interface Place {
  text: string;
  language: string | null;
  /** What the first word is read as; as it is written if left out. */
  first?: string;
}

function phraseAt(
  words: readonly Word[],
  at: number,
  { text, language, first = words[at]?.key ?? '' }: Place,
): Phrase | undefined {
  const begun = phrasesByFirst.get(first);
  return begun?.find(
    ({ words: keys, only = language }) =>
      only === language &&
      keys.every((key, place) => {
        const [word, before] = [words[at + place], words[at + place - 1]];
        const isNext = place === 0 || /^(?:\s+|\s?[-'’]\s?)$/u.test(text.slice(before?.end, word?.start));
        return (place === 0 ? first : word?.key) === key && isNext;
      }),
  );
}

const arabicPrefixes = knowledge.arabicPrefixes.prefixes;

/** "ولبنة": "and labneh". */
function phraseBehindPrefix(words: readonly Word[], at: number, place: Place): Phrase | undefined {
  const first = words[at];
  for (const { prefix, english } of arabicPrefixes) {
    if (english === undefined || !first?.key.startsWith(prefix)) continue;
    const found = phraseAt(words, at, { ...place, first: first.key.slice(prefix.length) });
    if (found) return { ...found, meant: english + found.meant };
  }
  return undefined;
}

function wordReadAs(word: Word, text: string, isForeign: boolean): string | null {
  const own = aloneWords.get(word.key);
  if (own !== undefined && standsAlone(word, text)) return own;
  return madeOfTwoWords(word.key) ?? (isForeign ? null : guessedFoodWord(text.slice(word.start, word.end)));
}

function madeOfTwoWords(key: string): string | null {
  for (const { end, into, starts } of ends) {
    const start = key.endsWith(end) ? starts.get(key.slice(0, -end.length)) : undefined;
    if (start !== undefined) return into.replace('{}', start);
  }
  return null;
}

const itemBefore =
  /(?:^|[,;+&(\d½¼¾]|\b(?:and|n|with|w|on|the|a|some|half|of|plus|more|ate|had)|\d ?(?:g|ml|oz))\s*$/u;
const itemBehind = expressionInLines('u')`
  ^\s*(?:$|[,;+&).½¼¾\d]|(?:and|n|with|w|on|slices?|pieces?|chunks?|handful|scoops?|spoons?|spoonfuls?|dollops?|blob|
  ladle|portion|small|half|tbsp|cup|from|for|all|left|ate|his|her|x\d?)\b)
`;

/** Whether a word is all there is between the separators of a list. */
const standsAlone = ({ start, end }: Word, text: string) =>
  itemBefore.test(text.slice(Math.max(0, start - 12), start).toLowerCase()) &&
  itemBehind.test(text.slice(end, end + 12).toLowerCase());

/** A number or an article right before: "2 gehaktballen" has its own. */
const countBefore = expressionInLines('iu')`
  (?:[\d½¼¾]|\b(?:an?|half|one|two|three|eine?n?|halbes|halbe|une?|deux|demi|una?|uno|due|medio|media|mezzo|
  mezza|een|halve|twee|dwa|dwie|trzy))\s*$
`;

function replaced(
  written: string,
  found: readonly { meant: string; from: number; to: number }[],
): { text: string; readings: Reading[] } {
  let [text, done] = ['', 0];
  const readings = found.map(({ meant, from, to }): Reading => {
    text += written.slice(done, from);
    const isCounted = countBefore.test(text.slice(-12));
    const put = isCounted ? meant.replace(/^\d+ /u, '') : meant;
    const start = text.length;
    text += put;
    done = to;
    return { written: written.slice(from, to), meant: meant.replace(/^\d+ /u, ''), start, end: text.length };
  });
  return { text: text + written.slice(done), readings };
}
