import { isFunctionWord } from '../../../engine/text/function-words';
import { foldedWords, topicsIn } from './topics-in';

/** What a question has, and how much of it. */
export type QuestionFeatures = ReadonlyMap<string, number>;

const weights = { topic: 2, word: 1, functionWord: 0.3, pair: 0.3, part: 0.25 };
const partLength = 4;

/**
 * Counts the topics, words, pairs of neighbours and parts of words of a question. A topic is the same in every
 * language; parts make a misspelt word fall near the right one.
 */
export function questionFeatures(text: string): QuestionFeatures {
  const words = foldedWords(text).filter((word) => /\p{L}/u.test(word));
  const found = new Map<string, number>();
  const add = (name: string, weight: number) => found.set(name, (found.get(name) ?? 0) + weight);
  for (const topic of topicsIn(words)) add(`topic ${topic}`, weights.topic);
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    if (previous !== undefined) add(`pair ${previous} ${word}`, weights.pair);
    add(`word ${word}`, isFunctionWord(word) ? weights.functionWord : weights.word);
    if (!isFunctionWord(word)) for (const part of partsOf(word)) add(`part ${part}`, weights.part);
  }
  return found;
}

function partsOf(word: string): string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - partLength + 1) }, (_, from) =>
    marked.slice(from, from + partLength),
  );
}
