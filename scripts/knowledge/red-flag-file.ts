import type {
  RedFlagCard,
  RedFlagClass,
  RedFlagKnowledge,
  RedFlagWords,
  ReviewedRedFlagClass,
} from '@/lib/nutriai/engine/knowledge/schemas/red-flags';
import type {
  SaidOfOthers,
  WrittenSaidOfOthers,
} from '@/lib/nutriai/engine/knowledge/schemas/red-flag-said-of-others';
import { mapLists } from '@/lib/nutriai/engine/red-flags/map-lists';
import { type PackedCard, packedCards, stepsOf } from '@/lib/nutriai/engine/red-flags/packed-red-flags';
import { lexiconOf } from '@/lib/nutriai/engine/red-flags/lexicon';

/** Where the detector of emergencies, which the browser has too, finds what it knows. */
export const redFlagFile = 'lib/nutriai/engine/red-flags/red-flags.json';
/** The words by which it tells a child from food and things. */
export const saidOfOthersFile = 'lib/nutriai/engine/red-flags/said-of-others.json';
/** What its cards say in other languages. */
export const redFlagCardFile = 'lib/nutriai/engine/red-flags/red-flag-cards.json';

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
  const { formsOf } = lexiconOf({ words, notMisspelt: [] });
  const notMisspelt = [...new Set(ordinary)].filter((word) => formsOf(word).length > 1).sort();
  // In this order it is a little smaller when packed.
  return { notMisspelt, classes, words };
}

/** Returns the words said of food and things as they are committed: those of all languages in one, each once. */
export function compiledSaidOfOthers(written: WrittenSaidOfOthers): SaidOfOthers<string> {
  return mapLists(written, (words) =>
    [...new Set(Object.values(words).flatMap((all) => all.split(' ')))].join(' '),
  );
}

/** Returns the cards in other languages as they are committed. */
export function compiledCards(cards: readonly RedFlagCard[], classes: readonly RedFlagClass[]): PackedCard[] {
  for (const card of cards) requireWhole(card, classes);
  return packedCards(cards, classes);
}

/** @throws Error for a card that lacks a sign or a step of a class, or has one that no class has */
function requireWhole({ language, signs, steps }: RedFlagCard, classes: readonly RedFlagClass[]): void {
  const urgent = classes.filter(({ level }) => level !== 'soon').map(({ id }) => id);
  const lacking = [
    ...urgent.filter((id) => signs[id] === undefined),
    ...Object.keys(signs).filter((id) => !urgent.includes(id)),
    ...stepsOf(classes).filter((step) => steps[step] === undefined),
    ...Object.keys(steps).filter((step) => !stepsOf(classes).includes(step)),
  ];
  if (lacking.length > 0)
    throw new Error(`red-flags/cards/${language}.yaml does not match the classes: ${lacking[0]}`);
}

/** Words that begin alike stand together: the file is sent to browsers, and is smaller so. */
function inOrder(language: RedFlagWords): RedFlagWords {
  const concepts = Object.entries(language.concepts).map(([name, words]) => [name, [...words].sort()]);
  return { ...language, evidence: [...language.evidence].sort(), concepts: Object.fromEntries(concepts) };
}
