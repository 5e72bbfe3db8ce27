import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordFeatures } from '../../meaning/word-features';

/** A linear model as it is stored: only the weights that tell most, as whole numbers from -127 to 127. */
export interface StoredQuestionModel {
  /** Of all that it was trained on. */
  hash: string;
  /** What a question may be: the first example of an answer, or a route (`route may-eat`). */
  classes: readonly string[];
  /** By what the weights of each class are multiplied, and what its score begins with. */
  scales: readonly number[];
  biases: readonly number[];
  /** Base64 of how many weights each place has (16 bits), of their classes (16 bits) and of the weights (8 bits). */
  counts: string;
  owners: string;
  weights: string;
}

/** Returns how much a question speaks for each class, in their order: above 0 for it, below 0 against it. */
export type QuestionModel = (features: WordFeatures) => Float32Array;

export interface TrainedQuestionModel {
  classes: readonly string[];
  scoresOf: QuestionModel;
}

/** Reads the model that was laid beside the compiled knowledge (`scripts/compile-knowledge.mjs`). */
export function readQuestionModel(): TrainedQuestionModel {
  const file = path.join(process.cwd(), '.programs', 'question-model.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredQuestionModel;
  return { classes: stored.classes, scoresOf: questionModelOf(stored) };
}

/** Unpacks a stored model. */
export function questionModelOf(stored: StoredQuestionModel): QuestionModel {
  const counts = shortsOf(stored.counts);
  const owners = shortsOf(stored.owners);
  const weights = new Int8Array(Buffer.from(stored.weights, 'base64'));
  const begins = new Int32Array(counts.length + 1);
  counts.forEach((count, place) => (begins[place + 1] = (begins[place] ?? 0) + count));
  const scales = Float32Array.from(stored.scales);
  const biases = Float32Array.from(stored.biases);
  return (features) => {
    const scores = Float32Array.from(biases);
    for (const [place, value] of features)
      for (let at = begins[place] ?? 0; at < (begins[place + 1] ?? 0); at += 1) {
        const owner = owners[at] ?? 0;
        scores[owner] = (scores[owner] ?? 0) + (weights[at] ?? 0) * (scales[owner] ?? 0) * value;
      }
    return scores;
  };
}

function shortsOf(base64: string): Uint16Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Uint16Array(bytes.buffer);
}
