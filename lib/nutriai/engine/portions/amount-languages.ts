import { knowledge } from '../knowledge/knowledge';
import { type AmountLanguage, amountLanguages } from '../knowledge/schemas/amounts-in-languages';
import { isListedWord } from '../text/ordinary-words';

interface Phrases {
  english: ReadonlyMap<string, string>;
  /** Words that speak for the language, and are none of English. */
  telling: ReadonlySet<string>;
  expression: RegExp;
}

const byLanguage: ReadonlyMap<AmountLanguage, Phrases> = new Map(
  amountLanguages.map((language) => {
    const numbers = Object.entries(knowledge.amountWords.numbers[language] ?? {});
    const english = new Map([
      ...numbers.map(([word, value]): [string, string] => [word, String(value)]),
      ...Object.entries(knowledge.amountsInLanguages[language]),
    ]);
    const words = [...english.keys()].flatMap((phrase) => phrase.split(' '));
    const longestFirst = [...english.keys()].sort((a, b) => b.length - a.length);
    return [
      language,
      {
        english,
        telling: new Set(words.filter((word) => !isListedWord(word))),
        expression: new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu'),
      },
    ];
  }),
);

/** A text in lower case without accents; its punctuation stays. */
export const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');

/** The language of the words of amounts in a text; null for English. */
export function languageOfAmounts(text: string): AmountLanguage | null {
  const words = withoutAccents(text).match(/\p{L}+/gu) ?? [];
  let best: { language: AmountLanguage | null; hits: number } = { language: null, hits: 0 };
  for (const [language, { telling }] of byLanguage) {
    const hits = words.filter((word) => telling.has(word)).length;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}

/** A text whose words of amounts are put in English; what else stands in it stays, in small letters. */
export function withEnglishAmounts(text: string, language: AmountLanguage | null): string {
  const phrases = language === null ? undefined : byLanguage.get(language);
  if (!phrases) return text.toLowerCase();
  return withoutAccents(text)
    .replace(/\bc\.? ?a\.? ?([sc])\b\.?/gu, 'c a $1')
    .replace(/[-'’](?=\s|$)/gu, ' ')
    .replace(phrases.expression, (phrase) => phrases.english.get(phrase) ?? phrase);
}
