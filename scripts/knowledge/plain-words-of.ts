import type * as z from 'zod';
import { plainText } from '@/lib/nutriai/engine/foods/food-name-key';
import type { wordFileSchema } from '@/lib/nutriai/engine/knowledge/schemas/words';

/** The words of all languages as texts are normalised, each with its endings written out, once. */
export function plainWordsOf(files: readonly z.infer<typeof wordFileSchema>[]): string[] {
  const all = files.flatMap(({ endings, words }) =>
    Object.values(words)
      .flatMap((list) => list.split(/\s+/))
      .flatMap((word) => (word.endsWith('~') ? endings.map((ending) => word.slice(0, -1) + ending) : [word])),
  );
  return [...new Set(all.map(plainText))].filter((word) => word !== '' && !word.includes(' '));
}
