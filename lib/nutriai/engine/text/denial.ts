import { knowledge } from '../knowledge/knowledge';
import { addTo } from './grouping';
import { type Mention } from './mention';
import { type Token } from './tokens';

/** Foods that one phrase denies; the phrase and the foods reach from token `first` to before `end`. */
export interface Denial {
  first: number;
  end: number;
  mentions: readonly Mention[];
  /**
   * It says of the food beside it what it is free from ("without nuts"), and is no order to the cook ("don't
   * add nuts").
   */
  isClaim: boolean;
}

/** Words that join what is denied together, and words that mostly do not. */
export const ors: ReadonlySet<string> = new Set(knowledge.denials.ors);
const orsAfter: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(knowledge.denials.orsAfter));
export const ands: ReadonlySet<string> = new Set(knowledge.denials.ands);

/** Whether a word joins what is denied with the food that begins at token `first`. */
export function isOr(tokens: readonly Token[], text: string, first: number): boolean {
  return ors.has(text) || (orsAfter.get(text)?.includes(tokens[first - 1]?.text ?? '') ?? false);
}

/** A text and its mentions, as the reading of negations needs them. */
export interface NegationReader {
  tokens: readonly Token[];
  /** Mentions by the token they begin at. */
  at: ReadonlyMap<number, readonly Mention[]>;
  /** Mentions by the token that follows them. */
  endingAt: ReadonlyMap<number, readonly Mention[]>;
  /** Tokens within a name after its first. */
  inside: ReadonlySet<number>;
  /** What comes after a food in a list, as far as it was asked. */
  links: Map<Mention, ListLink | null>;
}

/** The next food of a list, and how it is joined to the one before. */
export interface ListLink {
  kind: 'or' | 'and' | 'comma';
  mention: Mention;
}

/** A reader of a text. */
export function newReader(tokens: readonly Token[], mentions: readonly Mention[]): NegationReader {
  const at = new Map<number, Mention[]>();
  const endingAt = new Map<number, Mention[]>();
  const inside = new Set<number>();
  for (const mention of mentions) {
    addTo(at, mention.first, mention);
    addTo(endingAt, mention.end, mention);
    for (let place = mention.first + 1; place < mention.end; place += 1) inside.add(place);
  }
  return { tokens, at, endingAt, inside, links: new Map() };
}
