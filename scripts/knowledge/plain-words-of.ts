import type * as z from 'zod';
import { plainText } from '@/lib/nutriai/engine/foods/food-name-key';
import { isInOtherScript, plainScript } from '@/lib/nutriai/engine/text/letters-of-scripts';
import type { wordFileSchema } from '@/lib/nutriai/engine/knowledge/schemas/words';

/** The words as texts are normalised, each with its endings written out, by language. */
export function plainWordsOf(files: readonly z.infer<typeof wordFileSchema>[]): Record<string, string[]> {
  const languages = [...new Set(files.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => [language, wordsIn(files.filter((file) => file.language === language))]),
  );
}

function wordsIn(files: readonly z.infer<typeof wordFileSchema>[]): string[] {
  const all = files.flatMap(({ endings, words }) =>
    Object.values(words)
      .flatMap((list) => list.split(/\s+/))
      .flatMap((word) => (word.endsWith('~') ? endings.map((ending) => word.slice(0, -1) + ending) : [word])),
  );
  return [
    ...new Set(all.map((word) => (isInOtherScript(word) ? plainScript(word) : plainText(word)))),
  ].filter((word) => word !== '' && !word.includes(' '));
}

/**
 * Returns the words of English that regular endings are found of, by the part they play; those with a hyphen
 * in their parts.
 */
export function inflectedWordsOf(
  files: readonly z.infer<typeof wordFileSchema>[],
): Record<string, readonly string[]> {
  const roles = files
    .filter(({ inflected }) => inflected)
    .flatMap(({ words }) => Object.entries(words))
    .map(([role, list]): [string, string[]] => [role, list.split(/[\s-]+/).filter((word) => word !== '')]);
  return Object.fromEntries(roles);
}
