import { knowledge } from '../knowledge/knowledge';
import { sharedTable } from '../knowledge/shared-table';
import { normaliseText } from './normalise-text';
import { emptyTree, mergeBranches, nodesOf, type PhraseNode } from './phrase-tree';

/**
 * What a phrase does to the foods named after it.
 * `leave_out`: they are not there; words of preparation may stand between ("no raw honey");
 * `forbid`: likewise, said as an order, so that a whole list is meant ("avoid honey, salt and sugar");
 * `free_from`: likewise, and a list with "and" is all meant ("free from milk and eggs");
 * `not`: the next food or the next preparation is denied, whichever stands first ("not whole");
 * `replace`: the first food after it goes and another comes ("replace honey with date syrup");
 * `traces`: they may be there in traces;
 * `likeness`: they only describe ("the size of a grape");
 * `keep`: looks like a negation and is none ("no more than", "don't forget the").
 */
export type NegationKind =
  | 'leave_out'
  | 'forbid'
  | 'free_from'
  | 'not'
  | 'replace'
  | 'traces'
  | 'likeness'
  | 'keep';

/** The phrases that deny foods, or only seem to, by their words. */
export const negationTree = sharedTable('denials', buildTree);

function buildTree(): PhraseNode<NegationKind> {
  const root = emptyTree<NegationKind>();
  for (const [kind, list] of Object.entries(knowledge.denials.phrases) as [
    NegationKind,
    readonly string[],
  ][]) {
    for (const node of list.flatMap((pattern) => [...nodesOf(root, pattern)])) {
      // Where a phrase is in two lists, the one that keeps the food wins.
      if (node.value !== 'keep') node.value = kind;
    }
  }
  addDenialsOfLanguages(root);
  return mergeBranches(root);
}

/** What stands after the food it denies says nothing of the one after it. */
function addDenialsOfLanguages(root: PhraseNode<NegationKind>): void {
  const { before, inPlaceOf, inPlaceOfBefore, after } = knowledge.denials;
  for (const node of nodesOfAll(root, [...before, ...inPlaceOf])) node.value ??= 'leave_out';
  for (const node of nodesOfAll(root, [...after, ...inPlaceOfBefore])) node.value = 'keep';
}

/** The last nodes of patterns that are written with their accents. */
function nodesOfAll<T>(root: PhraseNode<T>, list: readonly string[]): PhraseNode<T>[] {
  return list.flatMap((pattern) => [...nodesOf(root, normaliseText(pattern).text)]);
}

let after: PhraseNode<DenialAfter> | undefined;
let toDrink: PhraseNode<true> | undefined;
let corrections: PhraseNode<true> | undefined;

/** What a phrase says of the food right before it: that it is left out, or that another takes its place. */
export type DenialAfter = 'left_out' | 'replaced';

/** The phrases that deny the food right before them. */
export function denialsAfter(): PhraseNode<DenialAfter> {
  if (after) return after;
  const root = emptyTree<DenialAfter>();
  for (const node of nodesOfAll(root, knowledge.denials.after)) node.value = 'left_out';
  for (const node of nodesOfAll(root, knowledge.denials.inPlaceOfBefore)) node.value = 'replaced';
  after = mergeBranches(root);
  return after;
}

/** What stands behind a food that is denied as a drink only: “quiche, no milk to drink”. */
export function toDrinkTree(): PhraseNode<true> {
  if (toDrink) return toDrink;
  const root = emptyTree<true>();
  for (const node of nodesOfAll(root, knowledge.denials.toDrink)) node.value = true;
  toDrink = mergeBranches(root);
  return toDrink;
}

/** The phrases that take back the food before them. */
export function correctionTree(): PhraseNode<true> {
  if (corrections) return corrections;
  const root = emptyTree<true>();
  for (const node of nodesOfAll(root, knowledge.denials.corrections)) node.value = true;
  corrections = mergeBranches(root);
  return corrections;
}

const wordsOf = (patterns: readonly string[]): ReadonlySet<string> =>
  new Set(
    patterns.flatMap((pattern) =>
      normaliseText(pattern)
        .text.split(/[\s()[\]|]+/)
        .filter(Boolean),
    ),
  );
let denialWords: ReadonlySet<string> | undefined;
let claimWords: ReadonlySet<string> | undefined;

/** Whether a word stands in a phrase by which a language leaves out a food. */
export function isDenialWord(word: string): boolean {
  const { before, inPlaceOf, inPlaceOfBefore, after: afterFood } = knowledge.denials;
  denialWords ??= wordsOf([...before, ...inPlaceOf, ...inPlaceOfBefore, ...afterFood]);
  return denialWords.has(word);
}

/** Whether a phrase that begins with a word tells what the dish beside it is free from. */
export function opensClaim(word: string): boolean {
  claimWords ??= wordsOf(knowledge.denials.before);
  return claimWords.has(word);
}
