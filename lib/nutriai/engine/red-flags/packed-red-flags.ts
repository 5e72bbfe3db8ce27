import type {
  RedFlagCard,
  RedFlagClass,
  RedFlagKnowledge,
  RedFlagWords,
} from '../knowledge/schemas/red-flags';

/**
 * Knowledge of red flags as browsers load it. Each list of words is one string, in which a phrase leaves out what it
 * shares with the start of the one before: the lists are in order, so that this saves an eighth.
 */
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
/** How much is shared is one digit of this base. */
const base = 36;

/** Packs lists of words. `unpackedRedFlags` gives back the same. */
export function packedRedFlags({ notMisspelt, classes, words }: RedFlagKnowledge): PackedRedFlags {
  return {
    notMisspelt: packedList(notMisspelt),
    classes,
    words: words.map((language) => ({
      ...language,
      evidence: packedList(language.evidence),
      concepts: mapValues(language.concepts, (phrases) => packedList(phrases)),
    })),
  };
}

/** Unpacks what `packedRedFlags` packed. */
export function unpackedRedFlags({ notMisspelt, classes, words }: PackedRedFlags): RedFlagKnowledge {
  return {
    notMisspelt: unpackedList(notMisspelt),
    classes,
    words: words.map((language) => ({
      ...language,
      evidence: unpackedList(language.evidence),
      concepts: mapValues(language.concepts, (phrases) => unpackedList(phrases)),
    })),
  };
}

function packedList(phrases: readonly string[]): string {
  return phrases
    .map((phrase, index) => {
      const before = phrases[index - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(base - 1, phrase.length, before.length) && phrase[shared] === before[shared])
        shared += 1;
      return `${shared.toString(base)}${phrase.slice(shared)}`;
    })
    .join(between);
}

function unpackedList(packed: string): string[] {
  let before = '';
  return packed.split(between).map((part) => {
    before = `${before.slice(0, parseInt(part.charAt(0), base))}${part.slice(1)}`;
    return before;
  });
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
  const all = classes.flatMap(({ steps, stepsFromOneYear = [], stepsToday = [] }) => [
    ...steps,
    ...stepsFromOneYear,
    ...stepsToday,
  ]);
  return [...new Set(all)];
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
