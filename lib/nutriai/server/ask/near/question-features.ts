import { isFunctionWord } from '../../../engine/text/function-words';
import { featuresOf, type WordFeatures } from '../../meaning/word-features';
import type { Question } from '../read-question';
import { romanised } from './romanised';
import { foldedWords, topicsIn } from './topics-in';

/** How many places what questions have shares. */
export const questionPlaces = 65_536;

/** The parts of a question that the model reads. */
export type ComparedQuestion = Pick<Question, 'text' | 'ofFood' | 'mentions'>;

type Named = readonly [name: string, weight: number];

const weights = {
  topic: 2,
  topicPair: 0.5,
  word: 0.6,
  pair: 0.2,
  part: 0.2,
  asked: 0.6,
  askedPair: 0.36,
  askedTriple: 0.24,
  begins: 0.3,
  foods: 1,
};
/** Of what a word weighs: "how" and "the" tell less than "nappy". */
const functionWordShare = 0.3;
const partLength = 4;
const mostFoods = 2;

/**
 * Counts what a question has: its topics, which are the same in every language, with their pairs; its words,
 * neighbours and parts of words, by which a misspelt one falls near the right one; and how it asks, in English
 * and with the word "food" for every food, so that "can she have kiwi" and "mag hij ei" ask the same.
 */
export function questionFeatures({ text, ofFood, mentions }: ComparedQuestion): WordFeatures {
  const words = foldedWords(text).filter((word) => /\p{L}/u.test(word));
  return featuresOf(
    [
      ...topicFeatures([...topicsIn(words)].sort()),
      ...wordFeaturesOf(words),
      ...askedFeatures(romanised(ofFood).split(' ')),
      [`foods ${Math.min(mentions.length, mostFoods)}`, weights.foods],
    ],
    questionPlaces,
  );
}

function topicFeatures(topics: readonly string[]): Named[] {
  return topics.flatMap((topic, index): Named[] => [
    [`topic ${topic}`, weights.topic],
    ...topics.slice(index + 1).map((other): Named => [`topics ${topic} ${other}`, weights.topicPair]),
  ]);
}

function wordFeaturesOf(words: readonly string[]): Named[] {
  return words.flatMap((word, index): Named[] => [
    [`word ${word}`, weights.word * shareOf(word)],
    ...pairOf('pair', words, index).map((name): Named => [name, weights.pair]),
    ...(isFunctionWord(word) ? [] : partsOf(word)).map((part): Named => [`part ${part}`, weights.part]),
  ]);
}

function askedFeatures(words: readonly string[]): Named[] {
  const first: Named = [`begins ${words.slice(0, 2).join(' ')}`, weights.begins];
  const found = words.flatMap((word, index): Named[] => [
    [`asked ${word}`, weights.asked * shareOf(word)],
    ...pairOf('asked', words, index).map((name): Named => [name, weights.askedPair]),
    ...(index < 2
      ? []
      : ([[`asked ${words.slice(index - 2, index + 1).join(' ')}`, weights.askedTriple]] satisfies Named[])),
  ]);
  return [first, ...found];
}

const shareOf = (word: string) => (isFunctionWord(word) ? functionWordShare : 1);

function pairOf(kind: string, words: readonly string[], index: number): string[] {
  const previous = words[index - 1];
  return previous === undefined ? [] : [`${kind} ${previous} ${words[index] ?? ''}`];
}

function partsOf(word: string): string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - partLength + 1) }, (_, from) =>
    marked.slice(from, from + partLength),
  );
}
