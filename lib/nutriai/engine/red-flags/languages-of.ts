import type { RedFlagLanguage } from '../knowledge/schemas/red-flags';
import type { Hit } from './hits';
import { redFlagKnowledge } from './red-flag-knowledge';
import type { Word } from './words-of';

/** A word or two that mean something in another language too say nothing of the language. */
const enough = 2;
const shortText = 3;
const languagesAtMost = 4;

/**
 * The languages that a text may be in, the likeliest first; English is always among them, since languages are
 * mixed.
 */
export function languagesOf(words: readonly Word[], hits: readonly Hit[]): RedFlagLanguage[] {
  const counts = wordsByLanguage(words, hits);
  // "Queimou a mão no fogão" has one word that tells, and no other language has more.
  const most = Math.max(...counts.values());
  const least = words.length <= shortText ? 1 : Math.min(enough, most);
  const likely = [...counts]
    .filter(([language, count]) => language === 'en' || count >= least)
    .sort(([, a], [, b]) => b - a)
    .map(([language]) => language)
    .slice(0, languagesAtMost);
  return likely.includes('en') ? likely : [...likely, 'en'];
}

/** How many words of a text each language knows. */
function wordsByLanguage(words: readonly Word[], hits: readonly Hit[]): Map<RedFlagLanguage, number> {
  const counts = new Map<RedFlagLanguage, number>();
  const add = (language: RedFlagLanguage) => counts.set(language, (counts.get(language) ?? 0) + 1);
  const texts = new Set(words.map(({ text }) => text));
  for (const { language, evidence } of redFlagKnowledge.words)
    for (const word of evidence) if (texts.has(word)) add(language);
  const seen = new Set<string>();
  for (const { language, from } of hits) {
    const key = `${language} ${from}`;
    if (!seen.has(key)) add(language);
    seen.add(key);
  }
  return counts;
}

/** Into these English words are mixed all day, misspelt as well. */
const mixed: ReadonlySet<RedFlagLanguage> = new Set(['hi', 'ar']);

/**
 * The hits without misspellings of a language that the text is not in: the French "faits" is no "faints", and "Schoki"
 * no Dutch shock. A language must know half as many of the words as the likeliest one does.
 */
export function withoutForeignMisspellings(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  if (!hits.some(({ isMisspelt }) => isMisspelt)) return [...hits];
  const right = hits.filter(({ isMisspelt }) => !isMisspelt);
  const counts = wordsByLanguage(words, right);
  const most = Math.max(0, ...counts.values());
  const mayBe = (language: RedFlagLanguage) => {
    const count = counts.get(language) ?? 0;
    if (language === 'en' && (most === 0 || [...mixed].some((each) => (counts.get(each) ?? 0) > 0)))
      return true;
    return count > 0 && count * 2 >= most;
  };
  return hits.filter(({ isMisspelt, language }) => !isMisspelt || mayBe(language));
}
