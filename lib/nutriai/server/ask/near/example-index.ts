import { type QuestionFeatures, questionFeatures } from './question-features';

/** How near a question is to the examples of an answer. */
export interface Nearness {
  /** 0 to 1: how far the question points the same way. */
  near: number;
  /** Which share of what the question is about is in the examples at all. */
  met: number;
}

/** Returns how near a question is to the examples of each answer, in their order. */
export type ExampleIndex = (question: string) => Nearness[];

/**
 * Makes one direction of the examples of each answer: the sum of theirs. What few answers have in their
 * examples weighs more, so that "twins" decides and "how much" does not.
 */
export function exampleIndex(examples: readonly (readonly string[])[]): ExampleIndex {
  const counted = examples.map((each) => each.map(questionFeatures));
  const rarity = rarityIn(counted);
  const places = new Map<string, { answer: number; weight: number }[]>();
  for (const [answer, each] of counted.entries()) {
    const direction = ofLengthOne(sumOf(each.map((features) => ofLengthOne(weighed(features, rarity)))));
    for (const [name, weight] of direction) {
      const place = places.get(name);
      if (place === undefined) places.set(name, [{ answer, weight }]);
      else place.push({ answer, weight });
    }
  }
  return (question) => {
    const found = examples.map((): Nearness => ({ near: 0, met: 0 }));
    const asked = ofLengthOne(weighed(questionFeatures(question), rarity));
    const topics = totalOf([...asked].filter(([name]) => isTopic(name)));
    for (const [name, amount] of asked)
      for (const { answer, weight } of places.get(name) ?? []) {
        const each = found[answer];
        if (each === undefined) continue;
        each.near += amount * weight;
        if (isTopic(name)) each.met += amount / topics;
      }
    return found;
  };
}

const isTopic = (name: string) => name.startsWith('topic ');

const totalOf = (features: readonly (readonly [string, number])[]) =>
  features.reduce((sum, [, amount]) => sum + amount, 0);

type Rarity = (name: string) => number;

function rarityIn(answers: readonly (readonly QuestionFeatures[])[]): Rarity {
  const counts = new Map<string, number>();
  for (const examples of answers)
    for (const name of new Set(examples.flatMap((features) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => Math.log(1 + answers.length / (counts.get(name) ?? 1));
}

function weighed(features: QuestionFeatures, rarity: Rarity): QuestionFeatures {
  return new Map([...features].map(([name, amount]) => [name, amount * rarity(name)]));
}

function sumOf(all: readonly QuestionFeatures[]): QuestionFeatures {
  const sum = new Map<string, number>();
  for (const features of all)
    for (const [name, amount] of features) sum.set(name, (sum.get(name) ?? 0) + amount);
  return sum;
}

function ofLengthOne(features: QuestionFeatures): QuestionFeatures {
  const length = Math.hypot(...features.values());
  return length === 0 ? features : new Map([...features].map(([name, amount]) => [name, amount / length]));
}
