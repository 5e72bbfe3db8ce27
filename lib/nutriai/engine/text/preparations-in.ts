import { type Preparation } from './parsed-ingredient';
import { knowledge } from '../knowledge/knowledge';
import { sharedTable } from '../knowledge/shared-table';
import { type PhraseSide } from '../knowledge/schemas/preparation-phrases';
import {
  emptyTree,
  longestMatch,
  mergeBranches,
  nodesOf,
  type PhraseMatch,
  type PhraseNode,
} from './phrase-tree';
import { type Token } from './tokens';

/** What a phrase may say, by where it stands. */
export type PhraseMeaning = readonly { side: PhraseSide; preparations: readonly Preparation[] }[];

interface PhraseBook {
  root: PhraseNode<PhraseMeaning>;
  words: ReadonlySet<string>;
}

/** All phrases about preparation. */
export const phraseBook = sharedTable('preparations', buildBook);

function buildBook(): PhraseBook {
  const root = emptyTree<PhraseMeaning>();
  for (const { pattern, side, preparations } of knowledge.preparationPhrases) {
    const meaning = [{ side, preparations }];
    for (const node of nodesOf(root, pattern))
      node.value = node.value === null ? meaning : [...node.value, ...meaning];
  }
  const merged = mergeBranches(root);
  return { root: merged, words: wordsIn(merged) };
}

/** Equal branches are one node, which is looked at once. */
function wordsIn(root: PhraseNode<PhraseMeaning>): Set<string> {
  const words = new Set<string>();
  const seen = new Set([root]);
  for (const { next } of seen) {
    for (const [word, node] of next) {
      words.add(word);
      seen.add(node);
    }
  }
  return words;
}

/** Whether a word stands in a phrase about preparation. */
export function isPreparationWord(word: string): boolean {
  return phraseBook().words.has(word);
}

/** Phrases about preparation, the longest at each place, in the order of the tokens and not overlapping. */
export function preparationsIn(tokens: readonly Token[]): PhraseMatch<PhraseMeaning>[] {
  const { root } = phraseBook();
  const found: PhraseMatch<PhraseMeaning>[] = [];
  for (let place = 0; place < tokens.length;) {
    const match = longestMatch(root, tokens, { first: place, wordOf: ({ text }) => text });
    if (match) found.push(match);
    place = match?.end ?? place + 1;
  }
  return found;
}
