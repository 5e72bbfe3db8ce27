import { type LinearModel, weightsFor } from './linear-model';

/**
 * What `npm run questions` writes of the embeddings of English questions. Its weights are far apart, so that they need
 * 16 bits: with eight, one in eleven questions got another answer.
 */
export interface StoredAnswerModel {
  /** Of all that it was trained on. */
  hash: string;
  classes: readonly string[];
  /** By what the weights of each class are multiplied. */
  scales: readonly number[];
  /** How likely each class is before anything is read. */
  biases: readonly number[];
  /** Whole numbers of 16 bits in base64, those of one class after the other. */
  weights: string;
}

const largest = 32_767;
/** It reads the embedding alone. */
const weightsOfClass = weightsFor(0);

/** Packs a model. */
export function packAnswerModel({ classes, weights }: LinearModel): Omit<StoredAnswerModel, 'hash'> {
  const own = weights.map((ofClass) => ofClass.subarray(0, -1));
  const scales = own.map(
    (ofClass) => ofClass.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest,
  );
  const shorts = Int16Array.from(
    own.flatMap((ofClass, index) => [...ofClass].map((weight) => Math.round(weight / (scales[index] ?? 1)))),
  );
  return {
    classes,
    scales,
    biases: weights.map((ofClass) => ofClass.at(-1) ?? 0),
    weights: Buffer.from(shorts.buffer).toString('base64'),
  };
}

/** @throws Error for a damaged model */
export function answerModelOf({ classes, scales, biases, weights }: StoredAnswerModel): LinearModel {
  const bytes = Uint8Array.from(Buffer.from(weights, 'base64'));
  const shorts = new Int16Array(bytes.buffer);
  const each = weightsOfClass - 1;
  if (shorts.length !== classes.length * each)
    throw new Error(`The model has ${shorts.length} weights for ${classes.length} classes.`);
  return {
    classes,
    weights: classes.map((_, index) => {
      const own = shorts.subarray(index * each, (index + 1) * each);
      return Float32Array.from(
        [...own].map((weight) => weight * (scales[index] ?? 1)).concat(biases[index] ?? 0),
      );
    }),
  };
}
