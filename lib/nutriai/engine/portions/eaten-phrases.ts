import { knowledge } from '../knowledge/knowledge';
import { withoutAccents } from './amount-languages';

const eatenWords = knowledge.eatenWords;

/** Phrases by their first word, the longest first. */
function phrasesOf(phrases: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byFirst = new Map<string, (readonly string[])[]>();
  const longestFirst = phrases
    .map((phrase) => withoutAccents(phrase).split(' '))
    .sort((a, b) => b.length - a.length);
  for (const phrase of longestFirst)
    byFirst.set(phrase[0] ?? '', [...(byFirst.get(phrase[0] ?? '') ?? []), phrase]);
  return byFirst;
}

/** Phrases of the words that say what was eaten or left, by their first word. */
export type Phrases = ReturnType<typeof phrasesOf>;

// What each list holds stands in the knowledge file beside it.
export const ate = phrasesOf(eatenWords.ate);
export const drank = phrasesOf(eatenWords.drank);
export const ateAfterComma = phrasesOf([...eatenWords.ate, ...eatenWords.ateAfterComma]);
export const left = phrasesOf(eatenWords.left);
export const leftBehind = phrasesOf(eatenWords.leftBehind);
export const eatenBehind = phrasesOf(eatenWords.eatenBehind);
export const before: ReadonlySet<string> = new Set(eatenWords.before.map(withoutAccents));
export const only: ReadonlySet<string> = new Set(eatenWords.only.map(withoutAccents));
export const crusts: ReadonlySet<string> = new Set(eatenWords.crusts.map(withoutAccents));
export const crustWords: ReadonlySet<string> = new Set(eatenWords.crustWords.map(withoutAccents));
export const rest = eatenWords.rest.map(withoutAccents);
export const leftParts = new Map(
  Object.entries(eatenWords.leftParts).map(([words, part]) => [withoutAccents(words), part]),
);

/** What part of one piece its middle, its edges and its filling are. */
export const partsOfOne = new Map(
  Object.entries(eatenWords.partsOfOne).map(([word, part]) => [withoutAccents(word), part]),
);

export const partsBeforeVerb: ReadonlySet<string> = new Set([
  ...leftParts.keys(),
  ...eatenWords.partsBeforeVerb.map(withoutAccents),
]);

export const eaters: ReadonlySet<string> = new Set(eatenWords.eaters);

/** “Left at nap”: when or where, and not what. */
export const whereLeft: ReadonlySet<string> = new Set(eatenWords.whereLeft);
export const articles: ReadonlySet<string> = new Set(eatenWords.articles.map(withoutAccents));
export const helpers: ReadonlySet<string> = new Set(eatenWords.helpers.map(withoutAccents));
