import {
  type Features,
  featureScale,
  type LinearModel,
  softmax,
  weightsFor,
} from '@/lib/nutriai/server/meaning/linear-model';
import { dimensions } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { wordPlaces } from '@/lib/nutriai/server/meaning/word-features';
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

/** Trains a softmax regression by AdaGrad, with so many places for words. The same examples give the same weights. */
export function trainModel(
  examples: readonly Example[],
  classes: readonly string[],
  places: number = wordPlaces,
): LinearModel {
  const weights = classes.map(() => new Float32Array(weightsFor(places)));
  const squares = classes.map(() => new Float32Array(weightsFor(places)).fill(startOfSquares));
  const random = mulberry32(seed);
  const lessons = examples.map((example) => ({
    inputs: inputsOf(example.features, weightsFor(places) - 1),
    label: classes.indexOf(example.label),
    weight: example.weight,
  }));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(lessons, random);
    for (const { inputs, label, weight } of lessons) {
      const shares = softmax(Float32Array.from(weights, (own) => scoreOf(own, inputs)));
      shares.forEach((share, at) => {
        const error = (share - (at === label ? 1 : 0)) * weight;
        const [own, ownSquares] = [weights[at], squares[at]];
        if (Math.abs(error) > rightEnough && own !== undefined && ownSquares !== undefined)
          learn(error, inputs, { own, ownSquares });
      });
    }
  }
  return { classes, weights };
}

/** The features of a sentence that are not 0: reading a list is ten times faster than reading a map. */
interface Inputs {
  at: Int32Array;
  values: Float32Array;
}

function inputsOf({ embedding, words }: Features, bias: number): Inputs {
  const at = [...embedding.keys(), ...[...words.keys()].map((place) => dimensions + place), bias];
  const scaled = [...embedding, ...words.values()].map((value) => value * featureScale);
  return { at: Int32Array.from(at), values: Float32Array.from([...scaled, 1]) };
}

function scoreOf(own: Float32Array, { at, values }: Inputs): number {
  let score = 0;
  for (let index = 0; index < at.length; index += 1)
    score += (own[at[index] ?? 0] ?? 0) * (values[index] ?? 0);
  return score;
}

/** Moves the weights of one class against its error. */
function learn(
  error: number,
  { at, values }: Inputs,
  { own, ownSquares }: { own: Float32Array; ownSquares: Float32Array },
): void {
  for (let index = 0; index < at.length; index += 1) {
    const place = at[index] ?? 0;
    const weight = own[place] ?? 0;
    const slope = error * (values[index] ?? 0) + pullToZero * weight;
    const sum = (ownSquares[place] ?? 0) + slope * slope;
    ownSquares[place] = sum;
    own[place] = weight - (rate * slope) / Math.sqrt(sum);
  }
}

/** Puts items into an order that says nothing. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, two] = [items[index], items[other]];
    if (one !== undefined && two !== undefined) [items[index], items[other]] = [two, one];
  }
}
