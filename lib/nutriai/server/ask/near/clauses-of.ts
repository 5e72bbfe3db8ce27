import { askingOf } from '../../../engine/asking/asking';

/** In words. Fewer say little alone: "how many is ok". */
const leastWords = 3;
/** Nobody asks more at once, and each is read anew. */
const mostClauses = 6;

const between = new RegExp(askingOf('frames', []).pattern('between-questions').source, 'giu');

/** Returns the parts of a question that may each ask something; none where it has only one. */
export function clausesOf(text: string): string[] {
  const clauses = text
    .split(between)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= leastWords)
    .slice(0, mostClauses);
  return clauses.length > 1 ? clauses : [];
}
