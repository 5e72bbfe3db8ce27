import type {
  RedFlagKnowledge,
  RedFlagWords,
  ReviewedRedFlagClass,
} from '@/lib/nutriai/engine/knowledge/schemas/red-flags';
import { lexiconOf } from '@/lib/nutriai/engine/red-flags/lexicon';

/** Where the detector of emergencies, which the browser has too, finds what it knows. */
export const redFlagFile = 'lib/nutriai/engine/red-flags/red-flags.json';

/**
 * Returns what the detector reads, as it is committed. Every word of `ordinary` that would be read as a
 * misspelling of a sign is listed as right: "breading" is not "breathing".
 */
export function compiledRedFlags(
  {
    words: written,
    classes: reviewed,
  }: { words: readonly RedFlagWords[]; classes: readonly ReviewedRedFlagClass[] },
  ordinary: Iterable<string>,
): RedFlagKnowledge {
  const words = written.map(inOrder);
  const classes = reviewed.map(({ about: _about, ...known }) => known);
  const { formsOf } = lexiconOf({ words, classes, notMisspelt: [] });
  const notMisspelt = [...new Set(ordinary)].filter((word) => formsOf(word).length > 1).sort();
  // In this order it is a little smaller when packed.
  return { notMisspelt, classes, words };
}

/** Words that begin alike stand together: the file is sent to browsers, and is smaller so. */
function inOrder(language: RedFlagWords): RedFlagWords {
  const concepts = Object.entries(language.concepts).map(([name, words]) => [name, [...words].sort()]);
  return { ...language, evidence: [...language.evidence].sort(), concepts: Object.fromEntries(concepts) };
}
