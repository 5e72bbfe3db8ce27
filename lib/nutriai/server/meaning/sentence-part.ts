import { createHash } from 'node:crypto';

/** What a sentence of `knowledge/intents` is for. */
export type SentencePart = 'training' | 'calibration' | 'test';

const parts = 20;
const forTraining = 14;
const forCalibration = 3;

/**
 * Returns the part of a sentence by its hash, so that nobody chooses: 14 of 20 train, 3 set the thresholds, 3
 * are only counted.
 */
export function sentencePart(sentence: string): SentencePart {
  const place = createHash('sha256').update(sentence).digest().readUInt32BE() % parts;
  if (place < forTraining) return 'training';
  return place < forTraining + forCalibration ? 'calibration' : 'test';
}
