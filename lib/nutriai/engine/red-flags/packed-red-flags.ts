import type {
  RedFlagCard,
  RedFlagClass,
  RedFlagKnowledge,
  RedFlagWords,
} from '../knowledge/schemas/red-flags';

/** Knowledge of red flags as browsers load it: each list of words is one string, which is smaller. */
export interface PackedRedFlags {
  notMisspelt: string;
  classes: RedFlagKnowledge['classes'];
  words: readonly PackedWords[];
}

/** The steps stand in the order of `stepsOf`: each is in the classes already. */
export type PackedCard = Omit<RedFlagCard, 'steps'> & { steps: readonly string[] };

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

/** Packs cards. `unpackedCards` gives back the same. */
export function packedCards(cards: readonly RedFlagCard[], classes: readonly RedFlagClass[]): PackedCard[] {
  const steps = stepsOf(classes);
  return cards.map((card) => ({ ...card, steps: steps.map((step) => card.steps[step] ?? step) }));
}

/** Unpacks what `packedCards` packed. */
export function unpackedCards(cards: readonly PackedCard[], classes: readonly RedFlagClass[]): RedFlagCard[] {
  const steps = stepsOf(classes);
  return cards.map((card) => ({
    ...card,
    steps: Object.fromEntries(steps.map((step, index) => [step, card.steps[index] ?? step])),
  }));
}

/** Returns every step of the classes, once. */
export function stepsOf(classes: readonly RedFlagClass[]): string[] {
  return [...new Set(classes.flatMap(({ steps, stepsFromOneYear = [] }) => [...steps, ...stepsFromOneYear]))];
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
