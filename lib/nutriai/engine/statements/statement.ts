/** What a stretch of a text says somebody cannot or does not eat. */
export interface Statement {
  kind: 'allergy' | 'avoids';
  /** Whether signs of a reaction tell of the allergy. */
  isReaction?: true;
  items: readonly string[];
  start: number;
  end: number;
  /** The words of the statement itself. */
  said: string;
  /** The rest of its sentence before it. */
  before: string;
  /** The rest of its sentence after it. */
  after: string;
}

/** Returns the rest of the sentence before and after a stretch of a text. */
export function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const from = Math.max(...[...'.?!;\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const rest = text.slice(end);
  const to = rest.search(/[.?!;\n]/);
  return { before: text.slice(from, start), after: to < 0 ? rest : rest.slice(0, to) };
}
