import type { RedFlagKnowledge } from '@/lib/nutriai/engine/knowledge/schemas/red-flags';
import { lexiconOf } from '@/lib/nutriai/engine/red-flags/lexicon';

/** Where the detector of emergencies, which the browser has too, finds what it knows. */
export const redFlagFile = 'lib/nutriai/engine/red-flags/red-flags.json';

/**
 * Returns what the detector reads, as it is committed. Every word of `ordinary` that would be read as a misspelling of a sign is listed as right: "breading" is not
 * "breathing".
 */
export function compiledRedFlags(
  { words, classes }: Pick<RedFlagKnowledge, 'words' | 'classes'>,
  ordinary: Iterable<string>,
): RedFlagKnowledge {
  const { formsOf } = lexiconOf({ words, classes, notMisspelt: [] });
  const notMisspelt = [...new Set(ordinary)].filter((word) => formsOf(word).length > 1).sort();
  return { words, classes, notMisspelt };
}
