import { type Token } from './tokens';

/** Phrases as a tree of words, each node one word further. */
export interface PhraseNode<T> {
  next: ReadonlyMap<string, PhraseNode<T>>;
  value: T | null;
}

export function emptyTree<T>(): PhraseNode<T> {
  return { next: new Map(), value: null };
}

/** The node of a phrase, made where it is missing. */
export function nodeOf<T>(root: PhraseNode<T>, words: readonly string[]): PhraseNode<T> {
  let node = root;
  for (const word of words) node = node.next.get(word) ?? addedNode(node, word);
  return node;
}

/** Most nodes end a phrase: they share one empty map until something is added. */
const nothing: ReadonlyMap<string, never> = new Map<string, never>();

function addedNode<T>(node: PhraseNode<T>, word: string): PhraseNode<T> {
  const added: PhraseNode<T> = { next: nothing, value: null };
  if (node.next === nothing) node.next = new Map();
  (node.next as Map<string, PhraseNode<T>>).set(word, added);
  return added;
}

/**
 * Makes one branch of all that are equal. Patterns with choices repeat the same endings thousands of times:
 * some 55,000 nodes of the phrases about preparation are 1,600. Nothing may be added to the tree afterwards.
 * @param keyOf equal for values that mean the same; asked once for each value
 */
export function mergeBranches<T>(
  root: PhraseNode<T>,
  keyOf: (value: T) => string = JSON.stringify,
): PhraseNode<T> {
  const keys = new Map<T, string>();
  const known = new Map<string, Branch<T>>();
  const keyOfValue = (value: T) => keys.get(value) ?? keys.set(value, keyOf(value)).get(value);
  const merged = ({ next, value }: PhraseNode<T>): Branch<T> => {
    let key = value === null ? '' : `${keyOfValue(value)}`;
    const branches: [string, PhraseNode<T>][] = [];
    for (const [word, node] of next) {
      const branch = merged(node);
      key += `\n${word} ${branch.id}`;
      branches.push([word, branch.node]);
    }
    const same = known.get(key);
    if (same) return same;
    const node = { next: branches.length === 0 ? nothing : new Map(branches), value };
    const branch = { id: known.size, node };
    known.set(key, branch);
    return branch;
  };
  return merged(root).node;
}

interface Branch<T> {
  id: number;
  node: PhraseNode<T>;
}

/** A phrase found in a text: the tokens from `first` to before `end`. */
export interface PhraseMatch<T> {
  first: number;
  end: number;
  value: T;
}

export interface MatchOptions<T> {
  /** The token that the phrase begins at. */
  first: number;
  wordOf: (token: Token) => string;
  /** Tokens from here on are not looked at. */
  end?: number;
  accepts?: (match: PhraseMatch<T>) => boolean;
}

/** The longest phrase that begins at `first` and that `accepts` lets through; null when there is none. */
export function longestMatch<T>(
  root: PhraseNode<T>,
  tokens: readonly Token[],
  { first, wordOf, end = tokens.length, accepts = () => true }: MatchOptions<T>,
): PhraseMatch<T> | null {
  let longest: PhraseMatch<T> | null = null;
  let node: PhraseNode<T> | undefined = root;
  for (let place = first; place < end; place += 1) {
    const token = tokens[place];
    node = token && node.next.get(wordOf(token));
    if (!node) break;
    if (node.value === null) continue;
    const match = { first, end: place + 1, value: node.value };
    if (accepts(match)) longest = match;
  }
  return longest;
}

const wholeGroups = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/g;
/** A group within a group, or within a word. */
const irregular = /[([][^)\]]*[([]|[^\s([][([]|[)\]][^\s)\]]/;

/**
 * The last nodes of all phrases that a pattern stands for, made where they are missing: `(a|b)` is one of the
 * two, `[a|b]` one of them or none. Hyphens part words as spaces do.
 */
export function nodesOf<T>(root: PhraseNode<T>, pattern: string): ReadonlySet<PhraseNode<T>> {
  if (irregular.test(pattern))
    return new Set(expandPattern(pattern).map((phrase) => nodeOf(root, wordsOf(phrase))));
  let nodes: ReadonlySet<PhraseNode<T>> = new Set([root]);
  let place = 0;
  for (const group of pattern.matchAll(wholeGroups)) {
    const [whole, required, optional] = group;
    nodes = nodesAfter(nodes, [pattern.slice(place, group.index)]);
    const choices = (required ?? optional ?? '').split('|');
    nodes = nodesAfter(nodes, optional === undefined ? choices : [...choices, '']);
    place = group.index + whole.length;
  }
  return nodesAfter(nodes, [pattern.slice(place)]);
}

function nodesAfter<T>(
  nodes: ReadonlySet<PhraseNode<T>>,
  choices: readonly string[],
): ReadonlySet<PhraseNode<T>> {
  const words = choices.map(wordsOf);
  return new Set([...nodes].flatMap((node) => words.map((choice) => nodeOf(node, choice))));
}

function wordsOf(phrase: string): string[] {
  return phrase.split(/[ -]+/).filter((word) => word !== '');
}

/** Lists all phrases that a pattern stands for. */
export function expandPattern(pattern: string): string[] {
  const group = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/.exec(pattern);
  if (!group) return [pattern.replace(/\s+/g, ' ').trim()];
  const [whole, required, optional] = group;
  const choices = (required ?? optional ?? '').split('|');
  if (optional !== undefined) choices.push('');
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + whole.length);
  return choices.flatMap((choice) => expandPattern(before + choice + after));
}
