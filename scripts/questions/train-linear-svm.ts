import { mulberry32 } from '@/lib/nutriai/engine/mulberry32';
import type { WordFeatures } from '@/lib/nutriai/server/meaning/word-features';
import { shuffle } from '../intents/train-model';

/** What a class is learnt from. */
export interface Lesson {
  features: WordFeatures;
  label: string;
}

const rounds = 8;
const seed = 1;
/** How much an error counts against the length of the weights. */
const cost = 1;
const addedToSquare = 1 / (2 * cost);

interface Inputs {
  at: Int32Array;
  values: Float32Array;
  square: number;
}

/**
 * Trains one linear support vector machine for each class against all others, with squared hinge loss, by
 * dual coordinate descent (Hsieh et al., ICML 2008, the method of LIBLINEAR). The last weight of a class is its
 * bias. The same lessons give the same weights.
 */
export function trainLinearSvm(
  lessons: readonly Lesson[],
  classes: readonly string[],
  places: number,
): Float32Array[] {
  const all = lessons.map(({ features }) => inputsOf(features, places));
  const order = [...all.keys()];
  shuffle(order, mulberry32(seed));
  return classes.map((name) => {
    const sides = Int8Array.from(lessons, ({ label }) => (label === name ? 1 : -1));
    return weightsOf(all, { sides, order, places });
  });
}

function inputsOf(features: WordFeatures, bias: number): Inputs {
  const values = Float32Array.from([...features.values(), 1]);
  return {
    at: Int32Array.from([...features.keys(), bias]),
    values,
    square: values.reduce((sum, value) => sum + value * value, 0),
  };
}

interface Side {
  /** 1 for a lesson of the class, -1 for all others. */
  sides: Int8Array;
  order: readonly number[];
  places: number;
}

function weightsOf(all: readonly Inputs[], { sides, order, places }: Side): Float32Array {
  const weights = new Float32Array(places + 1);
  const held = new Float32Array(all.length);
  for (let round = 0; round < rounds; round += 1)
    for (const index of order) {
      const inputs = all[index];
      const side = sides[index] ?? 0;
      const before = held[index] ?? 0;
      if (inputs === undefined) continue;
      const slope = side * scoreOf(weights, inputs) - 1 + addedToSquare * before;
      const after = Math.max(before - slope / (inputs.square + addedToSquare), 0);
      if (after === before) continue;
      held[index] = after;
      move(weights, inputs, (after - before) * side);
    }
  return weights;
}

function scoreOf(weights: Float32Array, { at, values }: Inputs): number {
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (weights[at[index] ?? 0] ?? 0) * (values[index] ?? 0);
  return score;
}

function move(weights: Float32Array, { at, values }: Inputs, by: number): void {
  for (let index = 0; index < at.length; index += 1) {
    const place = at[index] ?? 0;
    weights[place] = (weights[place] ?? 0) + by * (values[index] ?? 0);
  }
}
