import type * as z from 'zod';
import { isInOtherScript, plainScript } from '@/lib/nutriai/engine/text/letters-of-scripts';
import type {
  PreparationPhrase,
  preparationPhrasesSchema,
} from '@/lib/nutriai/engine/knowledge/schemas/preparation-phrases';

/** Each pattern on its own, with the words that several patterns share written out. */
export function expandPhrases({
  words,
  phrases,
}: z.infer<typeof preparationPhrasesSchema>): PreparationPhrase[] {
  return Object.values(phrases)
    .flat()
    .flatMap(({ side, preparations, patterns }) =>
      patterns.map((pattern) => ({ pattern: expanded(pattern, words), preparations, side })),
    );
}

function expanded(pattern: string, words: Readonly<Record<string, string>>): string {
  const plain = isInOtherScript(pattern) ? plainScript(pattern) : pattern;
  return plain.replaceAll(/\{([a-z]+)\}/g, (_whole, name: string) => {
    const found = words[name];
    if (found === undefined) throw new Error(`There are no words {${name}} for the pattern “${pattern}”.`);
    return found;
  });
}
