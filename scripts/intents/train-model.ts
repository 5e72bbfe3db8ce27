import {
  type Features,
  featureScale,
  type LinearModel,
  sharesOf,
  weightsOfClass,
} from '@/lib/nutriai/server/meaning/linear-model';
import { dimensions } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { mulberry32 } from '@/lib/nutriai/engine/mulberry32';

export interface Example {
  features: Features;
  label: string;
  /** How much it counts: a variant less than the sentence that it was made from. */
  weight: number;
}

const rounds = 20;
const rate = 0.1;
const pullToZero = 1e-5;
const startOfSquares = 1e-4;
const seed = 1;
/** A class whose share is right to so much learns nothing from a sentence. */
const rightEnough = 1e-3;

/** Trains a softmax regression by AdaGrad. The same examples give the same weights. */
export function trainModel(examples: readonly Example[], classes: readonly string[]): LinearModel {
  const weights = classes.map(() => new Float32Array(weightsOfClass));
  const squares = classes.map(() => new Float32Array(weightsOfClass).fill(startOfSquares));
  const random = mulberry32(seed);
  const order = examples.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const shares = sharesOf({ classes, weights }, example.features);
      classes.forEach((name, at) => {
        const error = ((shares[at] ?? 0) - (name === example.label ? 1 : 0)) * example.weight;
        const [own, ownSquares] = [weights[at], squares[at]];
        if (Math.abs(error) > rightEnough && own !== undefined && ownSquares !== undefined)
          learn(error, example.features, { own, ownSquares });
      });
    }
  }
  return { classes, weights };
}

/** Moves the weights of one class against its error. */
function learn(
  error: number,
  { embedding, words }: Features,
  { own, ownSquares }: { own: Float32Array; ownSquares: Float32Array },
): void {
  const step = (at: number, value: number) => {
    const weight = own[at] ?? 0;
    const slope = error * value + pullToZero * weight;
    const sum = (ownSquares[at] ?? 0) + slope * slope;
    ownSquares[at] = sum;
    own[at] = weight - (rate * slope) / Math.sqrt(sum);
  };
  for (let index = 0; index < dimensions; index += 1) step(index, (embedding[index] ?? 0) * featureScale);
  for (const [place, value] of words) step(dimensions + place, value * featureScale);
  step(weightsOfClass - 1, 1);
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
