import { type Token } from './tokens';

/** Phrases as a tree of words, each node one word further. */
export interface PhraseNode<T> {
  next: Map<string, PhraseNode<T>>;
  value: T | null;
}

export function emptyTree<T>(): PhraseNode<T> {
  return { next: new Map(), value: null };
}

/** The node of a phrase, made where it is missing. */
export function nodeOf<T>(root: PhraseNode<T>, words: readonly string[]): PhraseNode<T> {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) {
      next = emptyTree();
      node.next.set(word, next);
    }
    node = next;
  }
  return node;
}

/** A phrase found in a text: the tokens from `first` to before `end`. */
export interface PhraseMatch<T> {
  first: number;
  end: number;
  value: T;
}

export interface MatchOptions<T> {
  wordOf: (token: Token) => string;
  /** Tokens from here on are not looked at. */
  end?: number;
  accepts?: (match: PhraseMatch<T>) => boolean;
}

/** The longest phrase that begins at a token and that `accepts` lets through; null when there is none. */
export function longestMatch<T>(
  root: PhraseNode<T>,
  tokens: readonly Token[],
  first: number,
  { wordOf, end = tokens.length, accepts = () => true }: MatchOptions<T>,
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

/** All phrases that a pattern stands for: `(a|b)` is one of them, `[a|b]` one of them or none. */
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
