import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';

/** Words that steer how a sentence is read, by what they do. */
const words = knowledge.functionWords;

/** Verbs of a method that begin a new step and say nothing of a food's shape or cooking. */
export const stepVerbs = wordsOfAll(words.stepVerbs);

/** Words that say where something goes; what they bring in is not what the verb before them works on. */
export const prepositions = wordsOfAll(words.prepositions);

/** Machines' verbs take in what is named after "with" as well. */
export const blendingVerbs = wordsOfAll(words.blendingVerbs);

/** Words for all that came before. */
export const everythingWords = wordsOfAll(words.everything);

/** Words that stand for what was named last. */
export const pronouns = wordsOfAll(words.pronouns);

export const conjunctions = wordsOfAll(words.conjunctions);

export const articles = wordsOfAll(words.articles);

/** Verbs by which someone lets a food be eaten: "don't give honey". */
export const givingVerbs = wordsOfAll(words.givingVerbs);

const all: readonly ReadonlySet<string>[] = [
  stepVerbs,
  prepositions,
  blendingVerbs,
  everythingWords,
  pronouns,
  conjunctions,
  articles,
  givingVerbs,
];

/** Whether a word is one of them. */
export function isFunctionWord(word: string): boolean {
  return all.some((each) => each.has(word));
}
