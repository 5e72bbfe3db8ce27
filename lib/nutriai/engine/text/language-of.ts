import { knowledge } from '../knowledge/knowledge';
import { type ReadLanguage, readLanguages } from '../knowledge/schemas/words';
import { isListedWord } from './ordinary-words';
import { type Token } from './tokens';

const wordsByLanguage: ReadonlyMap<ReadLanguage, ReadonlySet<string>> = new Map(
  readLanguages.map((language) => [language, new Set(knowledge.plainWords[language] ?? [])]),
);

/**
 * The language that most words of a text speak for: English where none speaks for another more. Takes time in
 * proportion to the length.
 */
export function languageOf(tokens: readonly Token[]): ReadLanguage {
  const counts = new Map<ReadLanguage, number>(readLanguages.map((language) => [language, 0]));
  for (const { kind, text } of tokens) {
    if (kind !== 'word') continue;
    for (const language of readLanguages)
      if (isOf(language, text)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return readLanguages.reduce((best, language) =>
    (counts.get(language) ?? 0) > (counts.get(best) ?? 0) ? language : best,
  );
}

function isOf(language: ReadLanguage, word: string): boolean {
  if (wordsByLanguage.get(language)?.has(word)) return true;
  return language === 'en' && isListedWord(word);
}
