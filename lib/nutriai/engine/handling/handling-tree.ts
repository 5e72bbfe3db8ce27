import { knowledge } from '../knowledge/knowledge';
import { sharedTable } from '../knowledge/shared-table';
import { type DoseUnit, type HandlingWords, type StoragePlace } from '../knowledge/schemas/handling';
import { emptyTree, mergeBranches, nodesOf, type PhraseNode } from '../text/phrase-tree';

/** What a phrase means wherever it stands. Words that mean several things have several. */
export interface Meaning {
  statements?: string[];
  places?: StoragePlace[];
  /** Time gone by. */
  hours?: number;
  timesAWeek?: number;
  /** A count: “twice”. */
  count?: number;
}

/** What a phrase right after a number makes of it. */
export interface MeaningAfterNumber {
  unitHours?: number;
  /** The number is of times in so many days. */
  days?: number;
  dose?: DoseUnit;
}

interface HandlingTrees {
  said: PhraseNode<Meaning>;
  afterNumber: PhraseNode<MeaningAfterNumber>;
  /** Phrases that say by themselves how a child eats. */
  eatenHow: PhraseNode<Meaning>;
}

/** The phrases of `knowledge/handling`. */
export const handlingTrees = sharedTable('handling', (): HandlingTrees => ({
  said: saidTree(knowledge.handlingWords),
  afterNumber: numberTree(knowledge.handlingWords),
  eatenHow: eatenTree(knowledge.handlingWords),
}));

function saidTree(words: HandlingWords): PhraseNode<Meaning> {
  const root = emptyTree<Meaning>();
  for (const [statement, patterns] of Object.entries(words.statements))
    addAll(root, patterns, ({ statements = [] }) => ({ statements: [...statements, statement] }));
  for (const [place, patterns] of Object.entries(words.places) as [StoragePlace, readonly string[]][])
    addAll(root, patterns, ({ places = [] }) => ({ places: [...places, place] }));
  for (const { hours, patterns } of words.elapsed) addAll(root, patterns, () => ({ hours }));
  for (const { timesAWeek, patterns } of words.frequencies) addAll(root, patterns, () => ({ timesAWeek }));
  for (const [count, patterns] of Object.entries(words.counts))
    addAll(root, patterns, () => ({ count: Number(count) }));
  return mergeBranches(root);
}

function numberTree({ units, rates, doses }: HandlingWords): PhraseNode<MeaningAfterNumber> {
  const root = emptyTree<MeaningAfterNumber>();
  for (const { hours, patterns } of units) addAll(root, patterns, () => ({ unitHours: hours }));
  for (const { days, patterns } of rates) addAll(root, patterns, () => ({ days }));
  for (const { unit, patterns } of doses) addAll(root, patterns, () => ({ dose: unit }));
  return mergeBranches(root);
}

function eatenTree({ whileEating: { phrases } }: HandlingWords): PhraseNode<Meaning> {
  const root = emptyTree<Meaning>();
  for (const [statement, patterns] of Object.entries(phrases))
    addAll(root, patterns, ({ statements = [] }) => ({ statements: [...statements, statement] }));
  return mergeBranches(root);
}

function addAll<Value extends object>(
  root: PhraseNode<Value>,
  patterns: readonly string[],
  more: (known: Value) => Value,
): void {
  const alone = more({} as Value);
  for (const pattern of patterns)
    for (const node of nodesOf(root, pattern))
      node.value = node.value === null ? alone : { ...node.value, ...more(node.value) };
}
