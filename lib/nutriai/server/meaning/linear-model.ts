import { dimensions } from './sentence-embedder';
import { type WordFeatures, wordPlaces } from './word-features';

/** A sentence as the classifier sees it. */
export interface Features {
  /** Of length 1; empty for a sentence that the embedding model does not know the language of. */
  embedding: Float32Array;
  words: WordFeatures;
}

/** How much each kind of feature counts before it is weighed. */
export const featureScale = 3;

/** Weights of a class: the embedding’s, the words’, and last how likely it is before anything is read. */
export const weightsFor = (places: number): number => dimensions + places + 1;

/** Those of a class of the model of intents. */
export const weightsOfClass = weightsFor(wordPlaces);

/** One weight for each feature and class, in this order of classes. */
export interface LinearModel {
  classes: readonly string[];
  weights: readonly Float32Array[];
}

/**
 * A model as it is stored: whole numbers from -127 to 127 in base64, and for each class what they are
 * multiplied by.
 */
export interface StoredLinearModel {
  classes: readonly string[];
  scales: readonly number[];
  weights: string;
}

/** Returns how likely each class is for a sentence; all of them add up to 1. */
export function sharesOf({ weights }: LinearModel, features: Features): Float32Array {
  return softmax(Float32Array.from(weights, (ofClass) => scoreOf(ofClass, features)));
}

/** The score of one class for a sentence. */
export function scoreOf(ofClass: Float32Array, { embedding, words }: Features): number {
  let score = 0;
  for (let index = 0; index < embedding.length; index += 1)
    score += (ofClass[index] ?? 0) * (embedding[index] ?? 0);
  for (const [place, value] of words) score += (ofClass[dimensions + place] ?? 0) * value;
  return score * featureScale + (ofClass[ofClass.length - 1] ?? 0);
}

/** Returns the shares of scores; all of them add up to 1. */
export function softmax(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const largest = 127;

/** Packs a model: a quarter of its size, and no answer that differs by more than a hair. */
export function packModel({ classes, weights }: LinearModel): StoredLinearModel {
  const scales = weights.map(
    (ofClass) => ofClass.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest,
  );
  const bytes = Int8Array.from(
    weights.flatMap((ofClass, index) => {
      const scale = scales[index] ?? 1;
      return [...ofClass].map((weight) => Math.round(weight / scale));
    }),
  );
  return { classes, scales, weights: Buffer.from(bytes.buffer).toString('base64') };
}

/** @throws Error when the weights are not those of these classes with so many places for words */
export function unpackModel(
  { classes, scales, weights }: StoredLinearModel,
  places: number = wordPlaces,
): LinearModel {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  const ofClass = weightsFor(places);
  if (bytes.length !== classes.length * ofClass)
    throw new Error(`The model has ${bytes.length} weights for ${classes.length} classes.`);
  return {
    classes,
    weights: classes.map((_, index) =>
      Float32Array.from(
        bytes.subarray(index * ofClass, (index + 1) * ofClass),
        (weight) => weight * (scales[index] ?? 1),
      ),
    ),
  };
}
