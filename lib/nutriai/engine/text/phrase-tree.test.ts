import {
  emptyTree,
  expandPattern,
  longestMatch,
  mergeBranches,
  nodesOf,
  type PhraseNode,
} from './phrase-tree';
import { normaliseText } from './normalise-text';
import { tokenise } from './tokens';

const patterns = {
  cooked: ['(steamed|boiled|baked) until (soft|tender) [all the way] [through]', '[well] cooked'],
  cut: ['cut [up] (small|fine)', '(sliced|chopped) (small|fine|thin) [all the way] [through]'],
};

function treeOf(lists: Record<string, readonly string[]>): PhraseNode<readonly string[]> {
  const root = emptyTree<readonly string[]>();
  for (const [kind, list] of Object.entries(lists))
    for (const node of list.flatMap((pattern) => [...nodesOf(root, pattern)])) node.value = [kind];
  return root;
}

function nodesBelow(root: PhraseNode<unknown>, seen = new Set<PhraseNode<unknown>>()): number {
  if (!seen.has(root)) {
    seen.add(root);
    for (const node of root.next.values()) nodesBelow(node, seen);
  }
  return seen.size;
}

const allPhrases = Object.values(patterns).flat().flatMap(expandPattern);

it.each(['', 'please', 'until', 'cut', 'small'])(
  'a merged tree finds what the whole one finds, with "%s" behind',
  (more) => {
    const [whole, merged] = [treeOf(patterns), mergeBranches(treeOf(patterns))];
    for (const phrase of allPhrases) {
      const tokens = tokenise(normaliseText(`${phrase} ${more}`));
      tokens.forEach((_, first) => {
        const read = (root: PhraseNode<readonly string[]>) =>
          longestMatch(root, tokens, { first, wordOf: ({ text }) => text });
        expect(read(merged)).toEqual(read(whole));
      });
    }
  },
);

it('makes one branch of equal ones, and none of branches that mean something else', () => {
  const merged = mergeBranches(treeOf(patterns));
  expect(nodesBelow(merged)).toBeLessThan(nodesBelow(treeOf(patterns)) / 2);
  expect(merged.next.get('boiled')).toBe(merged.next.get('baked'));
  expect(merged.next.get('sliced')).not.toBe(merged.next.get('boiled'));
  const other = mergeBranches(treeOf({ one: ['a b'], two: ['c b'] }));
  expect(other.next.get('a')).not.toBe(other.next.get('c'));
});
