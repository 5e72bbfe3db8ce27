import { knowledge } from '../knowledge/knowledge';
import { type AmountLanguage, amountLanguages } from '../knowledge/schemas/amounts-in-languages';
import { isListedWord } from '../text/ordinary-words';

interface Phrases {
  english: ReadonlyMap<string, string>;
  /** Words that speak for the language, and are none of English. */
  telling: ReadonlySet<string>;
  /** All its words, which speak for it where they are written with an accent ("metà"). */
  words: ReadonlySet<string>;
  expression: RegExp;
}

/** Signs above and below letters; the vowels of Devanagari are letters of their own, but for the dot below. */
const accents = /(?![\u0900-\u093b\u093d-\u0963])\p{M}/gu;

/** A text in lower case without accents; its punctuation stays. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

const byLanguage: ReadonlyMap<AmountLanguage, Phrases> = new Map(
  amountLanguages.map((language) => {
    const numbers = Object.entries(knowledge.amountWords.numbers[language] ?? {});
    const english = new Map([
      ...numbers.map(([word, value]): [string, string] => [word, String(value)]),
      ...Object.entries(knowledge.amountsInLanguages[language]).map(([phrase, meant]): [string, string] => [
        withoutAccents(phrase),
        meant,
      ]),
    ]);
    const words = [...english.keys()].flatMap((phrase) => phrase.split(' '));
    const longestFirst = [...english.keys()].sort((a, b) => b.length - a.length);
    const phrases = longestFirst.map((phrase) => phrase.replaceAll(' ', '[ -]'));
    return [
      language,
      {
        english,
        telling: new Set(words.filter((word) => !isListedWord(word))),
        words: new Set(words),
        expression: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${phrases.join('|')})(?![\\p{L}\\p{M}\\d])`, 'gu'),
      },
    ];
  }),
);

/** The language of the words of amounts in a text; null for English. */
export function languageOfAmounts(text: string): AmountLanguage | null {
  const written = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const words = written.map(withoutAccents);
  let best: { language: AmountLanguage | null; hits: number } = { language: null, hits: 0 };
  for (const [language, { telling, words: all }] of byLanguage) {
    const hits = words.filter(
      (word, at) => telling.has(word) || (word !== written[at] && all.has(word)),
    ).length;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}

/** Whether words are an amount in the language of a text, and nothing besides: "kase" is a bowl in Turkish. */
export function isAmountIn(words: string, text: string): boolean {
  const language = languageOfAmounts(text);
  return language !== null && byLanguage.get(language)?.english.has(withoutAccents(words)) === true;
}

/** A text whose words of amounts are put in English; what else stands in it stays, in small letters. */
export function withEnglishAmounts(text: string, language: AmountLanguage | null): string {
  const phrases = language === null ? undefined : byLanguage.get(language);
  if (!phrases) return text.toLowerCase();
  return apart(withoutAccents(text), language)
    .replace(/\bc\.? ?a\.? ?([sc])\b\.?/gu, 'c a $1')
    .replace(/[-'’](?=\s|$)/gu, ' ')
    .replace(
      phrases.expression,
      (phrase) => phrases.english.get(phrase) ?? phrases.english.get(phrase.replaceAll('-', ' ')) ?? phrase,
    );
}

/** Scripts that write a number and its unit as one, and Arabic "and", "with" and "the", which join the next word. */
function apart(text: string, language: AmountLanguage | null): string {
  if (language !== 'ar' && language !== 'hi') return text;
  const parted = text.replace(/(\d)(?=\p{L})/gu, '$1 ').replace(/(?<=\p{L})(?=\d)/gu, ' ');
  if (language === 'hi') return parted;
  return parted.replace(/[\p{L}\p{M}]+/gu, withoutArabicArticle);
}

const beforeArabicWord = /^(و)?(?:ب?ال|ب)?(?=\p{L}{2})/u;

/** "وملعقة": "and a spoon"; a word that is none of an amount stays as it is. */
function withoutArabicArticle(word: string): string {
  const words = byLanguage.get('ar')?.telling;
  if (words?.has(word) !== false) return word;
  const rest = word.replace(beforeArabicWord, '');
  if (words.has(rest)) return word.startsWith('و') ? `و ${rest}` : rest;
  return word;
}
