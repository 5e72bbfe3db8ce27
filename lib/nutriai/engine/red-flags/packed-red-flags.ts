import type { RedFlagKnowledge, RedFlagWords } from '../knowledge/schemas/red-flags';

/** Knowledge of red flags as browsers load it: each list of words is one string, which is smaller. */
export interface PackedRedFlags {
  notMisspelt: string;
  classes: RedFlagKnowledge['classes'];
  words: readonly PackedWords[];
}

type PackedWords = Omit<RedFlagWords, 'evidence' | 'concepts'> & {
  evidence: string;
  concepts: Readonly<Record<string, string>>;
};

/** No word or phrase of the detector has a comma: it reads none. */
const between = ',';

/** Packs lists of words. `unpackedRedFlags` gives back the same. */
export function packedRedFlags({ notMisspelt, classes, words }: RedFlagKnowledge): PackedRedFlags {
  return {
    notMisspelt: notMisspelt.join(between),
    classes,
    words: words.map((language) => ({
      ...language,
      evidence: language.evidence.join(between),
      concepts: mapValues(language.concepts, (phrases) => phrases.join(between)),
    })),
  };
}

/** Unpacks what `packedRedFlags` packed. */
export function unpackedRedFlags({ notMisspelt, classes, words }: PackedRedFlags): RedFlagKnowledge {
  return {
    notMisspelt: notMisspelt.split(between),
    classes,
    words: words.map((language) => ({
      ...language,
      evidence: language.evidence.split(between),
      concepts: mapValues(language.concepts, (phrases) => phrases.split(between)),
    })),
  };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
